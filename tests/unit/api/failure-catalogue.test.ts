import i18next from 'i18next';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import type { CallKind } from '../../../src/api/call-kind';
import { reactionTo } from '../../../src/failure/catalogue';
import { failureNotices } from '../../../src/failure/failure-notices';
import { persistentNotice } from '../../../src/failure/persistent-notice';
import { text, type Language } from '../../e2e/support/texts';
import { readFileSync } from 'node:fs';

const operations: Record<CallKind, string> = {
  read: 'GET /a/{id}',
  download: 'GET /a/{id}',
  create: 'POST /a',
  change: 'PATCH /a/{id}',
  delete: 'DELETE /a/{id}',
  action: 'POST /a/{id}/buchen',
};
const kinds = Object.keys(operations) as CallKind[];
const message = (messageCode: string, text = '') => ({
  messageCode,
  message: text,
  messageParameters: ['Eva', '12:30'],
});

interface Answered {
  services?: ReturnType<typeof message>[];
  fieldErrors?: Record<string, string[]>;
  isFirewall?: boolean;
  retryAfter?: number;
}

const failed = (status: number | undefined, kind: CallKind, answered: Answered = {}) =>
  new ApiError({
    operation: operations[kind],
    params: { id: 7 },
    kind,
    status,
    trackingId: 't-1',
    ...answered,
  });

const said = { services: [message('msg_new', 'Der Server sagt es')] };
const fields = { fieldErrors: { plz: ['passt nicht'], ort: ['fehlt'] } };
const maintenance = {
  services: [message('msg_general_unavailable_due_to_maintenance', 'Wartung')],
};
const unlicensed = { services: [message('msg_auth_licence', 'x')] };
const duty = { services: [message('msg_auth_second_factor_required', 'x')] };
const due = { services: [message('msg_auth_password_change_required', 'x')] };
const silent = { services: [message('msg_cunit_preset_invalid', 'x')] };

beforeAll(async () => {
  const namespaces = (language: Language) =>
    Object.fromEntries(
      ['ui', 'messages'].map((name) => [
        name,
        JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as object,
      ]),
    );
  const resources = { de: namespaces('de'), en: namespaces('en'), fr: namespaces('fr') };
  await i18next.init({ lng: 'de', interpolation: { escapeValue: false }, resources });
});

/**
 * The rows of specification 1 §8. A pop-up is text (a key of `ui:error.`, the server's words, or the fields), seconds and
 * tone; the last column is what follows.
 */
type PopUp = readonly [what: string, seconds: number, tone?: 'info'];
const server = (seconds: number): PopUp => ['Der Server sagt es', seconds];
const table: readonly [number | undefined, string, Answered, readonly PopUp[], string?][] = [
  [undefined, 'no answer', {}, [['network', 12]]],
  [401, 'session over', said, [server(12)], 'login'],
  [402, 'service errors', said, [server(12)]],
  [403, 'a right is missing', said, [server(12)]],
  [403, 'no words', {}, [['licence', 12]]],
  [403, 'a load balancer', { isFirewall: true, ...said }, [['firewall', 12]]],
  [403, 'no licence', unlicensed, [['licence', 12]], 'licence'],
  [403, 'something to do first', duty, [], 'duty'],
  [403, 'a password to change', due, [['password', 12]], 'password'],
  [404, 'not found', said, [['notFound', 12]]],
  [405, 'service errors', said, [server(12)]],
  [409, 'service errors', said, [server(12)]],
  [409, 'no words', {}, [['unknown', 10]]],
  [409, 'the silent code', silent, []],
  [422, 'service and field errors', { ...said, ...fields }, [server(12), ['fields', 10]]],
  [422, 'field errors', fields, [['fields', 10]]],
  [423, 'locked', said, [['Der Server sagt es', 10, 'info']]],
  [423, 'locked without words', {}, [['locked', 10, 'info']]],
  [424, 'the end', said, [], 'logout'],
  [429, 'too many', {}, [['tooMany', 12, 'info']], 'wait'],
  [500, 'fault', said, [['general', 30]]],
  [503, 'maintenance by its code', maintenance, [], 'maintenance'],
  [503, 'a proxy’s page', {}, [], 'maintenance'],
  [503, 'another reason', said, [server(12)]],
  [502, 'another status', {}, [['again', 10]]],
  [418, 'another status with words', said, [server(10)]],
];

const everyCase = table.flatMap((row) => kinds.map((kind) => [...row.slice(0, 2), kind, row]));

describe.each(['de', 'en', 'fr'] as const)('the error catalogue, %s', (language) => {
  beforeAll(() => i18next.changeLanguage(language));
  afterAll(() => i18next.changeLanguage('de'));

  test.each(everyCase as [number, string, CallKind, (typeof table)[number]][])(
    '%s, %s, %s',
    (_status, _name, kind, [status, , answered, popUps, then]) => {
      const error = failed(status, kind, answered);
      const expected = popUps.map(([what, seconds, tone]) => ({
        text:
          what === 'fields'
            ? 'plz: passt nicht\nort: fehlt'
            : what === 'password'
              ? text('messages:msg_auth_password_change_required', language)
              : i18next.exists(`ui:error.${what}`)
                ? text(`ui:error.${what}`, language)
                : what,
        durationMs: seconds * 1000,
        isInfo: tone === 'info',
      }));
      const told = failureNotices(error).map(({ text, durationMs, isInfo = false }) => ({
        text,
        durationMs,
        isInfo,
      }));
      expect(told).toEqual(expected);
      const { title, details } = failureNotices(error)[0] ?? {};
      if (status === 418 || status === 502)
        expect(title).toBe(text('ui:error.unknownTitle', language));
      if ([418, 500, 502].includes(status ?? 0)) expect(details).toContain('t-1');
      const reaction = reactionTo(error);
      expect(reaction.then).toBe(then);
      // Only what was read is read again by a reload; whoever was saving keeps the page.
      const opensDialog = then === 'login' || then === 'password';
      expect(reaction.reloads).toBe(opensDialog && (kind === 'read' || kind === 'download'));
      // What somebody is asked to do first, like a login, is no failure to keep.
      expect(reaction.isPersistent).toBe(!opensDialog && then !== 'duty');
    },
  );
});

describe('the error catalogue', () => {
  test.each([412, 428])('%s is the stale-write guard’s where a record is changed', (status) => {
    expect(kinds.map((kind) => reactionTo(failed(status, kind, said)).then)).toEqual(
      kinds.map((kind) => (kind === 'change' ? 'guard' : undefined)),
    );
    for (const kind of kinds)
      expect(reactionTo(failed(status, kind, said)).isPersistent).toBe(true);
  });

  test('activities that keep a record from being deleted are named for 4 s', () => {
    const refused = { services: [message('msg_record_has_activities', 'x')] };
    const notice = { text: 'Es sind noch Aktivitäten vorhanden', durationMs: 4000 };
    const notices = failureNotices(failed(409, 'delete', refused));
    expect(notices).toMatchObject([notice]);
    // It is a refusal, and looks like one.
    expect(notices[0]?.isInfo).toBeUndefined();
    expect(failureNotices(failed(409, 'change', refused))[0]?.durationMs).toBe(12_000);
  });

  test('a 429 waits a second longer than the server says, six without a word', () => {
    expect(reactionTo(failed(429, 'read', { retryAfter: 9 })).waitMs).toBe(10_000);
    expect(reactionTo(failed(429, 'read')).waitMs).toBe(6000);
    expect(reactionTo(failed(409, 'read')).waitMs).toBeUndefined();
  });

  test('the login page says itself that the server is offline', () => {
    expect(reactionTo(failed(undefined, 'read'), { onLogin: true }).popUps).toEqual([]);
    expect(reactionTo(failed(500, 'read'), { onLogin: true }).popUps).toHaveLength(1);
  });

  test.each([402, 405, 409, 422, 418])('a silent route hears no pop-up of a %s', (status) => {
    const error = failed(status, 'change', { ...said, ...fields });
    expect(reactionTo(error, { isSuppressed: true })).toMatchObject({
      popUps: [],
      isPersistent: true,
    });
  });

  test.each([401, 404, 423, 500])('a silent route hears of a %s', (status) => {
    const popUps = (isSuppressed: boolean) =>
      reactionTo(failed(status, 'change', said), { isSuppressed }).popUps.length;
    expect(popUps(true)).toBe(popUps(false));
  });
});

describe('what is told', () => {
  test.each([
    ['de', 'Service vario-api offline', 'Verbindungsfehler', 'Bitte prüfen Sie diese Felder'],
    ['en', 'Service vario-api offline', 'Connection error', 'Please check these fields'],
    ['fr', 'Service vario-api hors ligne', 'Erreur de connexion', 'Veuillez vérifier ces champs'],
  ] as const)('in %s', async (language, offline, network, title) => {
    await i18next.changeLanguage(language);
    expect(failureNotices(failed(undefined, 'read'))).toEqual([
      { title: offline, text: network, durationMs: 12_000 },
    ]);
    expect(failureNotices(failed(422, 'change', fields))[0]?.title).toBe(title);
    const titles = kinds.map((kind) => failureNotices(failed(409, kind, said))[0]?.title);
    expect(titles).toEqual(
      kinds.map((kind) =>
        kind === 'read' ? undefined : text(`ui:error.failed.${kind}`, language),
      ),
    );
    const general = failureNotices(failed(500, 'read'))[0];
    expect(general?.text).toBe(text('ui:error.general', language));
    expect(general?.details).toContain('t-1');
    await i18next.changeLanguage('de');
  });

  test('a message is translated with its parameters', () => {
    const changed = failed(409, 'read', { services: [message('msg_record_changed', 'changed')] });
    expect(failureNotices(changed)[0]?.text).toBe(
      'Eva hat den Datensatz inzwischen geändert (12:30).',
    );
  });

  test('fields by their labels', () => {
    const labelOf = (name: string) => name.toUpperCase();
    expect(failureNotices(failed(422, 'change', fields), { labelOf })[0]?.text).toBe(
      'PLZ: passt nicht\nORT: fehlt',
    );
  });

  test('a lock leads to the locks', () => {
    expect(failureNotices(failed(423, 'change', said))[0]?.locks).toBe(true);
  });

  test('method, path, message and tracking id stay', () => {
    expect(persistentNotice(failed(422, 'change', { ...said, ...fields }))).toEqual({
      title: 'HTTP 422',
      lines: [
        'PATCH /vario-api/a/7',
        'Der Server sagt es',
        'plz: passt nicht',
        'ort: fehlt',
        'Vorgangsnummer: t-1',
      ],
    });
    // What is meant for programs only is left out.
    expect(persistentNotice(failed(422, 'read', silent))?.lines).toEqual([
      'GET /vario-api/a/7',
      'Vorgangsnummer: t-1',
    ]);
    expect(persistentNotice(failed(401, 'read'))).toBeUndefined();
    expect(persistentNotice(failed(undefined, 'read'))).toEqual({
      title: 'HTTP –',
      lines: ['GET /vario-api/a/7', 'Verbindungsfehler', 'Vorgangsnummer: t-1'],
    });
    expect(persistentNotice(failed(undefined, 'read'), { onLogin: true })).toBeUndefined();
  });

  test('nothing of a cancelled call, something of anything else', () => {
    expect(failureNotices(new DOMException('x', 'AbortError'))).toEqual([]);
    expect(failureNotices(new TypeError('x'))[0]?.text).toBe(text('ui:error.unknown'));
  });
});

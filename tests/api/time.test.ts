import { describe, expect, test } from 'vitest';
import { daysLater } from '../../schemas/rules/days-later';
import { today } from '../../schemas/rules/today';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  parameterPath,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { change, removeNow } from '../support/drafts';
import { testServer } from '../support/test-server';

const DAY = '/zeiterfassung/Zeitbuchung';
const LATER = '/zeiterfassung/Nachbuchung';

describe('time tracking', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const dayOf = async (api: ApiClient, query = '') =>
    (await api.get(`${DAY}${query}`)).body as {
      ergebnisEintraege: Row[];
      istAngemeldet: boolean;
      seit: string | null;
      hinweise: { code: string; text: string }[];
    };
  const punch = (api: ApiClient, istAnmeldung: boolean, more: Row = {}) =>
    api.post(DAY, { istAnmeldung, quelle: 'WEB', ...more });
  /** An instant on a day so many days ago; noon in UTC is the same day for the company. */
  const at = (daysAgo: number, time: string) => `${daysLater(today(), -daysAgo)}T${time}:00Z`;
  const book = (api: ApiClient, istAnmeldung: boolean, stamp: string, more: Row = {}) =>
    api.post(LATER, { istAnmeldung, nachbuchungTimeStamp: stamp, kommentar: 'vergessen', ...more });
  const pathOf = (reply: { headers: Headers }) =>
    String(reply.headers.get('location')).replace('/vario-api', '');
  const decide = async (api: ApiClient, path: string, action: string, body: Row = {}) => {
    const { version } = recordOf(await api.get(path));
    return api.post(`${path}/${action}`, body, { 'If-Match': `"${String(version)}"` });
  };

  test('signs in and out in turn, by the clock of the server', async () => {
    const buero = await client('buero');
    expect(await dayOf(buero)).toMatchObject({ istAngemeldet: false, seit: null });
    expect(codesOf(await punch(buero, false))).toEqual(['msg_time_already_out']);
    const stray = '2020-01-01T08:00:00Z';
    const before = Date.now();
    const came = await punch(buero, true, { zeitStempel: stray });
    expect(came.status).toBe(200);
    const { istAngemeldet, seit, ergebnisEintraege } = came.body as Awaited<
      ReturnType<typeof dayOf>
    >;
    expect(istAngemeldet).toBe(true);
    expect(Date.parse(String(seit))).toBeGreaterThanOrEqual(before - 1000);
    expect(ergebnisEintraege.at(-1)).toMatchObject({ abmeldung: null, duration: null });
    expect(codesOf(await punch(buero, true))).toEqual(['msg_time_already_in']);
    const went = await punch(buero, false, { grund: 'PAUSE' });
    expect(went.body).toMatchObject({ istAngemeldet: false, seit: null });
    const row = (went.body as { ergebnisEintraege: Row[] }).ergebnisEintraege.at(-1);
    expect(row).toMatchObject({ grund: 'PAUSE', Datum: today() });
    expect(Number(row?.duration)).toBeGreaterThanOrEqual(0);
  });

  test('leaves one of two sign-ins at once, and one of a call that is repeated', async () => {
    const admin = await client('admin');
    const replies = await Promise.all([1, 2, 3].map(() => punch(admin, true)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await dayOf(admin)).ergebnisEintraege).toHaveLength(1);
    const key = { 'idempotency-key': '5f0c6f60-4f0b-4a53-9a4e-0d2d3d8f2a11' };
    const body = { istAnmeldung: false, quelle: 'WEB' };
    expect((await admin.post(DAY, body, key)).status).toBe(200);
    const again = await admin.post(DAY, body, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  });

  test('takes the time of a device that was offline, within bounds', async () => {
    const lager = await client('lager');
    const offline = (istAnmeldung: boolean, zeitStempel?: string) =>
      punch(lager, istAnmeldung, { quelle: 'OFFLINE', ...(zeitStempel ? { zeitStempel } : {}) });
    expect(Object.keys(fieldErrorsOf(await offline(true)))).toEqual(['zeitStempel']);
    expect((await offline(true, at(-1, '12:00'))).status).toBe(422);
    expect((await offline(true, at(40, '12:00'))).status).toBe(422);
    const hoursAgo = (hours: number) =>
      new Date(Math.floor(Date.now() / 60_000) * 60_000 - hours * 3_600_000).toISOString();
    const [came, went] = [hoursAgo(5), hoursAgo(3.5)];
    expect((await offline(true, came)).status).toBe(200);
    expect((await offline(false, went)).status).toBe(200);
    // What arrives late must fit between what is there.
    expect(codesOf(await offline(true, hoursAgo(4)))).toEqual(['msg_time_already_in']);
    expect(codesOf(await offline(true, hoursAgo(5.1)))).toEqual(['msg_time_already_in']);
    const { ergebnisEintraege } = await dayOf(lager, `?Datum=${today(new Date(came))}`);
    expect(ergebnisEintraege).toContainEqual(
      expect.objectContaining({ anmeldung: came, duration: 5400 }),
    );
    // A clock that is a minute ahead signs in now, so that one is in.
    const ahead = new Date(Date.now() + 60_000).toISOString();
    expect((await offline(true, ahead)).body).toMatchObject({ istAngemeldet: true });
    expect(codesOf(await punch(lager, true))).toEqual(['msg_time_already_in']);
    expect((await punch(lager, false)).status).toBe(200);
  });

  test('takes what a device tells of long ago as a request, which somebody else approves', async () => {
    const [lager, buero] = [await client('lager'), await client('buero')];
    const offline = (api: ApiClient, istAnmeldung: boolean, zeitStempel: string) =>
      punch(api, istAnmeldung, { quelle: 'OFFLINE', zeitStempel });
    const day = `?Datum=${daysLater(today(), -20)}`;
    const before = (await dayOf(lager, day)).ergebnisEintraege.length;
    const answer = await offline(lager, true, at(20, '19:00'));
    expect(answer.status).toBe(200);
    const { hinweise } = answer.body as { hinweise: { code: string }[] };
    expect(hinweise[0]?.code).toBe('msg_time_asked_for');
    expect((await offline(lager, false, at(20, '20:30'))).status).toBe(200);
    // Asked for already.
    expect(codesOf(await offline(lager, true, at(20, '19:30')))).toEqual(['msg_time_already_in']);
    expect((await dayOf(lager, day)).ergebnisEintraege).toHaveLength(before);
    const filter = 'status=BEANTRAGT,ben_id=4';
    const asked = rowsOf(await buero.get(`${LATER}?limit=500&filter=${filter}&orderBy=id`)).slice(
      -2,
    );
    expect(asked.map(({ istAnmeldung }) => istAnmeldung)).toEqual([true, false]);
    for (const { id } of asked) {
      expect((await decide(buero, `${LATER}/${String(id)}`, 'genehmigung')).status).toBe(200);
    }
    const { ergebnisEintraege } = await dayOf(lager, day);
    expect(ergebnisEintraege).toHaveLength(before + 1);
    expect(ergebnisEintraege.at(-1)).toMatchObject({ duration: 5400 });
    // Nobody approves what is the own, however it was asked for.
    const [own, late] = [await book(buero, true, at(19, '20:00')), at(18, '20:00')];
    expect((await offline(buero, true, late)).status).toBe(200);
    const mine = rowsOf(await buero.get(`${LATER}?limit=500&filter=status=BEANTRAGT,ben_id=2`));
    expect(mine.length).toBeGreaterThanOrEqual(2);
    for (const { id } of mine) {
      const refused = await decide(buero, `${LATER}/${String(id)}`, 'genehmigung');
      expect([refused.status, codesOf(refused)]).toEqual([409, ['msg_time_own_request']]);
    }
    const admin = await client('admin');
    expect((await decide(admin, pathOf(own), 'genehmigung')).status).toBe(200);
  });

  test('books subsequently once somebody has approved', async () => {
    const [technik, buero] = [await client('technik'), await client('buero')];
    const tooFar = [at(-1, '12:00'), at(33, '12:00')];
    for (const stamp of tooFar) {
      expect(Object.keys(fieldErrorsOf(await book(technik, true, stamp)))).toEqual([
        'nachbuchungTimeStamp',
      ]);
    }
    const day = daysLater(today(), -30);
    expect((await book(technik, false, at(30, '20:00'))).status).toBe(422);
    const [came, went] = [
      await book(technik, true, at(30, '19:00')),
      await book(technik, false, at(30, '20:00')),
    ];
    expect([came.status, went.status]).toEqual([201, 201]);
    // Within what is asked for, and at the same moment.
    expect((await book(technik, true, at(30, '19:30'))).status).toBe(422);
    expect((await book(technik, true, at(30, '19:00'))).status).toBe(422);
    // What is not decided may be corrected, and is not in its own way.
    const corrected = await change(technik, pathOf(came), { kommentar: 'Zug verpasst' });
    expect(corrected.status).toBe(200);
    expect(recordOf(corrected).kommentar).toBe('Zug verpasst');
    const rows = async () => (await dayOf(technik, `?Datum=${day}`)).ergebnisEintraege.length;
    const before = await rows();
    expect((await decide(technik, pathOf(came), 'genehmigung')).status).toBe(403);
    expect((await decide(buero, pathOf(came), 'genehmigung')).status).toBe(200);
    expect((await decide(buero, pathOf(went), 'genehmigung')).status).toBe(200);
    expect(codesOf(await decide(buero, pathOf(went), 'ablehnung', { grund: 'x' }))).toEqual([
      'msg_time_request_decided',
    ]);
    expect(await rows()).toBe(before + 1);
    expect(codesOf(await change(technik, pathOf(went), { kommentar: 'anders' }))).toEqual([
      'msg_time_request_decided',
    ]);
    const last = (await dayOf(technik, `?Datum=${day}`)).ergebnisEintraege.at(-1);
    expect(last).toMatchObject({ duration: 3600 });
  });

  test('refuses with a reason, and lets who asked withdraw', async () => {
    const [technik, buero] = [await client('technik'), await client('buero')];
    const asked = await book(technik, true, at(29, '20:00'));
    expect((await decide(buero, pathOf(asked), 'ablehnung', { grund: ' ' })).status).toBe(422);
    const refused = await decide(buero, pathOf(asked), 'ablehnung', { grund: 'doppelt' });
    expect(recordOf(refused)).toMatchObject({
      status: 'ABGELEHNT',
      ablehnungsgrund: 'doppelt',
      entschiedenVon: 2,
    });
    const told = rowsOf(await technik.get('/crm/erinnerungen?limit=500&filter=benutzerId=3'));
    expect(told.map(({ bemerkung }) => bemerkung)).toContainEqual(
      expect.stringMatching(/^Nachbuchung Anmeldung .+ abgelehnt: doppelt$/),
    );
    expect((await dayOf(technik, `?Datum=${daysLater(today(), -29)}`)).ergebnisEintraege).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ anmeldung: at(29, '20:00') })]),
    );
    const second = await book(technik, true, at(29, '20:00'));
    expect((await removeNow(technik, pathOf(second))).status).toBe(204);
  });

  test('shows others only by the right to approve', async () => {
    const [technik, buero, ohne] = [
      await client('technik'),
      await client('buero'),
      await client('ohne'),
    ];
    expect((await technik.get(`${DAY}?benutzerId=2`)).status).toBe(403);
    expect((await buero.get(`${DAY}?benutzerId=3`)).status).toBe(200);
    expect((await ohne.get(DAY)).status).toBe(403);
    expect((await punch(ohne, true)).status).toBe(403);
    const owners = async (api: ApiClient) =>
      new Set(rowsOf(await api.get(`${LATER}?limit=500`)).map((row) => row.ben_id));
    expect(await owners(technik)).toEqual(new Set([3]));
    expect((await owners(buero)).size).toBeGreaterThan(1);
    expect((await book(technik, true, at(28, '20:00'), { ben_id: 4 })).status).toBe(403);
    expect((await book(buero, true, at(28, '20:00'), { ben_id: 4 })).status).toBe(201);
  });

  test('needs nobody where the parameter says so', async () => {
    const [admin, technik] = [await client('admin'), await client('technik')];
    const path = await parameterPath(admin, 'ZEIT.NACHBUCHUNG_OHNE_GENEHMIGUNG');
    expect((await change(admin, path, { wert: 'J' })).status).toBe(200);
    const booked = await book(technik, true, at(27, '20:00'));
    expect(recordOf(await technik.get(pathOf(booked)))).toMatchObject({ status: 'GENEHMIGT' });
    const { ergebnisEintraege, hinweise } = await dayOf(
      technik,
      `?Datum=${daysLater(today(), -27)}`,
    );
    expect(ergebnisEintraege.at(-1)).toMatchObject({ abmeldung: null, duration: null });
    expect(hinweise.map(({ code }) => code)).toContain('msg_time_forgotten');
    expect((await change(admin, path, { wert: 'N' })).status).toBe(200);
  });
});

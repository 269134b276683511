import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
} from '../support/api-client';
import {
  attachmentsOf,
  bookedInvoice,
  mailThatIs,
  readMail,
  sendDocument,
  sendingBy,
  setUpMail,
} from '../support/mail';
import { headerOf, startMailServer, type TestMailServer } from '../support/mail-server';
import { readEntries, writeDraft } from '../support/sales-documents';
import { testServer } from '../support/test-server';

describe('mail', () => {
  const server = testServer({ KONTOR_SECRET: randomBytes(32).toString('base64') });
  let smtp: TestMailServer;
  let admin: ApiClient;
  let buero: ApiClient;
  beforeAll(async () => {
    smtp = await startMailServer();
    admin = await clientOf(server().url, 'admin');
    buero = await clientOf(server().url, 'buero');
  });
  afterAll(() => smtp.close());

  test('nothing is sent before it is set up, and the settings must be complete', async () => {
    await setUpMail(admin, { aktiv: false, host: null });
    const id = await bookedInvoice(buero);
    const draft = recordOf(await buero.get(`/mail/versand/${id}/BELEG/entwurf`));
    expect((draft.pruefung as { code: string }[]).map(({ code }) => code)).toContain(
      'msg_mail_off',
    );
    const message = { an: 'a@example.com', betreff: 'B', text: 'T' };
    const refused = await buero.post(`/mail/versand/${id}/BELEG`, message);
    expect([refused.status, codesOf(refused)]).toEqual([409, ['msg_mail_off']]);
    const [account] = rowsOf(await admin.get('/mail/konten'));
    const path = `/mail/konten/${String(account?.id)}`;
    const incomplete = await admin.patch(path, { aktiv: true }, `"${String(account?.version)}"`);
    expect([incomplete.status, Object.keys(fieldErrorsOf(incomplete))]).toEqual([422, ['aktiv']]);
    const plain = { host: 'mail.example.com', benutzername: 'x', verschluesselung: 'KEINE' };
    const open = await admin.patch(path, plain, `"${String(account?.version)}"`);
    expect(Object.keys(fieldErrorsOf(open))).toEqual(['verschluesselung']);
    expect((await buero.get('/mail/konten')).status).toBe(403);
  });

  test('a password is sealed, never answered, and of one server and user only', async () => {
    smtp.behave({ user: { name: 'post', password: 'geheim' } });
    const { id } = await setUpMail(admin, { ...sendingBy(smtp.port), benutzername: 'post' });
    const path = `/mail/konten/${String(id)}`;
    const wrong = await admin.post(`${path}/test`, { an: 'ich@example.com' });
    expect([wrong.status, codesOf(wrong)[0]]).toEqual([
      409,
      expect.stringContaining('msg_mail_test_failed'),
    ]);
    const set = await admin.post(`${path}/kennwort`, { kennwort: 'geheim' });
    expect(recordOf(set)).toMatchObject({ hatKennwort: true });
    expect(JSON.stringify(set.body)).not.toContain('geheim');
    const [stored] = await server().query<{ kennwort: Buffer }>(
      'select kennwort from mail_accounts',
    );
    expect(stored?.kennwort.includes('geheim')).toBe(false);
    const right = await admin.post(`${path}/test`, { an: 'ich@example.com' });
    expect([right.status, smtp.taken.at(-1)?.to]).toEqual([200, ['ich@example.com']]);
    expect(await setUpMail(admin, { host: 'localhost' })).toMatchObject({ hatKennwort: false });
    await setUpMail(admin, { host: '127.0.0.1', benutzername: null });
    smtp.behave({});
  });

  test('an invoice goes to who gets invoices, with its paper, history and activity', async () => {
    const address = 1;
    const person = { name: 'Kasse', email: 'kasse@example.com', mailRechnung: true };
    const created = await buero.post(`/stammdaten/adressen/${address}/ansprechpartner`, person);
    expect(created.status).toBe(201);
    const id = await bookedInvoice(buero);
    const draft = recordOf(await buero.get(`/mail/versand/${id}/BELEG/entwurf`));
    expect(draft).toMatchObject({
      an: 'kasse@example.com',
      betreff: expect.stringMatching(/^Rechnung RE/) as string,
      text: expect.stringMatching(/^Guten Tag Kasse,.*über 100,00 EUR.*fällig/s) as string,
      pruefung: [],
    });
    const before = smtp.taken.length;
    const { an, betreff, text } = draft as Record<string, string>;
    const path = await sendDocument(buero, id, { an, betreff, text });
    await mailThatIs(buero, path, 'GESENDET');
    expect(smtp.taken.length).toBe(before + 1);
    const mail = smtp.taken.at(-1);
    expect(mail?.to).toEqual(['kasse@example.com']);
    expect(mail?.source).toContain('Content-Type: application/pdf');
    expect(headerOf(mail as never, 'From')).toBe('Kontor GmbH <rechnung@kontor.example>');
    expect(await readEntries(buero, id)).toMatch(/D$/);
    const activity = rowsOf(
      await admin.get(
        `/crm/aktivitaeten?filter=adresseId=${address},art=EMAIL&orderBy=-id&limit=1`,
      ),
    );
    expect(activity[0]).toMatchObject({ betreff });
    const technik = await clientOf(server().url, 'technik');
    const seen = await technik.get('/crm/aktivitaeten?filter=art=EMAIL&orderBy=-id&limit=1');
    expect(rowsOf(seen)).toMatchObject([{ id: activity[0]?.id }]);
    expect(JSON.stringify(seen.body)).not.toMatch(/100,00|fällig|kasse@example\.com/);
    const shown = rowsOf(await buero.get(`/mail/nachrichten?filter=adresseId=${address}`));
    expect(shown.map(({ belegId }) => belegId)).toContain(id);
    const again = recordOf(await buero.get(`/mail/versand/${id}/BELEG/entwurf`));
    expect((again.pruefung as { code: string }[])[0]?.code).toBe('msg_mail_already_sent');
    const file = await buero.get(`${path}/eml`);
    expect([file.status, String(file.body).includes('application/pdf')]).toEqual([200, true]);
  });

  test('no text becomes a header, and only addresses are addresses', async () => {
    const id = await bookedInvoice(buero);
    const path = `/mail/versand/${id}/BELEG`;
    const message = { an: 'a@example.com', betreff: 'B', text: 'T' };
    const refused = async (changes: object) => {
      const reply = await buero.post(path, { ...message, ...changes });
      return [reply.status, ...Object.keys(fieldErrorsOf(reply))];
    };
    expect(await refused({ an: 'a@example.com\r\nBcc: x' })).toEqual([422, 'an']);
    expect(await refused({ kopie: 'keine' })).toEqual([422, 'kopie']);
    expect(await refused({ an: ' , ' })).toEqual([422, 'an']);
    const many = Array.from({ length: 21 }, (_, index) => `a${index}@example.com`).join(',');
    expect(await refused({ an: many })).toEqual([422, 'an']);
    expect(await refused({ dateien: [999_999] })).toEqual([422, 'dateien']);
    // 1,999 characters as it comes, 2,018 as it is stored.
    const name = (index: number) => `${String(index).padStart(50, 'a')}@${'b'.repeat(36)}`;
    const long = Array.from({ length: 20 }, (_, index) => `${name(index)}.example.com`).join(',');
    expect([long.length, await refused({ an: long })]).toEqual([1999, [422, 'an']]);
    const sent = await sendDocument(buero, id, {
      an: 'Anna@Müller.example, anna@müller.example',
      blindkopie: 'still@example.com',
      betreff: 'Größe €',
    });
    await mailThatIs(buero, sent, 'GESENDET');
    const mail = smtp.taken.at(-1);
    expect(mail?.to).toHaveLength(2);
    expect(headerOf(mail as never, 'To')).toBe('Anna@xn--mller-kva.example');
    expect(mail?.source).not.toContain('still@example.com');
    expect(headerOf(mail as never, 'Subject')).toMatch(/^=\?UTF-8\?/);
    const sly = await sendDocument(buero, id, { betreff: 'Hallo\r\nBcc: x@example.com' });
    await mailThatIs(buero, sly, 'GESENDET');
    expect(smtp.taken.at(-1)?.to).toEqual(['kunde@example.com']);
    expect(headerOf(smtp.taken.at(-1) as never, 'Bcc')).toBeUndefined();
  });

  test('a draft is not sent, and nobody sends what he may not see', async () => {
    const draft = await writeDraft(buero, '0100', []);
    const reply = await buero.get(`/mail/versand/${draft}/BELEG/entwurf`);
    expect([reply.status, codesOf(reply)]).toEqual([409, ['msg_mail_draft']]);
    const id = await bookedInvoice(buero);
    const technik = await clientOf(server().url, 'technik');
    expect((await technik.get(`/mail/versand/${id}/BELEG/entwurf`)).status).toBe(403);
    const lager = await clientOf(server().url, 'lager');
    expect((await lager.get('/mail/nachrichten')).status).toBe(403);
    const path = await sendDocument(buero, id);
    await mailThatIs(buero, path, 'GESENDET');
    expect((await technik.get(path)).status).toBe(403);
    expect((await technik.post(`${path}/erneut`, undefined)).status).toBe(403);
  });

  test('what a mail server says decides what becomes of a message', async () => {
    const id = await bookedInvoice(buero);
    smtp.behave({ recipient: () => [451, 'Try again later'] });
    const later = await mailThatIs(buero, await sendDocument(buero, id), 'WARTET');
    await expect
      .poll(async () => (await readMail(buero, `/mail/nachrichten/${String(later.id)}`)).versuche)
      .toBe(1);
    const waiting = await mailThatIs(buero, `/mail/nachrichten/${String(later.id)}`, 'WARTET');
    expect(waiting.naechsterVersuch).not.toBeNull();
    expect(waiting.meldung).toContain('Try again later');

    smtp.behave({ recipient: () => [550, 'No such user'] });
    const failed = await sendDocument(buero, id);
    expect((await mailThatIs(buero, failed, 'FEHLGESCHLAGEN')).meldung).toContain('No such user');

    smtp.behave({ recipient: (to) => (to.startsWith('weg') ? [550, 'Gone'] : undefined) });
    const partly = await sendDocument(buero, id, { an: 'da@example.com, weg@example.com' });
    expect((await mailThatIs(buero, partly, 'TEILWEISE')).meldung).toContain('weg@example.com');

    const before = smtp.taken.length;
    smtp.behave({ message: () => 'hang up' });
    const unclear = await sendDocument(buero, id);
    expect((await mailThatIs(buero, unclear, 'UNGEKLAERT')).meldung).toContain('Vielleicht');
    expect(smtp.taken.length).toBe(before + 1);

    smtp.behave({});
    expect((await buero.post(`${failed}/erneut`, undefined)).status).toBe(200);
    await mailThatIs(buero, failed, 'GESENDET');
    expect(codesOf(await buero.post(`${failed}/erneut`, undefined))).toEqual([
      'msg_mail_not_waiting',
    ]);
    expect(recordOf(await buero.post(`${unclear}/verwerfen`, undefined)).status).toBe('VERWORFEN');
    const rest = `/mail/nachrichten/${String(later.id)}`;
    expect(recordOf(await buero.post(`${rest}/verwerfen`, undefined)).status).toBe('VERWORFEN');
  });

  test('more than an hour takes waits, and demo data sends nothing unless told', async () => {
    const id = await bookedInvoice(buero);
    const [begun] = await server().query<{ n: string }>(
      `select count(*) n from mail_attempts where begonnen_am > now() - interval '1 hour'`,
    );
    await setUpMail(admin, { proStunde: Number(begun?.n) + 1 });
    const [first, second] = [await sendDocument(buero, id), await sendDocument(buero, id)];
    await mailThatIs(buero, first, 'GESENDET');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await readMail(buero, second)).toMatchObject({ status: 'WARTET', versuche: 0 });
    await setUpMail(admin, { proStunde: 1000 });
    await mailThatIs(buero, second, 'GESENDET');

    await setUpMail(admin, { ausDemodaten: false });
    const held = await sendDocument(buero, id);
    expect(await readMail(buero, held)).toMatchObject({ status: 'ZURUECKGEHALTEN' });
    expect(codesOf(await buero.post(`${held}/erneut`, undefined))).toEqual(['msg_mail_demo']);
    await setUpMail(admin, { ausDemodaten: true });
    expect(await readMail(buero, held)).toMatchObject({ status: 'ZURUECKGEHALTEN' });
    await buero.post(`${held}/erneut`, undefined);
    await mailThatIs(buero, held, 'GESENDET');
  });

  test('an invoice goes out as the e-invoice that its customer receives', async () => {
    const { url, query } = server();
    const address = '/stammdaten/adressen/1';
    const receives = async (eRechnungFormat: string, leitwegId: string | null) => {
      const { version } = recordOf(await admin.get(address));
      const changes = { eRechnungFormat, leitwegId, peppolId: '0204:04011000-12345-03' };
      expect((await admin.patch(address, changes, `"${String(version)}"`)).status).toBe(200);
    };
    const proposed = async (id: number) => {
      const draft = recordOf(await buero.get(`/mail/versand/${id}/BELEG/entwurf`));
      return {
        names: (draft.anlagen as { name: string }[]).map(({ name }) => name.split('.').at(-1)),
        codes: (draft.pruefung as { code: string }[]).map(({ code }) => code),
      };
    };
    const attachedTo = async (id: number) => {
      await mailThatIs(buero, await sendDocument(buero, id), 'GESENDET');
      return attachmentsOf(smtp.taken.at(-1)?.source ?? '');
    };
    const kept = async (id: number) => {
      const headers = { authorization: `Bearer ${buero.token}` };
      const reply = await fetch(`${url}/vario-api/verkauf/belege/${id}/erechnung`, { headers });
      return Buffer.from(await reply.arrayBuffer());
    };

    await receives('XRECHNUNG_CII', '04011000-12345-03');
    const plain = await bookedInvoice(buero);
    expect(await proposed(plain)).toEqual({ names: ['pdf', 'xml'], codes: [] });
    const [paper, data] = await attachedTo(plain);
    expect(paper?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(data).toEqual(await kept(plain));

    await receives('ZUGFERD', null);
    const hybrid = await bookedInvoice(buero);
    expect(await proposed(hybrid)).toEqual({ names: ['pdf'], codes: [] });
    expect(await attachedTo(hybrid)).toEqual([await kept(hybrid)]);

    // Booked before its format was asked for, and lacks what that demands.
    await receives('KEINE', null);
    const former = await bookedInvoice(buero);
    await query(`alter table frozen_e_invoices disable trigger user;
      delete from frozen_e_invoices where beleg_id = ${former};
      alter table frozen_e_invoices enable trigger user`);
    await receives('XRECHNUNG_UBL', null);
    expect(await proposed(former)).toEqual({ names: ['pdf'], codes: ['msg_mail_einvoice_lacks'] });
    const plan = await buero.post('/mail/sammelversand/plan', { ids: [former] });
    expect(JSON.stringify(plan.body)).toContain('BR-DE-15');
    expect(await attachedTo(former)).toHaveLength(1);
    await receives('KEINE', null);
  });

  test('a batch says who gets what, and sends each document once', async () => {
    const ids = [await bookedInvoice(buero), await bookedInvoice(buero)];
    const plan = recordOf(await buero.post('/mail/sammelversand/plan', { ids }));
    expect(plan.gruppen).toMatchObject(
      ids.map((id) => ({ titel: expect.stringContaining('@') as string, quellen: [{ id }] })),
    );
    const before = smtp.taken.length;
    const reply = await buero.post('/mail/sammelversand', { ids });
    const made = recordOf(reply).ids as number[];
    for (const id of made) await mailThatIs(buero, `/mail/nachrichten/${id}`, 'GESENDET');
    expect([made.length, smtp.taken.length]).toEqual([2, before + 2]);
    const draft = await writeDraft(buero, '0400', []);
    const refused = await buero.post('/mail/sammelversand', { ids: [...ids, draft] });
    expect([refused.status, codesOf(refused)]).toEqual([409, ['msg_mail_draft']]);
  });

  test('a template names what there is, and its preview shows it with a signature', async () => {
    const [template] = rowsOf(await admin.get('/mail/vorlagen?filter=art=RECHNUNG,sprache=de'));
    const path = `/mail/vorlagen/${String(template?.id)}`;
    const version = `"${String(template?.version)}"`;
    const wrong = await admin.patch(path, { text: 'Guten Tag {kundin}' }, version);
    expect([wrong.status, Object.keys(fieldErrorsOf(wrong))]).toEqual([422, ['text']]);
    expect((await admin.patch(path, { text: 'Rechnung {belegnummer}' }, version)).status).toBe(200);
    const signature = { sprache: 'de', text: 'Anna vom Büro' };
    expect((await admin.post('/mail/signaturen', signature)).status).toBe(201);
    const twice = await admin.post('/mail/signaturen', signature);
    expect(codesOf(twice)).toEqual(['msg_mail_signature_exists']);
    const texts = rowsOf(await buero.get('/mail/signaturen')).map(({ text }) => text);
    expect(texts).not.toContain(signature.text);
    expect(recordOf(await admin.get(`${path}/vorschau`))).toMatchObject({
      text: 'Rechnung RE26-00017\n\nAnna vom Büro',
    });
  });
});

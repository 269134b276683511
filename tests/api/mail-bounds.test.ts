import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, type ApiClient } from '../support/api-client';
import {
  attachmentsOf,
  bookedInvoice,
  mailThatIs,
  readMail,
  sendDocument,
  sendingBy,
  setUpMail,
} from '../support/mail';
import { startMailServer, type TestMailServer } from '../support/mail-server';
import { idOf, sent } from '../support/service-tasks';
import { testServer } from '../support/test-server';

/** User of the demo company whose messages would keep others up. */
const BUERO = 2;

describe('what one user sends', () => {
  const server = testServer();
  let smtp: TestMailServer;
  let admin: ApiClient;
  let buero: ApiClient;
  let id: number;
  const waiting: string[] = [];
  beforeAll(async () => {
    smtp = await startMailServer();
    admin = await clientOf(server().url, 'admin');
    buero = await clientOf(server().url, 'buero');
    await setUpMail(admin, { ...sendingBy(smtp.port), proStunde: 3 });
    id = await bookedInvoice(admin);
  });
  afterAll(() => smtp.close());

  const numberOf = async (statement: string) => {
    const [row] = await server().query<{ n: string }>(`select (${statement}) n`);
    return Number(row?.n);
  };

  test('keeps nobody waiting: users take turns', async () => {
    let go = () => {};
    const isHeld = new Promise<undefined>((resolve) => (go = () => resolve(undefined)));
    let arrived = () => {};
    const isThere = new Promise<void>((resolve) => (arrived = resolve));
    smtp.behave({ message: () => (arrived(), isHeld) });
    await sendDocument(buero, id);
    await isThere;
    for (let n = 0; n < 9; n++) waiting.push(await sendDocument(buero, id));
    const path = await sendDocument(admin, id, { an: 'eilig@example.com' });
    smtp.behave({});
    go();
    await mailThatIs(admin, path, 'GESENDET');
    expect(smtp.taken.findIndex(({ to }) => to.includes('eilig@example.com'))).toBe(1);
  });

  test('is held back once he is blocked, until somebody else decides', async () => {
    const path = `/system/benutzer/${BUERO}`;
    const block = async (gesperrt: boolean) => {
      const { version } = recordOf(await admin.get(path));
      const reply = await admin.patch(path, { gesperrt }, `"${String(version)}"`);
      expect(reply.status).toBe(200);
    };
    await block(true);
    const last = waiting.at(-1) ?? '';
    const held = await mailThatIs(admin, last, 'ZURUECKGEHALTEN');
    expect(held).toMatchObject({ versuche: 0, naechsterVersuch: null });
    expect(held.meldung).toContain('gesperrt');
    const before = smtp.taken.length;
    await setUpMail(admin, { proStunde: 1000 });
    expect((await admin.post(`${last}/erneut`, undefined)).status).toBe(200);
    await mailThatIs(admin, last, 'GESENDET');
    expect(smtp.taken.length).toBe(before + 1);
    await block(false);
    buero = await clientOf(server().url, 'buero');
    expect((await readMail(admin, waiting.at(-2) ?? '')).status).toBe('ZURUECKGEHALTEN');
  });

  test('waits up to a number of messages', async () => {
    const kept = await numberOf(
      `select count(*) from mail_messages where benutzer_id = ${BUERO} and status = 'ZURUECKGEHALTEN'`,
    );
    const wait = (more: number) =>
      server().query(
        `insert into mail_messages (status, quelle, bezug, absender_name, absender_adresse, an, betreff, text, benutzer_id, kennung)
         select 'ZURUECKGEHALTEN', 'BELEG', 'viele', 'K', 'k@k.example', 'a@example.com', 'B', 'T', $1, '<' || n || '@k>'
         from generate_series(1, $2::integer) n`,
        [BUERO, more],
      );
    await wait(499 - kept);
    const message = { an: 'a@example.com', betreff: 'B', text: 'T' };
    const another = () => buero.post(`/mail/versand/${id}/BELEG`, message);
    const batch = { ids: [id, await bookedInvoice(buero)] };
    expect(codesOf(await buero.post('/mail/sammelversand', batch))).toEqual([
      'msg_mail_waiting_many 500',
    ]);
    await mailThatIs(buero, (await another()).headers.get('location') ?? '', 'GESENDET');
    await wait(1);
    const refused = await another();
    expect([refused.status, codesOf(refused)]).toEqual([409, ['msg_mail_waiting_many 500']]);
    await sendDocument(admin, id);
    await server().query(`delete from mail_messages where bezug = 'viele'`);
  });

  test('has one copy of a file, which goes out although its record has it no more', async () => {
    const content = randomBytes(50_000);
    const path = `/verkauf/belege/${id}/dateien`;
    const daten = content.toString('base64');
    const file = await buero.post(path, { dateiname: 'Anlage.bin', daten });
    expect(file.status).toBe(201);
    const location = file.headers.get('location') ?? '';
    const bytes = () =>
      numberOf(`(select coalesce(sum(octet_length(bytes)), 0) from file_chunks)
        + (select coalesce(sum(octet_length(inhalt)), 0) from mail_attachments)`);
    const before = await bytes();
    const begun = await numberOf(
      `select count(*) from mail_attempts where begonnen_am > now() - interval '1 hour'`,
    );
    await setUpMail(admin, { proStunde: begun });
    const dateien = [idOf(location)];
    const messages = [];
    for (let n = 0; n < 3; n++) messages.push(await sendDocument(buero, id, { dateien }));
    expect(await bytes()).toBe(before);
    const { version } = recordOf(await buero.get(location));
    expect((await buero.remove(location, `"${String(version)}"`)).status).toBe(204);
    expect((await buero.get(location)).status).toBe(404);
    await setUpMail(admin, { proStunde: 1000 });
    for (const message of messages) await mailThatIs(buero, message, 'GESENDET');
    for (const mail of smtp.taken.slice(-3)) {
      expect(attachmentsOf(mail.source).at(-1)?.equals(content)).toBe(true);
    }
  });

  test('keeps no paper that was never tried to be sent', async () => {
    const task = await sent(admin);
    await setUpMail(admin, { ausDemodaten: false });
    const message = { an: 'kunde@example.com', betreff: 'Bericht', text: 'Guten Tag' };
    const reply = await admin.post(`/mail/versand/${idOf(task)}/SERVICEBERICHT`, message);
    const path = reply.headers.get('location') ?? '';
    const bytes = () =>
      numberOf(`select coalesce(sum(octet_length(inhalt)), 0) from mail_attachments
        where nachricht_id = ${idOf(path)}`);
    expect(await bytes()).toBeGreaterThan(1_000);
    expect((await admin.post(`${path}/verwerfen`, undefined)).status).toBe(200);
    expect(await bytes()).toBe(0);
    await setUpMail(admin, { ausDemodaten: true });
  });

  describe('by something that is no mail server', () => {
    let listener: Server;
    let path = '';
    let greeting = '';
    const sockets: Socket[] = [];
    beforeAll(async () => {
      listener = createServer((socket) => {
        sockets.push(socket);
        socket.on('error', () => undefined);
        if (greeting) socket.write(greeting);
      }).listen(0, '127.0.0.1');
      await once(listener, 'listening');
      const { port } = listener.address() as AddressInfo;
      path = `/mail/konten/${String((await setUpMail(admin, { port })).id)}/test`;
    });
    afterAll(() => {
      for (const socket of sockets) socket.destroy();
      listener.close();
    });

    test('says nothing of what answered', async () => {
      greeting = 'SSH-2.0-Geheim_9.9\r\n';
      const reply = await admin.post(path, { an: 'ich@example.com' });
      expect([reply.status, codesOf(reply)]).toEqual([409, ['msg_mail_unreachable']]);
      expect(JSON.stringify(reply.body)).not.toContain('SSH');
      const message = await sendDocument(admin, id);
      await expect.poll(async () => (await readMail(admin, message)).versuche).toBe(1);
      expect((await mailThatIs(admin, message, 'WARTET')).meldung).toMatch(/kein Mailserver/);
    });

    test('ends when whoever tries it leaves', async () => {
      greeting = '';
      const leaving = new AbortController();
      const isReached = once(listener, 'connection') as Promise<[Socket]>;
      const call = fetch(`${server().url}/vario-api${path}`, {
        method: 'POST',
        body: JSON.stringify({ an: 'ich@example.com' }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
        signal: leaving.signal,
      });
      const [socket] = await isReached;
      socket.resume();
      const ended = once(socket, 'close');
      leaving.abort();
      await expect(call).rejects.toThrow();
      const late = new Promise((resolve) => setTimeout(resolve, 10_000, 'late').unref());
      expect(await Promise.race([ended.then(() => 'ended'), late])).toBe('ended');
    });
  });
});

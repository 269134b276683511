import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, rowsOf, type ApiClient } from '../support/api-client';
import {
  bookedInvoice,
  mailThatIs,
  readMail,
  sendDocument,
  sendingBy,
  setUpMail,
} from '../support/mail';
import { startMailServer, type TestMailServer } from '../support/mail-server';
import { runServer, tested, type ServerProcess } from '../support/server-process';
import { testServer } from '../support/test-server';

/** What makes a claim run out at once, as time would. */
const RUN_OUT = `update mail_messages set beansprucht_bis = now() - interval '1 second' where status = 'IN_VERSAND'`;

describe('a message goes out at most once', () => {
  const server = testServer();
  let smtp: TestMailServer;
  let admin: ApiClient;
  let id: number;
  const others: ServerProcess[] = [];
  beforeAll(async () => {
    smtp = await startMailServer();
    admin = await clientOf(server().url, 'admin');
    await setUpMail(admin, sendingBy(smtp.port));
    id = await bookedInvoice(admin);
  });
  afterEach(async () => {
    smtp.behave({});
    await Promise.all(others.splice(0).map((one) => one.end()));
  });
  afterAll(() => smtp.close());
  const another = async () => {
    const env = { DATABASE_URL: server().data, NODE_ENV: 'test', PORT: '0' };
    const one = await runServer(env, tested);
    others.push(one);
    return one;
  };

  test('by two processes that send at the same time', async () => {
    await another();
    const before = smtp.taken.length;
    const paths = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendDocument(admin, id, { an: `kunde${index}@example.com` }),
      ),
    );
    for (const path of paths) await mailThatIs(admin, path, 'GESENDET');
    const recipients = smtp.taken.slice(before).flatMap(({ to }) => to);
    expect(recipients.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `kunde${index}@example.com`).toSorted(),
    );
  });

  test('by a process that is killed while the answer is awaited: it is said, not repeated', async () => {
    let arrived = () => {};
    const isThere = new Promise<void>((resolve) => (arrived = resolve));
    smtp.behave({ message: () => (arrived(), new Promise(() => {})) });
    const before = smtp.taken.length;
    const path = await sendDocument(admin, id, { an: 'einmal@example.com' });
    await isThere;
    await server().restart('SIGKILL');
    smtp.behave({});
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await readMail(admin, path)).toMatchObject({ status: 'IN_VERSAND' });
    await server().query(RUN_OUT);
    const message = await mailThatIs(admin, path, 'UNGEKLAERT');
    expect(message.meldung).toContain('Vielleicht ist sie angekommen');
    expect(smtp.taken.slice(before)).toHaveLength(1);
    const history = await admin.get(`/verkauf/belege/${id}/historie?orderBy=-id&limit=500`);
    expect(rowsOf(history).filter(({ text }) => String(text).includes('einmal@'))).toEqual([]);
  });

  test('by a process that is killed before it has handed it over: the next one sends it', async () => {
    let greeted = () => {};
    const isGreeted = new Promise<void>((resolve) => (greeted = resolve));
    const silent = await startMailServer({ onConnect: () => greeted() });
    await setUpMail(admin, { port: silent.port });
    const path = await sendDocument(admin, id, { an: 'spaeter@example.com' });
    await isGreeted;
    await server().restart('SIGKILL');
    await setUpMail(admin, { port: smtp.port });
    const before = smtp.taken.length;
    await server().query(RUN_OUT);
    await expect
      .poll(async () => (await readMail(admin, path)).status, { timeout: 30_000 })
      .toBe('WARTET');
    await server().query(
      `update mail_messages set naechster_versuch = now() where status = 'WARTET'`,
    );
    expect(await mailThatIs(admin, path, 'GESENDET')).toMatchObject({ versuche: 2 });
    expect(smtp.taken.slice(before).map(({ to }) => to)).toEqual([['spaeter@example.com']]);
    await silent.close();
  });

  test('by a process that was stopped so long that another one has taken over', async () => {
    let go = () => {};
    const isHeld = new Promise<void>((resolve) => (go = resolve));
    let greeted = () => {};
    const isGreeted = new Promise<void>((resolve) => (greeted = resolve));
    const slow = await startMailServer({
      onConnect: (_, done) => {
        greeted();
        void isHeld.then(() => done());
      },
    });
    await setUpMail(admin, { port: slow.port });
    const path = await sendDocument(admin, id, { an: 'nur-einer@example.com' });
    await isGreeted;
    await setUpMail(admin, { port: smtp.port });
    await server().query(RUN_OUT);
    const before = smtp.taken.length;
    await another();
    await expect
      .poll(async () => (await readMail(admin, path)).status, { timeout: 30_000 })
      .toBe('WARTET');
    go();
    await server().query(
      `update mail_messages set naechster_versuch = now() where status = 'WARTET'`,
    );
    await mailThatIs(admin, path, 'GESENDET');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(slow.taken).toEqual([]);
    expect(smtp.taken.slice(before)).toHaveLength(1);
    await slow.close();
  });
});

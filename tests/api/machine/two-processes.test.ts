import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  logIn,
  recordOf,
  rowsOf,
  send,
  type ApiClient,
} from '../../support/api-client';
import { readEvents } from '../../support/event-client';
import { runServer, type ServerProcess } from '../../support/server-process';
import { startDemoCluster } from '../../support/test-cluster';

const LIMITS = { KONTOR_READS_PER_MINUTE: '60', KONTOR_BURST: '500' };
const addresses = '/stammdaten/adressen';

describe('two processes on one PostgreSQL', () => {
  let postgresql: Awaited<ReturnType<typeof startDemoCluster>>;
  let one: ServerProcess;
  let two: ServerProcess;
  const start = () =>
    runServer({ DATABASE_URL: postgresql.database, PORT: '0', NODE_ENV: 'test', ...LIMITS });
  const query = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresql.database });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const atTwo = ({ token }: ApiClient) => clientWith(two.url, token);

  beforeAll(async () => {
    postgresql = await startDemoCluster({ durable: true });
    one = await start();
    two = await start();
  });
  afterAll(async () => {
    await Promise.all([one.end(), two.end()]);
    await postgresql.stop();
  });

  test('a login at one counts at the other, and so do logout and block', async () => {
    const client = await clientOf(one.url, 'lesen');
    expect((await atTwo(client).get('/webapp/me')).status).toBe(200);
    expect((await atTwo(client).remove('/login')).status).toBe(204);
    expect((await client.get('/webapp/me')).status).toBe(401);

    const technik = await clientOf(two.url, 'technik');
    await query(`update users set gesperrt = true where benutzername = 'technik'`);
    for (const { url } of [one, two]) {
      expect((await clientWith(url, technik.token).get('/webapp/me')).status).toBe(401);
      expect((await logIn(url, 'technik')).status).toBe(401);
    }
    await query(`update users set gesperrt = false where benutzername = 'technik'`);
  });

  test('failed logins are counted together', async () => {
    for (let failure = 0; failure < 10; failure++) {
      const { url } = failure % 2 ? one : two;
      expect((await logIn(url, 'lager', `falsch${failure}`)).status).toBe(401);
    }
    for (const { url } of [one, two]) expect((await logIn(url, 'lager')).status).toBe(429);
  });

  test('what a user asked of one counts at the other within about a second', async () => {
    const client = await clientOf(one.url, 'ohne');
    let status = 200;
    for (let calls = 0; status !== 429 && calls < 600; calls += 20) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => client.get('/webapp/me')));
      status = Math.max(...replies.map((reply) => reply.status));
    }
    expect(status).toBe(429);
    const other = atTwo(client);
    let calls = 0;
    while ((await other.get('/webapp/me')).status !== 429) {
      expect(++calls).toBeLessThan(400); // alone it would allow 500
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });

  test('a key replays at the other process, also while the first call is under way', async () => {
    const client = await clientOf(one.url, 'buero');
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name1: 'Nur einmal' };
    const replies = await Promise.all(
      [client, atTwo(client), client, atTwo(client)].map((by) => by.post(addresses, body, headers)),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.headers.get('location'))).size).toBe(1);
    const replayed = replies.filter((reply) => reply.headers.get('idempotency-replayed'));
    expect(replayed).toHaveLength(3);
    expect(rowsOf(await client.get(`${addresses}?filter=name1=Nur einmal`))).toHaveLength(1);
  });

  test('locks and their tokens count at both; events of one reach a stream at the other', async () => {
    const buero = await clientOf(one.url, 'buero');
    const admin = await clientOf(two.url, 'admin');
    const reader = await readEvents(two.url, (await clientOf(one.url, 'lesen')).token);
    const lock = { tabelle: 'ADR', tabelleId: 7 };
    const first = recordOf(await buero.post('/system/sperren', lock));
    await reader.until(({ data }) => data.art === 'LOCK' && data.id === 7);
    expect(recordOf(await admin.post('/system/sperren', lock)).benutzer).toBe('Bea Büro');
    const path = `/system/sperren/${String(first.token)}`;
    expect((await atTwo(buero).post(`${path}/verlaengerung`, undefined)).status).toBe(200);

    const patched = await send(two.url, 'PATCH', `${addresses}/7`, {
      body: { s10: 'zwei' },
      headers: {
        authorization: `Bearer ${buero.token}`,
        'if-match': '"1"',
        'x-sperr-token': String(first.token),
      },
    });
    expect(patched.status).toBe(200);
    await buero.patch(`${addresses}/8`, { s10: 'eins' }, '"1"');
    await reader.until(({ data }) => data.art === 'CHANGE' && data.id === 7);
    await reader.until(({ data }) => data.art === 'CHANGE' && data.id === 8);
    reader.close();
  });

  test('a stream ends when the session ends at the other process', async () => {
    const client = await clientOf(one.url, 'lesen');
    const stream = await readEvents(two.url, client.token);
    expect((await client.remove('/login')).status).toBe(204);
    await stream.ended;
  });

  test('rights taken at one count for a stream at the other before anything else happens', async () => {
    const admin = await clientOf(one.url, 'admin');
    const stream = await readEvents(two.url, (await clientOf(two.url, 'lesen')).token);
    const [user] = rowsOf(await admin.get('/system/benutzer?filter=benutzername=lesen'));
    const path = `/system/benutzer/${String(user?.id)}`;
    let version = Number(user?.version);
    const give = async (rollen: unknown) =>
      expect((await admin.patch(path, { rollen }, `"${version++}"`)).status).toBe(200);
    await give([]);
    await admin.patch(`${addresses}/11`, { s10: 'verborgen' }, '"1"');
    await give(user?.rollen);
    await admin.patch(`${addresses}/12`, { s10: 'sichtbar' }, '"1"');
    await stream.until(({ data }) => data.id === 12);
    expect(stream.events.map(({ data }) => data.id)).toEqual([undefined, 12]);
    stream.close();
  });

  test('one is killed in the middle of writes: nothing acknowledged is lost, the other goes on', async () => {
    const users = await Promise.all(['buero', 'admin'].map((user) => clientOf(one.url, user)));
    const clients = users.flatMap((user) => [user, atTwo(user)]);
    const held = await (users[0] as ApiClient).post('/system/sperren', {
      tabelle: 'ADR',
      tabelleId: 9,
    });
    expect(held.status).toBe(201);
    const acknowledged: string[] = [];
    let gone = 0;
    let stopped = false;
    const writing = clients.map(async (client, lane) => {
      for (let count = 0; !stopped && count < 100; count++) {
        const name1 = `Abbruch ${lane} ${count}`;
        const reply = await client.post(addresses, { name1 }).catch(() => undefined);
        if (reply?.status === 201) acknowledged.push(name1);
        if (!reply) return void gone++;
      }
    });
    while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 10));
    await one.end('SIGKILL');
    const soFar = acknowledged.length;
    while (acknowledged.length < soFar + 20)
      await new Promise((resolve) => setTimeout(resolve, 10));
    stopped = true;
    await Promise.all(writing);
    expect(gone).toBe(2);

    const other = atTwo(users[1] as ApiClient);
    const rows = rowsOf(await other.get(`${addresses}?filter=name1^Abbruch&limit=2000`));
    const stored = new Set(rows.map(({ name1 }) => name1));
    expect(acknowledged.filter((name1) => !stored.has(name1))).toEqual([]);
    const numbers = rows.map(({ adressnummer }) => Number(adressnummer)).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));

    // Locks belong to users and their time, not to a process.
    const locks = async () => rowsOf(await other.get('/system/sperren?limit=2000'));
    expect(await locks()).toContainEqual(expect.objectContaining({ tabelleId: 9 }));
    await query(`update record_locks set valid_until = now()`);
    expect(await locks()).toEqual([]);
    one = await start();
  });

  test('after the database was away streams are told to fetch anew, and events come again', async () => {
    const buero = await clientOf(one.url, 'buero');
    const stream = await readEvents(two.url, buero.token);
    const before = stream.events.length;
    postgresql.crash();
    await postgresql.start();
    await stream.until(
      (event) => stream.events.indexOf(event) >= before && event.name === 'neuladen',
    );
    const patched = await buero.patch(`${addresses}/10`, { s10: 'wieder' }, '"1"');
    expect([patched.status, ...(patched.status === 200 ? [] : codesOf(patched))]).toEqual([200]);
    await stream.until(({ data }) => data.id === 10 && data.art === 'CHANGE');
    stream.close();
  });
});

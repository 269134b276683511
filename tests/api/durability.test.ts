import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, rowsOf, send } from '../support/api-client';
import { demoFolder } from '../support/demo-template';
import { runServer, type ServerProcess } from '../support/server-process';
import { startServer, type TestServer } from '../support/start-server';

describe('the embedded database', () => {
  let server: TestServer | undefined;
  const others: ServerProcess[] = [];
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    for (const other of others.splice(0)) await other.end();
  });

  test('keeps what was saved over a restart, and sessions with it', async () => {
    server = await startServer();
    const client = await clientOf(server.url, 'buero');
    const changed = await client.patch('/stammdaten/adressen/5', { s10: 'Bleibt' }, '"1"');
    expect(changed.status).toBe(200);
    await server.restart();
    expect(recordOf(await client.get('/stammdaten/adressen/5'))).toMatchObject({
      s10: 'Bleibt',
      version: 2,
    });
    // Nothing is left behind; the daily upkeep may have come by.
    const left = readdirSync(server.data).filter((name) => name !== 'last-vacuum');
    expect(left.sort()).toEqual(['database', 'lock', 'secret.key']);
  });

  test('loses no acknowledged write when the server is killed, again and again', async () => {
    server = await startServer();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const client = await clientOf(server.url, 'buero');
      let killed = false;
      const writing = Promise.all(
        [0, 1, 2, 3].map(async (lane) => {
          for (let count = 0; !killed; count++) {
            const name1 = `Runde ${round} Spur ${lane} Nummer ${count}`;
            const reply = await client
              .post('/stammdaten/adressen', { name1 })
              .catch(() => undefined);
            if (reply?.status === 201) acknowledged.push(name1);
            else await new Promise((resolve) => setTimeout(resolve, 50));
          }
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 700));
      const restarted = server.restart('SIGKILL').finally(() => {
        killed = true;
      });
      await restarted;
      await writing;
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    const client = await clientOf(server.url, 'buero');
    const rows = rowsOf(await client.get('/stammdaten/adressen?filter=name1^Runde&limit=2000'));
    const stored = new Set(rows.map(({ name1 }) => name1));
    expect(acknowledged.filter((name1) => !stored.has(name1))).toEqual([]);
    // Numbers of committed records have neither gaps nor duplicates.
    const numbers = rows.map(({ adressnummer }) => Number(adressnummer)).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  }, 180_000);

  test('refuses a second process on the same folder, whatever the first one is doing', async () => {
    server = await startServer();
    const second = runServer({ KONTOR_DATA: server.data, PORT: '0' });
    await expect(second).rejects.toThrow(/is in use by process \d+.*KONTOR_DATA/s);
    expect((await send(server.url, 'GET', '/webapp/systeminfo')).status).toBe(200);
  });

  test('of two processes that find a dead lock one starts', async () => {
    server = await startServer();
    await server.kill();
    expect(readdirSync(server.data)).toContain('lock');
    const data = server.data;
    const starts = await Promise.allSettled(
      [1, 2].map(() => runServer({ KONTOR_DATA: data, PORT: '0' })),
    );
    const started = starts.filter((start) => start.status === 'fulfilled');
    others.push(...started.map(({ value }) => value));
    expect(started).toHaveLength(1);
  });

  test('when its thread dies the server ends and says why, and the next start has everything', async () => {
    const data = await demoFolder();
    const env = { KONTOR_DATA: data, NODE_ENV: 'test', PORT: '0' };
    try {
      const dying = await runServer(env, 'tests/support/mortal-server.ts');
      others.push(dying);
      const client = await clientOf(dying.url, 'buero');
      const path = '/stammdaten/adressen/5';
      expect((await client.patch(path, { s10: 'Bleibt' }, '"1"')).status).toBe(200);
      await dying.ask('end the thread');
      // Nobody hangs on it, whether or not an answer was still on its way out.
      await client.get(path).catch(() => undefined);
      expect(await dying.ended).toBe(1);
      expect(dying.said()).toContain('its database has ended by itself');

      const next = await runServer(env);
      others.push(next);
      const headers = { authorization: `Bearer ${client.token}` };
      expect(recordOf(await send(next.url, 'GET', path, { headers }))).toMatchObject({
        s10: 'Bleibt',
        version: 2,
      });
    } finally {
      for (const other of others.splice(0)) await other.end();
      rmSync(data, { recursive: true, force: true });
    }
  });

  test('refuses writes when the disk is nearly full, and goes on reading', async () => {
    server = await startServer();
    const { token } = await clientOf(server.url, 'buero');
    await server.restart('SIGTERM', { KONTOR_RESERVE_MB: '999999999' });
    const call = (method: string, body?: object, path = '/stammdaten/adressen') =>
      send(server?.url ?? '', method, path, {
        body,
        headers: { authorization: `Bearer ${token}` },
      });
    const refused = await call('POST', { name1: 'Voll' });
    expect([refused.status, ...codesOf(refused)]).toEqual([503, 'msg_general_disk_full']);
    expect((await call('GET')).status).toBe(200);
    const query = '/cmn/computed-queries/stammdaten/adressen';
    expect((await call('POST', {}, query)).status).toBe(200);
    expect((await call('POST', { name: 'Voll' }, `${query}/presets`)).status).toBe(503);
    await server.restart('SIGTERM', {});
    expect((await call('POST', { name1: 'Wieder Platz' })).status).toBe(201);
  });
});

describe('the start', () => {
  const says = async (env: Record<string, string>) => {
    const data = mkdtempSync(join(tmpdir(), 'kontor-test-'));
    try {
      const server = await runServer({ KONTOR_DATA: data, PORT: '0', ...env });
      await server.end();
      return 'started';
    } catch (error) {
      return (error as Error).message;
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  };

  test.each([
    [{ PORT: 'abc' }, /PORT: «abc» is no port/],
    [{ PORT: '70000' }, /PORT: «70000» is no port/],
    [{ KONTOR_DEMO: 'yes' }, /KONTOR_DEMO: «yes» is neither 1 nor 0/],
    [{ DATABASE_URL: 'mysql://geheim@x/y' }, /DATABASE_URL: expected postgres:(?!.*geheim)/],
  ])('names what is wrong with %o', async (env, message) => {
    expect(await says(env as Record<string, string>)).toMatch(message);
  });

  test('does not offer demo accounts to the network unless told so', async () => {
    const server = await startServer();
    await server.kill();
    const env = { KONTOR_DATA: server.data, HOST: '0.0.0.0' };
    expect(await says(env)).toMatch(
      /HOST: not listening on 0\.0\.0\.0.*KONTOR_ALLOW_DEMO_REMOTE=1/,
    );
    expect(await says({ ...env, KONTOR_ALLOW_DEMO_REMOTE: '1' })).toBe('started');
    await server.stop();
  });

  test('without the demo company there are no accounts, but what every installation needs', async () => {
    const data = mkdtempSync(join(tmpdir(), 'kontor-test-'));
    const server = await runServer({
      KONTOR_DATA: data,
      PORT: '0',
      KONTOR_DEMO: '0',
      HOST: '0.0.0.0',
    });
    try {
      const url = server.url.replace('0.0.0.0', '127.0.0.1');
      expect(recordOf(await send(url, 'GET', '/webapp/systeminfo'))).toMatchObject({ demo: false });
      await expect(clientOf(url, 'admin')).rejects.toThrow('401');
    } finally {
      await server.end();
      rmSync(data, { recursive: true, force: true });
    }
  });
});

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, clientWith, codesOf, recordOf, rowsOf, send } from '../../support/api-client';
import {
  companyFolder,
  companyServers,
  databaseProcesses,
  watcherOf,
} from '../../support/company-folder';
import { fullMatrix } from '../../support/full-matrix';
import { runServer, type ServerProcess } from '../../support/server-process';

const addresses = '/stammdaten/adressen';

/** How often each kind of end comes in the middle of writing. */
const ROUNDS = fullMatrix ? 30 : 2;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let company: Awaited<ReturnType<typeof companyFolder>>;
beforeAll(async () => {
  company = await companyFolder();
});
afterAll(() => company.remove());

describe('a PostgreSQL of its own', () => {
  const start = companyServers();

  test('keeps what was saved over a restart, and sessions with it', async () => {
    const data = company.copy();
    const server = await start(data);
    const client = await clientOf(server.url, 'admin');
    const created = await client.post(addresses, { name1: 'Bleibt' });
    const path = created.headers.get('location') ?? '';
    await server.end();
    // Nothing of it runs or is left behind.
    expect(databaseProcesses(data)).toEqual([]);
    expect(readdirSync(data).sort()).toEqual(['postgresql', 'postgresql.json', 'secret.key']);
    const again = await start(data);
    const reply = await clientWith(again.url, client.token).get(path);
    expect(recordOf(reply)).toMatchObject({ name1: 'Bleibt', version: 1 });
  });

  /** What ends, of a server and its database. */
  const ends: [string, (server: ServerProcess, data: string) => Promise<unknown>][] = [
    ['the server', async (server) => server.end('SIGKILL')],
    ['the database', async (_, data) => kill(firstOf(data))],
    [
      'both',
      async (server, data) => {
        kill(firstOf(data));
        await server.end('SIGKILL');
      },
    ],
    [
      // As far as processes can tell: nobody says goodbye, and nobody is left who could.
      'everything at once',
      async (server, data) => {
        const watcher = watcherOf(firstOf(data));
        for (const pid of [server.pid, watcher, ...databaseProcesses(data)]) kill(pid);
        await server.ended;
      },
    ],
  ];

  test.each(ends)(
    'loses no acknowledged write when a kill ends %s, again and again',
    async (_, end) => {
      const data = company.copy();
      const acknowledged: string[] = [];
      let server = await start(data);
      const { token } = await clientOf(server.url, 'admin');
      for (let round = 0; round < ROUNDS; round++) {
        let isOver = false;
        const { url } = server;
        const writing = Promise.all(
          [0, 1, 2, 3].map(async (lane) => {
            for (let count = 0; !isOver; count++) {
              const name1 = `Runde ${round} Spur ${lane} Nummer ${count}`;
              const client = clientWith(url, token);
              const reply = await client.post(addresses, { name1 }).catch(() => undefined);
              if (reply?.status === 201) acknowledged.push(name1);
              else await wait(50);
            }
          }),
        );
        const before = acknowledged.length;
        await expect
          .poll(() => acknowledged.length - before, { timeout: 60_000, interval: 10 })
          .toBeGreaterThan(5 + (round % 5) * 5);
        await end(server, data);
        const hasEnded = await Promise.race([server.ended.then(() => true), wait(50)]);
        if (hasEnded) {
          isOver = true;
          server = await start(data);
        } else {
          // The same server goes on, as soon as its database has recovered.
          const before = acknowledged.length;
          await expect
            .poll(() => acknowledged.length - before, { timeout: 60_000, interval: 10 })
            .toBeGreaterThan(5);
          isOver = true;
        }
        await writing;
      }
      const stored = new Set<unknown>();
      const numbers: number[] = [];
      const client = clientWith(server.url, token);
      for (let offset = 0, found = 1; found > 0; offset += found) {
        const list = `${addresses}?filter=name1^Runde&orderBy=adressnummer&limit=2000&offset=${offset}`;
        const rows = rowsOf(await client.get(list));
        found = rows.length;
        for (const { name1, adressnummer } of rows) {
          stored.add(name1);
          numbers.push(Number(adressnummer));
        }
      }
      expect(acknowledged.filter((name1) => !stored.has(name1))).toEqual([]);
      // Numbers of committed records have neither gaps nor duplicates.
      expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index));
    },
    600_000,
  );

  test('what runs beside it knows none of the server’s secrets, and who calls itself like it is left alone', async () => {
    const data = company.copy();
    const secret = Buffer.alloc(32, 7).toString('base64');
    const server = await start(data, { KONTOR_SECRET: secret });
    const first = firstOf(data);
    for (const pid of [watcherOf(first), ...databaseProcesses(data)]) {
      expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain(secret);
    }
    const name = /cluster_name=(\S+)/.exec(
      readFileSync(`/proc/${first}/cmdline`, 'utf8').replaceAll('\0', ' '),
    )?.[1];
    const impostor = spawn('sleep', ['600'], {
      argv0: `postgres: ${name}: somebody`,
      ...(process.getuid?.() === 0 ? { uid: 54_321 } : {}),
    });
    await server.end();
    const again = await start(data, { KONTOR_SECRET: secret });
    expect(again.said()).not.toContain('still runs and is ended');
    expect(impostor.exitCode ?? impostor.signalCode).toBe(null);
    impostor.kill();
  });

  test('is not started again when it is told to end with its server', async () => {
    const data = company.copy();
    const server = await start(data, { KONTOR_DRAIN_SECONDS: '4' });
    const processes = databaseProcesses(data);
    process.kill(server.pid, 'SIGTERM');
    await expect.poll(async () => (await fetch(new URL('/ready', server.url))).status).toBe(503);
    for (const pid of processes) kill(pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.said()).not.toContain('is started again');
    expect(databaseProcesses(data)).toEqual([]);
  });

  test('ends by itself when its server is gone', async () => {
    const data = company.copy();
    const server = await start(data);
    await server.end('SIGKILL');
    await expect.poll(() => databaseProcesses(data), { timeout: 30_000 }).toEqual([]);
  });

  test('is ended by the next start when nobody was left to end it', async () => {
    const data = company.copy();
    const server = await start(data);
    const client = await clientOf(server.url, 'admin');
    expect((await client.post(addresses, { name1: 'Vorher' })).status).toBe(201);
    const first = firstOf(data);
    kill(watcherOf(first));
    await server.end('SIGKILL');
    expect(databaseProcesses(data)[0]).toBe(first);
    const next = await start(data);
    expect(next.said()).toContain('A database of a Kontor that is gone still runs and is ended');
    const list = await clientWith(next.url, client.token).get(`${addresses}?filter=name1=Vorher`);
    expect(rowsOf(list)).toHaveLength(1);
  });

  test('says for a while that it is unavailable, and goes on, when a connection of it is killed', async () => {
    const data = company.copy();
    const server = await start(data);
    const client = await clientOf(server.url, 'admin');
    for (const pid of databaseProcesses(data).slice(1)) kill(pid);
    await expect
      .poll(async () => (await client.post(addresses, { name1: 'Danach' })).status, {
        timeout: 30_000,
      })
      .toBe(201);
  });

  test('refuses a second process on the same folder, whatever the first one is doing', async () => {
    const data = company.copy();
    const server = await start(data);
    const second = runServer({ KONTOR_DATA: data, PORT: '0' });
    await expect(second).rejects.toThrow(
      new RegExp(`is in use by process ${server.pid}.*KONTOR_DATA`, 's'),
    );
    expect((await send(server.url, 'GET', '/webapp/systeminfo')).status).toBe(200);
  });

  test('of two processes that find a dead lock one starts', async () => {
    const data = company.copy();
    await (await start(data)).end('SIGKILL');
    expect(readdirSync(data)).toContain('lock');
    const starts = await Promise.allSettled([1, 2].map(() => start(data)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses writes when the disk is nearly full, and goes on reading', async () => {
    const data = company.copy();
    const first = await start(data);
    const { token } = await clientOf(first.url, 'admin');
    await first.end();
    const server = await start(data, { KONTOR_RESERVE_MB: '999999999' });
    const call = (url: string, method: string, body?: object, path = addresses) =>
      send(url, method, path, { body, headers: { authorization: `Bearer ${token}` } });
    const refused = await call(server.url, 'POST', { name1: 'Voll' });
    expect([refused.status, ...codesOf(refused)]).toEqual([503, 'msg_general_disk_full']);
    expect((await call(server.url, 'GET')).status).toBe(200);
    const health = async (url: string) => (await fetch(`${url}/health`)).json();
    expect(await health(server.url)).toEqual({ status: 'full' });
    const query = `/cmn/computed-queries${addresses}`;
    expect((await call(server.url, 'POST', {}, query)).status).toBe(200);
    expect((await call(server.url, 'POST', { name: 'Voll' }, `${query}/presets`)).status).toBe(503);
    await server.end();
    const again = await start(data);
    expect(await health(again.url)).toEqual({ status: 'ok' });
    expect((await call(again.url, 'POST', { name1: 'Wieder Platz' })).status).toBe(201);
  });
});

describe('the start', () => {
  const says = async (env: Record<string, string>) => {
    const data = join(tmpdir(), 'kontor-test-never-made');
    const reason = await runServer({ KONTOR_DATA: data, PORT: '0', ...env }).catch(
      (error: unknown) => (error as Error).message,
    );
    expect(existsSync(data)).toBe(false);
    return reason;
  };

  test.each([
    [{ PORT: 'abc' }, /PORT: «abc» is no port/],
    [{ PORT: '70000' }, /PORT: «70000» is no port/],
    [{ KONTOR_DEMO: 'yes' }, /KONTOR_DEMO: «yes» is neither 1 nor 0/],
    [{ DATABASE_URL: 'mysql://geheim@x/y' }, /DATABASE_URL: expected postgres:(?!.*geheim)/],
  ])('names what is wrong with %o', async (env, message) => {
    expect(await says(env as Record<string, string>)).toMatch(message);
  });

  test('without the demo company there are no accounts, but what every installation needs', async () => {
    const data = company.copy();
    const server = await runServer({ KONTOR_DATA: data, PORT: '0', HOST: '0.0.0.0' });
    try {
      const url = server.url.replace('0.0.0.0', '127.0.0.1');
      expect(recordOf(await send(url, 'GET', '/webapp/systeminfo'))).toMatchObject({ demo: false });
      await expect(clientOf(url, 'buero')).rejects.toThrow('401');
    } finally {
      await server.end();
    }
  });
});

/** Its first process; a signal to process 0 would end these tests. */
function firstOf(data: string): number {
  const [first] = databaseProcesses(data);
  if (first === undefined) throw new Error(`no database runs in ${data}`);
  return first;
}

function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Some end with the one before.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

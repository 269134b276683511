import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Reply } from '../support/api-client';
import type { EmptyDatabase } from '../support/create-database';
import { runServer, type ServerProcess } from '../support/server-process';
import { demoDatabase } from '../support/test-cluster';
import { testServer } from '../support/test-server';

const statusOf = async (url: string) => (await fetch(url)).status;

/** Asks until an answer has the status; the test's own limit ends it. */
async function until(url: string, status: number): Promise<void> {
  while ((await statusOf(url)) !== status) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('health', () => {
  const server = testServer();

  test.each(['/health', '/ready'])('%s says ok in a few bytes, to everybody', async (path) => {
    const response = await fetch(server().url + path);
    const text = await response.text();
    expect([response.status, text]).toEqual([200, '{"status":"ok"}']);
    const headers = [...response.headers].map((header) => header.join(': ')).join('\r\n');
    expect(headers).toContain('cache-control: no-store');
    const head = await fetch(server().url + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('readiness', () => {
  const server = { current: undefined as ServerProcess | undefined };
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await demoDatabase();
  });
  afterAll(async () => {
    await server.current?.end();
    await database.drop();
  });

  test('is not there when the database lacks a migration, and comes back with it', async () => {
    server.current = await runServer({ DATABASE_URL: database.url, PORT: '0', NODE_ENV: 'test' });
    const { url } = server.current;
    const rename = (from: string, to: string) =>
      database.query(`update kontor_migrations set name = '${to}' where name = '${from}'`);
    await rename('0001-base.sql', 'none');
    await until(`${url}/ready`, 503);
    expect(await statusOf(`${url}/health`)).toBe(200);
    await rename('none', '0001-base.sql');
    await until(`${url}/ready`, 200);
    await server.current.end();
  });

  test('ends before the process does', async () => {
    const ending = await runServer({
      DATABASE_URL: database.url,
      PORT: '0',
      NODE_ENV: 'test',
      KONTOR_DRAIN_SECONDS: '2',
    });
    server.current = ending;
    const client = await clientOf(ending.url, 'buero');
    const ended = ending.end('SIGTERM');
    await until(`${ending.url}/ready`, 503);
    expect(await statusOf(`${ending.url}/health`)).toBe(200);
    expect((await client.get('/webapp/me')).status).toBe(200);
    await ended;
    await expect(fetch(`${ending.url}/health`)).rejects.toThrow();
  });

  test('an error is in the log with its trackingId and without what was typed', async () => {
    await database.query(
      `alter table addresses add constraint test_refuses check (name1 <> 'Geheimnis GmbH')`,
    );
    const process = await runServer({ DATABASE_URL: database.url, PORT: '0', NODE_ENV: 'test' });
    server.current = process;
    const client = await clientOf(process.url, 'buero');
    const reply = await client.post('/stammdaten/adressen', { name1: 'Geheimnis GmbH' });
    expect(reply.status).toBe(500);
    const { trackingId } = reply.body as { trackingId: string };
    const [line] = linesOf(process).filter((entry) => entry.trackingId === trackingId);
    expect(line).toMatchObject({
      level: 50,
      msg: 'request failed',
      err: { code: '23514', table: 'addresses', constraint: 'test_refuses' },
    });
    expect(process.said()).not.toContain('Geheimnis');
    expect(JSON.stringify(reply.body)).not.toMatch(/Geheimnis|test_refuses|addresses|23514/);
  });
});

describe('the log', () => {
  let database: EmptyDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await demoDatabase();
    server = await runServer({ DATABASE_URL: database.url, PORT: '0', KONTOR_LOG: 'info' });
  });
  afterAll(async () => {
    await server.end();
    await database.drop();
  });

  test('has a line per request, and nothing in it that is anybody’s business', async () => {
    const client = await clientOf(server.url, 'lesen');
    const filter = '/stammdaten/adressen?filter=name1~Geheimnis&suche=vertraulich';
    const replies: Reply[] = [
      await client.get('/stammdaten/adressen/17'),
      await client.get(filter),
      await client.post('/stammdaten/adressen', { name1: 'Geheimnis' }),
      await client.get('/nirgends/geheimnis'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 403, 404]);
    await fetch(`${server.url}/addresses/17?q=geheimnis`);
    // The line follows the answer: the last one is there soon.
    while (linesOf(server).length < 6) await new Promise((resolve) => setTimeout(resolve, 20));

    const lines = linesOf(server);
    const common = { level: 30, msg: 'request', ms: expect.any(Number) as number };
    expect(lines).toMatchObject([
      { ...common, method: 'POST', route: '/vario-api/login', status: 200 },
      {
        ...common,
        method: 'GET',
        route: '/vario-api/stammdaten/adressen/:id',
        status: 200,
        user: 5,
      },
      { ...common, method: 'GET', route: '/vario-api/stammdaten/adressen', status: 200, user: 5 },
      { ...common, method: 'POST', route: '/vario-api/stammdaten/adressen', status: 403, user: 5 },
      { ...common, method: 'GET', route: 'none', status: 404 },
      { ...common, method: 'GET', route: 'none' },
    ]);
    const tracked = lines.map(({ trackingId }) => trackingId);
    expect(new Set(tracked).size).toBe(6);
    expect(tracked[3]).toBe((replies[2]?.body as { trackingId: string }).trackingId);
    const basic = Buffer.from('lesen:kontor-demo').toString('base64');
    const written = server.said().split('Demo logins')[1] ?? '';
    for (const secret of [
      /geheimnis/i,
      /vertraulich/,
      client.token,
      basic,
      /Basic|Bearer/,
      '"17"',
    ]) {
      expect(written).not.toMatch(secret);
    }
  });

  test('is silent about questions for health', async () => {
    const before = linesOf(server).length;
    await fetch(`${server.url}/health`);
    await fetch(`${server.url}/ready`);
    await (await clientOf(server.url, 'lesen')).get('/webapp/me');
    while (linesOf(server).length < before + 2)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(
      linesOf(server)
        .slice(before)
        .map(({ route }) => route),
    ).toEqual(['/vario-api/login', '/vario-api/webapp/me']);
  });
});

/** The lines of a server's log about requests. */
function linesOf(server: ServerProcess): Record<string, unknown>[] {
  return server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ trackingId }) => trackingId !== undefined);
}

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codesOf, logIn } from '../support/api-client';
import { rawRequest } from '../support/raw-request';
import { runServer, type ServerProcess } from '../support/server-process';
import { startServer, type TestServer } from '../support/start-server';
import { testServer } from '../support/test-server';
import { createDatabase } from '../support/create-database';
import { testCluster } from '../support/test-cluster';

const PUBLIC = '/vario-api/webapp/systeminfo';

describe('a server on loopback', () => {
  const server = testServer({
    KONTOR_HOSTS: 'kontor.example.com,192.0.2.9',
    KONTOR_ORIGIN: 'https://office.example.com:8443',
  });
  const asks = (host: string, path = PUBLIC, headers: Record<string, string> = {}) =>
    rawRequest(server().url, path, { headers: { host, ...headers } });

  test('answers under its own names, with any port', async () => {
    for (const host of [
      'localhost',
      'LOCALHOST:4700',
      'kontor.localhost',
      '127.0.0.1:1',
      '127.0.0.2',
      '[::1]:4700',
      'kontor.example.com',
      'Kontor.Example.Com:443',
      '192.0.2.9:8443',
      'office.example.com',
      'Office.Example.com:8443',
    ]) {
      expect([host, (await asks(host)).status]).toEqual([host, 200]);
    }
  });

  test.each([
    'evil.example',
    'evil.example:4700',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'kontor.example.com.evil.example',
    'office.example.com.evil.example',
    '192.0.2.1',
    '[2001:db8::1]',
    'a@localhost',
    '0.0.0.0',
  ])('a page that lets «%s» resolve to this computer reads nothing', async (host) => {
    for (const path of [PUBLIC, '/', '/built/x.js', '/health', '/ready', '/nirgends']) {
      // Whatever else it sends: its own origin, ours, a token.
      for (const headers of [
        {},
        { origin: 'http://127.0.0.1:4700' },
        { origin: `http://${host}` },
      ]) {
        const refused = await asks(host, path, headers as Record<string, string>);
        expect([path, refused.status, ...codesOf(refused)]).toEqual([
          path,
          421,
          'msg_request_host',
        ]);
      }
    }
    const body = JSON.stringify({ sprache: 'de', geraetName: 'x' });
    const login = await rawRequest(server().url, '/vario-api/login', {
      method: 'POST',
      headers: {
        host,
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from('admin:kontor-demo').toString('base64')}`,
      },
      body,
    });
    expect(login.status).toBe(421);
  });
});

describe('demo logins', () => {
  const server = testServer();
  const asks = (headers: Record<string, string>, path = PUBLIC) =>
    rawRequest(server().url, path, { headers });

  test.each<Record<string, string>>([
    { 'x-forwarded-for': '192.0.2.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'kontor.example.com' },
    { forwarded: 'for=192.0.2.1' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '127.0.0.1' },
    { origin: 'http://192.0.2.1' },
    { origin: 'https://kontor.example.com' },
    { referer: 'http://intranet:8080/addresses', 'sec-fetch-site': 'same-origin' },
    { referer: 'http://intranet/' },
  ])('are refused to what a proxy on this computer passes on: %o', async (headers) => {
    for (const path of [PUBLIC, '/']) {
      const refused = await asks(headers, path);
      expect([refused.status, ...codesOf(refused)]).toEqual([403, 'msg_auth_demo_local']);
    }
    expect((await asks({})).status).toBe(200);
  });

  test('are refused to HTTP/1.0, as a bare proxy speaks it', async () => {
    const { port, hostname } = new URL(server().url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${PUBLIC} HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n`),
      );
      let text = '';
      socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      socket.once('error', reject).once('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 403/);
    expect(answer).toContain('msg_auth_demo_local');
  });

  test.each<Record<string, string>>([
    { origin: 'http://localhost:4700', referer: 'http://localhost:4700/addresses' },
    { origin: 'http://[::1]:4700' },
    { referer: 'http://127.0.0.1:5173/' },
    // A link that was followed, a page in a sandbox.
    { referer: 'https://wiki.example.com/kontor', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])('are there for browsers on this computer: %o', async (headers) => {
    expect((await asks(headers)).status).toBe(200);
  });
});

describe('where demo logins are not', () => {
  const behindProxy = {
    KONTOR_TRUST_PROXY: '127.0.0.1',
    KONTOR_ALLOW_DEMO_REMOTE: '1',
    KONTOR_ORIGIN: 'https://office.example.com',
  };
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(behindProxy);
  });
  afterAll(() => server.stop());

  test('the trusted proxy answers for names, until they are configured', async () => {
    const asks = async (host: string) =>
      (
        await rawRequest(server.url, PUBLIC, {
          headers: { host, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' },
        })
      ).status;
    expect(await asks('kontor.example.com')).toBe(200);
    await server.restart('SIGTERM', { ...behindProxy, KONTOR_HOSTS: 'kontor.example.com' });
    expect(await asks('kontor.example.com')).toBe(200);
    expect(await asks('office.example.com')).toBe(200);
    expect(await asks('localhost')).toBe(200);
    expect(await asks('other.example.com')).toBe(421);
  });

  test('a database with them does not start behind a proxy, nor in production', async () => {
    await server.kill();
    const says = (env: Record<string, string>) =>
      runServer({ DATABASE_URL: server.data, PORT: '0', ...env }).then(
        async (started: ServerProcess) => {
          await started.end();
          return 'started';
        },
        (error: Error) => error.message,
      );
    expect(await says({ KONTOR_TRUST_PROXY: '127.0.0.1' })).toMatch(
      /KONTOR_TRUST_PROXY: not serving behind a proxy.*KONTOR_ALLOW_DEMO_REMOTE=1/,
    );
    expect(await says({ NODE_ENV: 'production' })).toMatch(/NODE_ENV: .*KONTOR_DEMO=1/);
    expect(await says({ NODE_ENV: 'production', KONTOR_DEMO: '1' })).toBe('started');
  });
});

test('in production nobody gets a demo company by saying nothing', async () => {
  const { url, drop } = await createDatabase(testCluster());
  const server = await runServer({ DATABASE_URL: url, PORT: '0', NODE_ENV: 'production' });
  try {
    expect(server.said()).toContain('There is no user yet');
    expect((await logIn(server.url, 'admin')).status).toBe(401);
  } finally {
    await server.end();
    await drop();
  }
}, 120_000);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LogIn } from '../../schemas/contract/backend';
import { buildGateway } from '../../server/gateway/app';
import { Sessions } from '../../server/gateway/sessions';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What the backend was asked, and what it answers to which path. */
const seen: Seen[] = [];
let backend: Server;
let base = '';
let tokensGiven = 0;
let pageFolder = '';

beforeAll(async () => {
  pageFolder = mkdtempSync(join(tmpdir(), 'kontor-gateway-'));
  writeFileSync(join(pageFolder, 'index.html'), '<meta name="csp-nonce" content="">page');
  writeFileSync(join(pageFolder, '.gateway.json'), '{"base":"secret"}');
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body });
      const answer = (status: number, content: unknown, more: Record<string, string> = {}) => {
        response.writeHead(status, { 'content-type': 'application/json', ...more });
        response.end(JSON.stringify(content));
      };
      if (url === '/v1/token') {
        const right = body.includes('"secret"') || body.includes('grant_type=client_credentials');
        tokensGiven += 1;
        return right
          ? answer(200, {
              data: { token: 'person' },
              access_token: `t${tokensGiven}`,
              expires_in: 3600,
            })
          : answer(401, {});
      }
      if (url === '/v1/me' && headers.authorization !== 'Basic YcOkOmRlcjpw')
        return answer(401, {});
      if (url === '/v1/me') return answer(200, { person: { name: 'Ärmel' } });
      if (url === '/v1/gone') return request.socket.destroy();
      if (method === 'POST') return answer(201, {}, { location: `${base}/things/a%2Fb` });
      return answer(200, [{ id: 1 }], {
        'set-cookie': 'backend=1',
        'access-control-allow-origin': '*',
        link: `<${base}/things?page=2>; rel="next"`,
        'x-total-count': '7',
      });
    });
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  backend.close();
  rmSync(pageFolder, { recursive: true });
});

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  seen.length = 0;
});

async function gateway(logIn: LogIn | undefined, env: Record<string, string> = {}) {
  const config = {
    ...{ logLevel: 'silent', pageFolder, host: '127.0.0.1', hosts: [] },
    ...{ trustedProxies: [], origin: undefined },
  };
  const me = logIn?.kind === 'basic' ? { path: '/me', name: 'person.name' } : undefined;
  const settings = { name: 'Things', version: '1', base: '/api', backend: { base, logIn, me } };
  app = await buildGateway(config, settings, env);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init);
  const as = (token: string, more: Record<string, string> = {}) => ({
    headers: { authorization: `Bearer ${token}`, ...more },
  });
  const logInAs = (credentials?: string) =>
    ask('/api/login', {
      method: 'POST',
      ...(credentials !== undefined && {
        headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      }),
    });
  const begin = async (credentials?: string) =>
    (await (await logInAs(credentials)).json()) as { token: string; erneuerungToken: string };
  return { ask, as, logInAs, begin };
}

describe('passing on', () => {
  test('needs a session, and a session of the right kind', async () => {
    const { ask, as, begin } = await gateway(undefined);
    expect((await ask('/api/things')).status).toBe(401);
    const { token, erneuerungToken } = await begin();
    expect((await ask('/api/things', as(erneuerungToken))).status).toBe(401);
    expect((await ask('/api/things', as(token))).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  test('keeps what is the backend’s business and nothing of either side’s credentials', async () => {
    const { ask, as, begin } = await gateway(undefined);
    const { token } = await begin();
    const more = { cookie: 'page=1', 'if-match': '"3"', 'x-requested-with': 'XMLHttpRequest' };
    const answer = await ask('/api/things?name=a%26b', as(token, more));
    const [call] = seen;
    expect(call).toMatchObject({ method: 'GET', url: '/v1/things?name=a%26b' });
    expect(call?.headers).toMatchObject({ 'if-match': '"3"' });
    for (const name of ['authorization', 'cookie', 'x-requested-with', 'x-forwarded-for']) {
      expect(call?.headers).not.toHaveProperty(name);
    }
    expect(await answer.json()).toEqual([{ id: 1 }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-total-count')).toBe('7');
    expect(answer.headers.get('link')).toBe('</api/things?page=2>; rel="next"');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('bodies pass as they are, and a location becomes one of ours', async () => {
    const { ask, as, begin } = await gateway(undefined);
    const { token } = await begin();
    const body = '{"a": 1.10}';
    const { headers } = as(token, { 'content-type': 'application/json' });
    const answer = await ask('/api/things', { method: 'POST', headers, body });
    expect(seen[0]).toMatchObject({ method: 'POST', body });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe('/api/things/a%2Fb');
  });

  test('does not leave the backend’s base', async () => {
    const { as, begin } = await gateway(undefined);
    const { token } = await begin();
    for (const url of [
      '/api/../admin',
      '/api/..%2fadmin/%2e%2e/%2e%2e/x',
      '/api//evil.example/x',
    ]) {
      // As it stands: `fetch` would tidy it up.
      await app?.inject({ url, headers: as(token).headers });
    }
    expect(seen.map(({ url }) => url).filter((url) => !url.startsWith('/v1/'))).toEqual([]);
  });

  test('a backend that breaks off or is not there is said in the caller’s language', async () => {
    const { ask, as, begin } = await gateway(undefined);
    const { token } = await begin();
    const answer = await ask('/api/gone', as(token, { 'accept-language': 'en' }));
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      detail: 'The system behind this page cannot be reached.',
    });
  });
});

describe('log-in', () => {
  test('by user and password is tried, kept here and ends', async () => {
    const { ask, as, begin, logInAs } = await gateway({ kind: 'basic', check: '/me' });
    expect((await logInAs()).status).toBe(401);
    expect((await logInAs('aä:wrong')).status).toBe(401);
    const { token } = await begin('aä:der:p');
    const me = await ask('/api/webapp/me', as(token));
    expect(await me.json()).toMatchObject({ benutzer: { name: 'Ärmel' }, rechte: [] });
    await ask('/api/things', as(token));
    expect(seen.at(-1)?.headers.authorization).toBe('Basic YcOkOmRlcjpw');
    expect((await ask('/api/login', { method: 'DELETE', ...as(token) })).status).toBe(204);
    expect((await ask('/api/things', as(token))).status).toBe(401);
  });

  test('for a token sends what the backend wants', async () => {
    const body = { login: { email: '{user}', password: '{password}' } };
    const logIn: LogIn = { kind: 'bearer', path: '/token', body, token: 'data.token' };
    const { ask, as, begin, logInAs } = await gateway(logIn);
    expect((await logInAs('me:wrong')).status).toBe(401);
    const { token } = await begin('me:secret');
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({
      login: { email: 'me', password: 'secret' },
    });
    await ask('/api/things', as(token));
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer person');
  });

  test.each<[string, LogIn, Partial<Seen> & { headers?: Record<string, string> }]>([
    [
      'a header',
      { kind: 'apiKey', secret: 'KEY', header: 'Authorization', prefix: 'Token ' },
      { headers: { authorization: 'Token k' } },
    ],
    ['the address', { kind: 'apiKey', secret: 'KEY', query: 'key' }, { url: '/v1/things?key=k' }],
  ])('by a key in %s', async (_, logIn, expected) => {
    const { ask, as, begin } = await gateway(logIn, { KEY: 'k' });
    const { token } = await begin();
    await ask('/api/things', as(token));
    expect(seen[0]).toMatchObject(expected);
  });

  test('by client credentials asks for one token for all', async () => {
    tokensGiven = 0;
    const logIn: LogIn = {
      ...{ kind: 'clientCredentials', url: `${base}/token`, id: 'ID', secret: 'SECRET' },
      scope: 'read',
    };
    const { ask, as, begin } = await gateway(logIn, { ID: 'i', SECRET: 's' });
    const { token } = await begin();
    await Promise.all([ask('/api/things', as(token)), ask('/api/things', as(token))]);
    expect(tokensGiven).toBe(1);
    expect(seen[0]?.body).toBe('grant_type=client_credentials&scope=read');
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer t1');
  });

  test('without the secret that it needs the gateway does not start, and says which', async () => {
    await expect(gateway({ kind: 'apiKey', secret: 'KEY' })).rejects.toThrow(
      'KEY is not set: kontor.yaml names it for the backend’s log-in',
    );
  });

  test('a session is renewed by its other token, and the old ones end soon after', () => {
    let now = 0;
    const sessions = new Sessions(() => now);
    const authorise = () => Promise.resolve({ headers: {} });
    const first = sessions.begin({ user: 'me', authorise });
    expect(sessions.renew(first.token)).toBeUndefined();
    const second = sessions.renew(first.erneuerungToken);
    expect(sessions.find(first.token, 'token')?.user).toBe('me');
    // Another tab at the same moment.
    expect(sessions.renew(first.erneuerungToken)).toBeDefined();
    now += 31_000;
    expect(sessions.find(first.token, 'token')).toBeUndefined();
    expect(sessions.renew(first.erneuerungToken)).toBeUndefined();
    expect(sessions.find(second?.token, 'token')?.user).toBe('me');
    now += 3_600_000;
    expect(sessions.find(second?.token, 'token')).toBeUndefined();
    expect(sessions.renew(second?.erneuerungToken)).toBeDefined();
  });

  test('is no way to guess passwords', async () => {
    const { logInAs } = await gateway({ kind: 'basic', check: '/me' });
    for (let count = 0; count < 20; count++) await logInAs('me:wrong');
    const answer = await logInAs('aä:der:p');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('the page is served for every other path, and what the build says of the backend to nobody', async () => {
  const { ask } = await gateway(undefined);
  for (const path of ['/', '/things/7', '/.gateway.json']) {
    const answer = await ask(path);
    expect(await answer.text()).toContain('page');
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  }
});

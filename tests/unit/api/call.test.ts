import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { accepted, type BodyKind } from '../../../src/api/body-kind';
import { call } from '../../../src/api/call';
import { callEvents } from '../../../src/api/call-events';
import { readDebugSwitch } from '../../../src/api/debug-mode';
import {
  clearSession,
  readEndedUser,
  readSession,
  writeSession,
} from '../../../src/api/token-store';

/** What an HTTP server heard, and what it shall answer: the wire as it is, without any API behind it. */
interface Heard {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let heard: Heard[] = [];
let answer: (request: Heard, response: ServerResponse) => void;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body };
      heard.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/addresses?q=x`));
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  heard = [];
  localStorage.removeItem('kontor.session');
  answer = (_request, response) => json(response, 200, { result: { id: 1 } });
});

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function loggedIn(token: string, lifetimeMs = 30 * 60_000): void {
  const expiresAt = Date.now() + lifetimeMs;
  const renewal = { renewalToken: `renew-${token}`, renewalExpiresAt: expiresAt + 1e7 };
  writeSession({ token, expiresAt, ...renewal, user: 'buero', mustChangePassword: false });
}

/** Knows only `good` tokens and renews any session to it. */
function renewing(onRenewal: () => void = () => undefined) {
  return (request: Heard, response: ServerResponse) => {
    if (request.url.endsWith('/login/erneuerung')) {
      onRenewal();
      const until = new Date(Date.now() + 30 * 60_000).toISOString();
      const pair = { token: 'good', gueltigBis: until, erneuerungToken: 'next' };
      return json(response, 200, { ...pair, erneuerungBis: until, passwortAendern: false });
    }
    const known = request.headers.authorization === 'Bearer good';
    return json(response, known ? 200 : 401, known ? { result: { id: 1 } } : {});
  };
}

const bearer = () => heard.map(({ headers }) => headers.authorization);

describe('call', () => {
  test('fills the path, drops empty query values, sends the usual headers and the body', async () => {
    answer = (_request, response) =>
      json(response, 201, null, { location: '/vario-api/x/9', etag: '"3"' });
    const done = await call('POST /adressen/{adresseId}/x', {
      params: { adresseId: 7 },
      query: {
        suche: 'Müller & Söhne',
        leer: '',
        nichts: null,
        fehlt: undefined,
        null: 0,
        ja: false,
      },
      body: { name: 'x' },
      headers: { 'If-Match': '"2"' },
    });
    expect(done).toMatchObject({ status: 201, location: '/vario-api/x/9', etag: '"3"' });
    const [request] = heard;
    const url = new URL(request!.url, 'http://x');
    expect(request!.method).toBe('POST');
    expect(url.pathname).toBe('/vario-api/adressen/7/x');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      suche: 'Müller & Söhne',
      null: '0',
      ja: 'false',
    });
    expect(request!.headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'de',
      'content-type': 'application/json',
      'if-match': '"2"',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(request!.headers.authorization).toBeUndefined();
    expect(JSON.parse(request!.body)).toEqual({ name: 'x' });
  });

  test('names the path parameter that is missing, and asks nothing', async () => {
    await expect(call('GET /adressen/{id}')).rejects.toThrow('«id» is missing');
    expect(heard).toEqual([]);
  });

  test('encodes a path parameter', async () => {
    await call('GET /x/{name}', { params: { name: '../a/b?c' } });
    expect(heard[0]?.url).toBe('/vario-api/x/..%2Fa%2Fb%3Fc');
  });

  test('answers nothing for 204', async () => {
    answer = (_request, response) => void response.writeHead(204).end();
    expect((await call('DELETE /x')).data).toBeUndefined();
  });

  test('turns a refusal, a broken body and a dead line into an ApiError', async () => {
    answer = (_request, response) =>
      json(response, 422, { errors: { fieldErrors: { plz: ['?'] } } });
    await expect(call('GET /x')).rejects.toMatchObject({
      status: 422,
      fieldErrors: { plz: ['?'] },
    });
    answer = (_request, response) => void response.writeHead(200).end('{"result":{"id"');
    await expect(call('GET /x')).rejects.toBeInstanceOf(ApiError);
    answer = (_request, response) => response.destroy();
    await expect(call('GET /x')).rejects.toMatchObject({ name: 'ApiError', status: undefined });
  });

  test('hands an abort on as it is', async () => {
    const abort = new AbortController();
    answer = () => abort.abort();
    const asked = call('GET /x', { signal: abort.signal });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('services', () => {
  test.each([
    ['main', '/vario-api/x', 'Bearer good'],
    ['origin', '/x', 'Bearer good'],
    ['ai', '/ai/x', undefined],
    ['portal', '/portal/x', 'Bearer good'],
    ['presetting', '/presetting/x', 'Bearer good'],
    ['app', '/app/x', 'Bearer good'],
  ] as const)('%s is asked at %s', async (service, url, authorization) => {
    loggedIn('good');
    await call('GET /x', { service });
    expect(heard.map((one) => [one.url, one.headers.authorization])).toEqual([
      [url, authorization],
    ]);
  });
});

describe('headers', () => {
  const party = { getItem: (key: string) => (key === 'kontor.relyingParty' ? 'party' : null) };
  test.each([
    ['the captcha of a login', { captcha: 'c1' }, 'x-captcha-token', 'c1', undefined],
    ['no captcha without one', {}, 'x-captcha-token', undefined, undefined],
    ['a relying party’s token', {}, 'x-relying-party-token', 'party', party],
    ['no party without one', {}, 'x-relying-party-token', undefined, undefined],
    ['a record’s lock', { headers: { 'X-Sperr-Token': 'l1' } }, 'x-sperr-token', 'l1', undefined],
    ['a key', { headers: { 'Idempotency-Key': 'k1' } }, 'idempotency-key', 'k1', undefined],
    ['no trace', {}, 'traceparent', undefined, undefined],
  ])('%s', async (_name, options, header, value, stored) => {
    vi.stubGlobal('sessionStorage', stored);
    await call('POST /x', { body: {}, ...options });
    expect(heard[0]?.headers[header]).toBe(value);
    vi.stubGlobal('sessionStorage', undefined);
  });

  test('a trace in debug mode', async () => {
    readDebugSwitch('?debug=1');
    await call('GET /x');
    readDebugSwitch('?debug=0');
    expect(heard[0]?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });
});

async function all(stream: ReadableStream<string>): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of stream as unknown as AsyncIterable<string>) parts.push(part);
  return parts;
}

describe('answers', () => {
  const packed = Buffer.from(zipSync({ 'a.txt': strToU8('Grüße') }));
  const read: Record<Exclude<BodyKind, 'xml'>, (data: never) => unknown> = {
    json: (data) => data,
    text: (data) => data,
    stream: async (data: ReadableStream<string>) => (await all(data)).join(''),
    zip: (data: Record<string, Uint8Array>) => strFromU8(data['a.txt']!),
    blob: (data: Blob) => data.text(),
  };
  test.each([
    ['json', '{"result":[1]}', { result: [1] }],
    ['text', 'Grüße', 'Grüße'],
    ['stream', 'event: bereit\n\n', 'event: bereit\n\n'],
    ['zip', packed, 'Grüße'],
    ['blob', '%PDF', '%PDF'],
  ] as const)('are read as %s', async (as, body, expected) => {
    answer = (_request, response) => void response.writeHead(200).end(body);
    const { data } = await call('GET /x', { as: as as 'text' });
    expect(await read[as](data as never)).toEqual(expected);
    expect(heard[0]?.headers.accept).toBe(accepted[as]);
  });

  test.each([
    ['json', '<html>Login</html>'],
    ['json', '{"result":{"id"'],
    ['zip', 'PK?'],
  ] as const)('that are no %s are an ApiError with their status', async (as, body) => {
    answer = (_request, response) => void response.writeHead(200).end(body);
    const failed = call('GET /x', { as: as as 'text' });
    await expect(failed).rejects.toMatchObject({ name: 'ApiError', status: 200 });
  });

  test('that break off count as none', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"result"', () => response.destroy());
    };
    await expect(call('GET /x')).rejects.toMatchObject({ name: 'ApiError', status: undefined });
  });

  test('are read as errors whatever was asked for', async () => {
    answer = (_request, response) =>
      json(response, 404, { errors: { services: [{ messageCode: 'msg_x' }] } });
    const failed = call('GET /x', { as: 'blob' });
    await expect(failed).rejects.toMatchObject({ services: [{ messageCode: 'msg_x' }] });
  });
});

describe('session', () => {
  test('renews once for many calls that are refused, and repeats each', async () => {
    loggedIn('stale');
    let renewals = 0;
    answer = renewing(() => (renewals += 1));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call('GET /x')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(renewals).toBe(1);
    expect(readSession()).toMatchObject({ token: 'good', renewalToken: 'next', user: 'buero' });
  });

  test('asks again 500 ms after a refusal that met a renewal', async () => {
    loggedIn('stale');
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const waited = () => pauses.mock.calls.filter(([, ms]) => ms === 500).length;
    const renewed = renewing();
    let late: Promise<unknown> | undefined;
    answer = (request, response) => {
      // The second call is refused while the first one's renewal is under way.
      if (request.url.endsWith('erneuerung')) {
        late = call('GET /late');
        setTimeout(() => renewed(request, response), 100);
      } else renewed(request, response);
    };
    await call('GET /x');
    await late;
    expect(waited()).toBe(1);
    expect(heard.filter(({ url }) => url.endsWith('erneuerung'))).toHaveLength(1);
    pauses.mockRestore();
  });

  test('renews before the token ends', async () => {
    loggedIn('ending', 30_000);
    answer = renewing();
    await call('GET /x');
    expect(bearer()).toEqual([undefined, 'Bearer good']);
  });

  test('takes the token that another tab has renewed meanwhile', async () => {
    loggedIn('stale');
    const renewed = renewing();
    answer = (request, response) => {
      if (request.headers.authorization === 'Bearer stale') loggedIn('good');
      renewed(request, response);
    };
    await call('GET /x');
    expect(bearer()).toEqual(['Bearer stale', 'Bearer good']);
  });

  test('waits for what another tab stores after its lock', async () => {
    loggedIn('stale');
    answer = renewing();
    // The other tab has the lock, and what it stores comes some time after it has given it back.
    const request = async (_: string, ...more: unknown[]) => {
      const run = more.at(-1) as (lock: unknown) => unknown;
      if (more.length > 1) return run(null);
      setTimeout(() => loggedIn('good'), 30);
      return run({});
    };
    vi.stubGlobal('navigator', { ...globalThis.navigator, locks: { request } });
    await call('GET /x').finally(() => vi.stubGlobal('navigator', undefined));
    expect(bearer()).toEqual(['Bearer stale', 'Bearer good']);
  });

  test('ends when the renewal is refused, and the call fails with 401', async () => {
    loggedIn('stale');
    answer = (_request, response) => json(response, 401, {});
    const calls = await Promise.allSettled([1, 2, 3].map(() => call('GET /x')));
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(readSession()).toBeUndefined();
    // By itself, so that the page stays and asks for the password.
    expect(readEndedUser()).toBe('buero');
    expect(heard.filter(({ url }) => url.endsWith('/erneuerung'))).toHaveLength(1);
    clearSession();
    expect(readEndedUser()).toBeUndefined();
  });

  test('does not end a session that another tab has begun meanwhile', async () => {
    loggedIn('stale');
    answer = (request, response) => {
      if (request.url.endsWith('erneuerung')) loggedIn('fresh');
      json(response, request.headers.authorization === 'Bearer fresh' ? 200 : 401, {});
    };
    expect((await call('GET /x')).status).toBe(200);
    expect(readSession()?.token).toBe('fresh');
  });

  test('waits as long as a 429 says and asks again, for every kind of call; a login waits by itself', async () => {
    const waits: number[] = [];
    const stop = callEvents.add((event) => event.type === 'waiting' && waits.push(event.ms));
    for (const operation of ['GET /x', 'POST /x', 'PATCH /x', 'DELETE /x']) {
      let refusals = 1;
      answer = (_request, response) =>
        (refusals -= 1) >= 0
          ? json(response, 429, {}, { 'x-rate-limit-retry-after-seconds': '-1' })
          : json(response, 200, { result: 1 });
      expect((await call(operation)).status).toBe(200);
    }
    expect(waits).toEqual([1000, 1000, 1000, 1000]);
    answer = (_request, response) => json(response, 429, {});
    const login = call('POST /login', { headers: { Authorization: 'Basic eA==' } });
    await expect(login).rejects.toMatchObject({ status: 429 });
    stop();
  });

  test('does not end because the server is in trouble', async () => {
    loggedIn('stale');
    answer = (request, response) =>
      json(response, request.url.endsWith('erneuerung') ? 503 : 401, {});
    await expect(call('GET /x')).rejects.toMatchObject({ status: 503 });
    expect(readSession()?.token).toBe('stale');
  });

  test('repeats a refused call only once', async () => {
    loggedIn('stale');
    const renewed = renewing();
    answer = (request, response) =>
      request.url.endsWith('erneuerung') ? renewed(request, response) : json(response, 401, {});
    await expect(call('GET /x')).rejects.toMatchObject({ status: 401 });
    expect(bearer()).toEqual(['Bearer stale', undefined, 'Bearer good']);
  });

  test('leaves a call with its own authorization alone', async () => {
    loggedIn('stale');
    answer = (_request, response) => json(response, 401, {});
    const login = call('POST /login', { headers: { Authorization: 'Basic eA==' } });
    await expect(login).rejects.toMatchObject({ status: 401 });
    expect(bearer()).toEqual(['Basic eA==']);
    expect(readSession()?.token).toBe('stale');
  });

  test('has every tab ask for a new password, unless the tokens were replaced meanwhile', async () => {
    const services = [{ messageCode: 'msg_auth_password_change_required' }];
    const refuse = (response: ServerResponse) => json(response, 403, { errors: { services } });
    loggedIn('good');
    answer = (_request, response) => refuse(response);
    await expect(call('GET /x')).rejects.toMatchObject({ status: 403 });
    expect(readSession()).toMatchObject({ token: 'good', mustChangePassword: true });

    loggedIn('good');
    answer = (_request, response) => {
      loggedIn('new');
      refuse(response);
    };
    await expect(call('GET /x')).rejects.toMatchObject({ status: 403 });
    expect(readSession()).toMatchObject({ token: 'new', mustChangePassword: false });
  });
});

describe('a call that brings tokens', () => {
  const until = new Date(Date.now() + 30 * 60_000).toISOString();
  const pair = { token: 'new', gueltigBis: until, erneuerungToken: 'new-r', erneuerungBis: until };
  const change = () => call('POST /system/passwort', { body: {}, bringsTokens: true });

  /** One holder at a time, as the browser gives locks. */
  function locks() {
    let last: Promise<unknown> = Promise.resolve();
    let held = 0;
    return async (_: string, ...more: unknown[]) => {
      const run = more.at(-1) as (lock: unknown) => Promise<unknown>;
      if (more.length > 1 && held > 0) return run(null);
      held += 1;
      const mine = last.then(() => run({})).finally(() => (held -= 1));
      last = mine.catch(() => undefined);
      return mine;
    };
  }

  test('puts them in the place of the old ones before anything renews those', async () => {
    loggedIn('old');
    vi.stubGlobal('navigator', { ...globalThis.navigator, locks: { request: locks() } });
    let reading: Promise<{ status: number }> | undefined;
    answer = (request, response) => {
      if (request.url.endsWith('/system/passwort')) {
        // The server has done it; another call hears so before the answer is there.
        reading = call('GET /x');
        setTimeout(() => json(response, 200, { ...pair, passwortAendern: false }), 100);
      } else json(response, request.headers.authorization === 'Bearer new' ? 200 : 401, {});
    };
    await change();
    expect((await reading)?.status).toBe(200);
    vi.stubGlobal('navigator', undefined);
    expect(heard.filter(({ url }) => url.endsWith('erneuerung'))).toEqual([]);
    expect(readSession()).toMatchObject({ token: 'new', renewalToken: 'new-r', user: 'buero' });
  });

  test('goes on after a renewal of its own, and says itself how long to wait', async () => {
    loggedIn('stale');
    const renewed = renewing();
    answer = (request, response) =>
      request.url.endsWith('/system/passwort') && request.headers.authorization === 'Bearer good'
        ? json(response, 429, {}, { 'x-rate-limit-retry-after-seconds': '800' })
        : renewed(request, response);
    await expect(change()).rejects.toMatchObject({ status: 429, retryAfter: 800 });
    expect(bearer()).toEqual(['Bearer stale', undefined, 'Bearer good']);
    expect(readSession()?.token).toBe('good');
  });

  test('does not log in again who has logged out meanwhile', async () => {
    loggedIn('old');
    answer = (_request, response) => {
      clearSession();
      json(response, 200, { ...pair, passwortAendern: false });
    };
    await change();
    expect(readSession()).toBeUndefined();
  });
});

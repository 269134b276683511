import { describe, expect, test } from 'vitest';
import type { LogIn } from '../../schemas/contract/backend';
import { answerJson, testGateway, type SeenCall } from '../support/test-gateway';

const basic: LogIn = { kind: 'basic', check: '/me' };
const body = { login: { email: '{user}', password: '{password}' } };
const bearer: LogIn = { kind: 'bearer', path: '/token', body, token: 'data.token' };
const me = { path: '/me', name: 'person.name' };

const { seen, start, answer } = testGateway((call, response) => {
  const { url, headers } = call;
  if (url === '/v1/token') {
    return call.body.includes('"secret"')
      ? answerJson(response, { data: { token: 'person' } })
      : answerJson(response, {}, 401);
  }
  const isRight = ['Basic YcOkOmRlcjpw', 'Bearer person'].includes(headers.authorization ?? '');
  if (url === '/v1/me' && !isRight) return answerJson(response, {}, 401);
  if (url === '/v1/me') return answerJson(response, { person: { name: 'Ärmel' } });
  return answerJson(response, [{ id: 1 }]);
});

describe('kinds of log-in', () => {
  test.each([
    ['basic', basic, 'aä:der:p', 'Basic YcOkOmRlcjpw'],
    ['bearer', bearer, 'me:secret', 'Bearer person'],
  ])('%s, from the page’s first question to the logout', async (_, logIn, right, sent) => {
    const { ask, as, begin, logInAs } = await start({ logIn, me });
    // The form is disabled until this is answered.
    const available = await ask('/api/login', { method: 'OPTIONS' });
    expect([available.status, available.headers.get('allow')]).toEqual([204, 'POST, DELETE']);
    expect((await logInAs()).status).toBe(401);
    expect((await logInAs('me:wrong')).status).toBe(401);
    const { token } = await begin(right);
    const who = await ask('/api/webapp/me', as(token));
    expect(await who.json()).toMatchObject({ benutzer: { name: 'Ärmel' }, rechte: [] });
    await ask('/api/things', as(token));
    expect(seen.at(-1)?.headers.authorization).toBe(sent);
    expect((await ask('/api/login', { method: 'DELETE', ...as(token) })).status).toBe(204);
    expect((await ask('/api/things', as(token))).status).toBe(401);
  });

  test('bearer sends what the backend wants', async () => {
    const { begin } = await start({ logIn: bearer });
    await begin('me:secret');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ login: { email: 'me', password: 'secret' } });
  });

  test.each<[string, LogIn, Partial<SeenCall> & { headers?: Record<string, string> }]>([
    [
      'a header',
      { kind: 'apiKey', secret: 'KEY', header: 'Authorization', prefix: 'Token ' },
      { headers: { authorization: 'Token k' } },
    ],
    ['the address', { kind: 'apiKey', secret: 'KEY', query: 'key' }, { url: '/v1/things?key=k' }],
  ])('a key in %s', async (_, logIn, expected) => {
    const { ask, as, begin } = await start({ logIn, env: { KEY: 'k' } });
    const { token } = await begin();
    await ask('/api/things', as(token));
    expect(seen[0]).toMatchObject(expected);
  });

  test('a key that the backend refuses is no session that is over', async () => {
    answer((_, response) => answerJson(response, {}, 401));
    const logIn: LogIn = { kind: 'apiKey', secret: 'KEY' };
    const { ask, as, begin } = await start({ logIn, env: { KEY: 'k' } });
    const { token } = await begin();
    expect((await ask('/api/things', as(token))).status).toBe(502);
    expect(seen).toHaveLength(1);
  });

  test('without the secret that it needs the gateway does not start, and says which', async () => {
    await expect(start({ logIn: { kind: 'apiKey', secret: 'KEY' } })).rejects.toThrow(
      'KEY is not set: kontor.yaml names it for the backend’s log-in',
    );
  });
});

describe('guesses', () => {
  test('count before they are judged, so that many at once are no more', async () => {
    const { logInAs } = await start({ logIn: basic });
    const tries = Array.from({ length: 60 }, () => logInAs('me:wrong'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(seen).toHaveLength(10);
    const refused = await logInAs('ME:wrong');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('at many names count for the network, and keep nobody out whom it knows', async () => {
    const { logInAs } = await start({ logIn: basic });
    expect((await logInAs('aä:der:p')).status).toBe(200);
    const tries = Array.from({ length: 250 }, (_, at) => logInAs(`user${at}:wrong`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(200);
    expect((await logInAs('stranger:wrong')).status).toBe(429);
    expect((await logInAs('aä:der:p')).status).toBe(200);
  });

  test('do not count when they are right, or when the backend has not judged them', async () => {
    const { logInAs } = await start({ logIn: basic });
    for (let count = 0; count < 12; count++) {
      expect((await logInAs('aä:der:p')).status).toBe(200);
    }
    answer((_, response) => answerJson(response, {}, 500));
    for (let count = 0; count < 12; count++) expect((await logInAs('me:x')).status).toBe(502);
  });
});

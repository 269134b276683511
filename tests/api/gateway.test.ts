import { expect, test } from 'vitest';
import { answerJson, testGateway } from '../support/test-gateway';

const { seen, base, start, answer } = testGateway(({ method }, response) => {
  if (method === 'POST') {
    return answerJson(response, {}, 201, { location: `${base()}/things/a%2Fb` });
  }
  return answerJson(response, [{ id: 1 }], 200, {
    'set-cookie': 'backend=1',
    'access-control-allow-origin': '*',
    link: `<${base()}/things?page=2>; rel="next"`,
    'x-total-count': '7',
  });
});

test('passing on needs a session, and a session of the right kind', async () => {
  const { ask, as, begin } = await start();
  expect((await ask('/api/things')).status).toBe(401);
  const { token, erneuerungToken } = await begin();
  expect((await ask('/api/things', as(erneuerungToken))).status).toBe(401);
  expect((await ask('/api/things', as(token))).status).toBe(200);
  expect(seen).toHaveLength(1);
});

test('what is the backend’s business passes, and nothing of either side’s credentials', async () => {
  const { ask, as, begin } = await start();
  const { token } = await begin();
  const more = { cookie: 'page=1', 'if-match': '"3"', 'x-requested-with': 'XMLHttpRequest' };
  const reply = await ask('/api/things?name=a%26b', as(token, more));
  const [call] = seen;
  expect(call).toMatchObject({ method: 'GET', url: '/v1/things?name=a%26b' });
  expect(call?.headers).toMatchObject({ 'if-match': '"3"' });
  for (const name of ['authorization', 'cookie', 'x-requested-with', 'x-forwarded-for']) {
    expect(call?.headers).not.toHaveProperty(name);
  }
  expect(await reply.json()).toEqual([{ id: 1 }]);
  expect(reply.headers.get('set-cookie')).toBeNull();
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  expect(reply.headers.get('x-total-count')).toBe('7');
  expect(reply.headers.get('link')).toBe('</api/things?page=2>; rel="next"');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('bodies pass as they are, and a location becomes one of ours', async () => {
  const { ask, as, begin } = await start();
  const { token } = await begin();
  const body = '{"a": 1.10}';
  const { headers } = as(token, { 'content-type': 'application/json' });
  const reply = await ask('/api/things', { method: 'POST', headers, body });
  expect(seen[0]).toMatchObject({ method: 'POST', body });
  expect(reply.status).toBe(201);
  expect(reply.headers.get('location')).toBe('/api/things/a%2Fb');
});

test('a body of unknown length passes piece by piece', async () => {
  const { ask, as, begin } = await start();
  const { token } = await begin();
  const body = new Blob(['a'.repeat(100_000), 'b']).stream();
  // TypeScript’s RequestInit does not know `duplex`.
  const sent = { method: 'PUT', body, duplex: 'half', ...as(token) } as RequestInit;
  expect((await ask('/api/things/1', sent)).status).toBe(200);
  expect(seen[0]?.body).toHaveLength(100_001);
  expect(seen[0]?.headers['transfer-encoding']).toBe('chunked');
});

test('what has no body keeps having none', async () => {
  answer(({ method }, response) => {
    response.writeHead(method === 'DELETE' ? 204 : 304, { etag: '"3"' }).end();
  });
  const { ask, as, begin } = await start();
  const { token } = await begin();
  const { headers } = as(token, { 'content-type': 'application/json' });
  const removed = await ask('/api/things/1', { method: 'DELETE', headers });
  expect([removed.status, await removed.text()]).toEqual([204, '']);
  const same = await ask('/api/things/1', as(token, { 'if-none-match': '"3"' }));
  expect([same.status, same.headers.get('etag')]).toEqual([304, '"3"']);
  const head = await ask('/api/things/1', { method: 'HEAD', headers });
  expect([head.status, await head.text()]).toEqual([304, '']);
  expect(seen.map(({ body }) => body)).toEqual(['', '', '']);
});

test('a backend that breaks off or is not there is said in the caller’s language', async () => {
  answer((_, response) => response.destroy());
  const { ask, as, begin } = await start();
  const { token } = await begin();
  const reply = await ask('/api/gone', as(token, { 'accept-language': 'en' }));
  expect(reply.status).toBe(502);
  expect(await reply.json()).toMatchObject({
    detail: 'The system behind this page cannot be reached.',
  });
});

test('the page is served for every other path, and what the build says of the backend to nobody', async () => {
  const { ask } = await start();
  for (const path of ['/', '/things/7', '/.gateway.json']) {
    const reply = await ask(path);
    expect(await reply.text()).toContain('page');
    expect(reply.headers.get('content-security-policy')).toContain("connect-src 'self'");
  }
});

import { beforeEach, expect, test } from 'vitest';
import { answerJson, testGateway } from '../support/test-gateway';

let given = 0;
let refused: string[] = [];
beforeEach(() => {
  given = 0;
  refused = [];
});

const { seen, base, start } = testGateway(({ url, headers }, response) => {
  if (url === '/v1/token') {
    given += 1;
    return answerJson(response, { access_token: `t${given}`, expires_in: 3600 });
  }
  const token = headers.authorization ?? '';
  return refused.includes(token) || refused.includes('all')
    ? answerJson(response, {}, 401)
    : answerJson(response, [token]);
});

const env = { ID: 'i', SECRET: 's' };
async function begun() {
  const logIn = {
    ...{ kind: 'clientCredentials' as const, url: `${base()}/token`, id: 'ID', secret: 'SECRET' },
    scope: 'read',
  };
  const gateway = await start({ logIn, env });
  const { token } = await gateway.begin();
  const call = (method = 'GET', body?: string) =>
    gateway.ask('/api/things', {
      method,
      ...(body !== undefined && { body }),
      ...gateway.as(token),
    });
  return { call };
}

test('client credentials are asked for one token for all', async () => {
  const { call } = await begun();
  await Promise.all([call(), call()]);
  expect(given).toBe(1);
  expect(seen[0]?.body).toBe('grant_type=client_credentials&scope=read');
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer t1');
});

test('a token that the backend refuses is fetched anew, once for all calls, which are repeated', async () => {
  const { call } = await begun();
  await call();
  refused = ['Bearer t1'];
  const replies = await Promise.all([call(), call(), call('HEAD'), call('DELETE')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(given).toBe(2);
});

test('what has a body is not repeated: the page is told to try again', async () => {
  const { call } = await begun();
  await call();
  refused = ['Bearer t1'];
  expect((await call('POST', 'one')).status).toBe(401);
  const reply = await call('POST', 'one');
  expect(await reply.json()).toEqual(['Bearer t2']);
  const sent = seen.filter(({ method, url }) => method === 'POST' && url === '/v1/things');
  expect(sent.map(({ body }) => body)).toEqual(['one', 'one']);
});

test('where a new one is refused too, the backend is at fault and is not asked for ever more', async () => {
  const { call } = await begun();
  refused = ['all'];
  for (let count = 0; count < 5; count++) expect((await call()).status).toBe(502);
  expect(given).toBe(2);
});

import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../../schemas/contract/document';
import { addressIn, logInOf } from '../../../../scripts/new-app/infer-backend';
import type { ContractModel } from '../../../../compiler/recognition/resources/model';

const document = (more: object): OpenApiDocument => ({ openapi: '3.1.0', paths: {}, ...more });
const model = {
  resources: [{ list: { path: '/things', below: [] } }],
} as unknown as ContractModel;
const asked = (scheme: object) =>
  logInOf(
    document({ security: [{ one: [] }], components: { securitySchemes: { one: scheme } } }),
    model,
    'SHOP',
  );

test.each<[object[], string | undefined]>([
  [[{ url: 'https://a.example/v1/' }], 'https://a.example/v1'],
  [[{ url: '/v1' }, { url: 'http://b.example' }], 'http://b.example'],
  [
    [
      {
        url: 'https://{tenant}.example/{v}',
        variables: { tenant: { default: 't' }, v: { default: '2' } },
      },
    ],
    'https://t.example/2',
  ],
  [[{ url: 'https://{tenant}.example' }], undefined],
  [[], undefined],
])('the address in servers %j', (servers, address) => {
  expect(addressIn(document({ servers }))).toBe(address);
});

test.each<[string, object, object]>([
  [
    'a key',
    { type: 'apiKey', in: 'header', name: 'X-Key' },
    { kind: 'apiKey', header: 'X-Key', secret: 'SHOP_KEY' },
  ],
  [
    'a key in the address',
    { type: 'apiKey', in: 'query', name: 'k' },
    { kind: 'apiKey', query: 'k', secret: 'SHOP_KEY' },
  ],
  ['user and password', { type: 'http', scheme: 'basic' }, { kind: 'basic', check: '/things' }],
  [
    'client credentials',
    { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a/token' } } },
    {
      kind: 'clientCredentials',
      url: 'https://a/token',
      id: 'SHOP_CLIENT_ID',
      secret: 'SHOP_CLIENT_SECRET',
    },
  ],
  [
    'a token',
    { type: 'http', scheme: 'Bearer' },
    { kind: 'apiKey', header: 'Authorization', prefix: 'Bearer ', secret: 'SHOP_TOKEN' },
  ],
])('log-in by %s', (_, scheme, logIn) => {
  expect(asked(scheme).logIn).toEqual(logIn);
});

test('nobody is asked where no operation asks', () => {
  const schemes = { components: { securitySchemes: { one: { type: 'http', scheme: 'basic' } } } };
  expect(logInOf(document(schemes), model, 'SHOP').logIn).toEqual({ kind: 'none' });
  expect(logInOf(document({ ...schemes, security: [{}] }), model, 'SHOP').logIn).toEqual({
    kind: 'none',
  });
});

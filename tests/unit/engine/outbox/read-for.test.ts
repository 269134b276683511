import { expect, test } from 'vitest';
import type { Answer } from '../../../../src/api/call';
import { filledRead, readFor } from '../../../../src/engine/views/outbox/read-for';

const rights = Object.fromEntries(
  ['GET /orders/{id}', 'GET /people/{id}', 'GET /visits', 'GET /secrets/{id}'].map((name) => [
    name,
    'session',
  ]),
);
const engine = {
  registry: { rights },
  can: (operation: string) => operation !== 'GET /secrets/{id}',
} as unknown as Parameters<typeof readFor>[2]['engine'];

const answers: Record<string, unknown> = {
  'GET /orders/3': { result: { id: 3, personId: 9 } },
  'GET /people/9': { result: { id: 9 } },
  'GET /visits': { result: [] },
};

function reader() {
  const asked: string[] = [];
  const through = (operation: string): Promise<Answer<unknown>> => {
    asked.push(operation);
    return Promise.resolve({ data: answers[operation], status: 200, headers: new Headers() });
  };
  return { asked, through };
}

test('values of the record stand for their names; without one nothing is read', () => {
  const read = { path: '/orders/{id:orderId}', filter: 'assetId={assetId}' };
  expect(filledRead(read, { orderId: 3, assetId: 5 })).toEqual({
    path: '/orders/3',
    filter: 'assetId=5',
  });
  expect(filledRead(read, { orderId: 3, assetId: null })).toBeUndefined();
});

test('each thing is read once, with what it leads to, and only what the user may see', async () => {
  const { asked, through } = reader();
  const reads = [
    { path: '/orders/{id:orderId}', then: [{ path: '/people/{id:personId}' }] },
    { path: '/visits', limit: 5 },
    { path: '/secrets/{id}' },
  ];
  await readFor([{ id: 1, orderId: 3 }, { id: 2, orderId: 3 }], reads, { engine, through });
  expect(asked.sort()).toEqual(['GET /orders/3', 'GET /people/9', 'GET /visits']);
});

test('a path that the server does not have is named', async () => {
  const { through } = reader();
  const reads = [{ path: '/ordres/{id}' }];
  await expect(readFor([], reads, { engine, through })).rejects.toThrow('GET /ordres/{id}');
});

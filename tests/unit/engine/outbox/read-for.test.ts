import { expect, test } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import type { Answer } from '../../../../src/api/call';
import { filledRead, readFor, TooManyToKeep } from '../../../../src/engine/views/outbox/read-for';

const rights = Object.fromEntries(
  [
    'GET /orders/{id}',
    'GET /people/{id}',
    'GET /visits',
    'GET /secrets/{id}',
    'GET /parts',
    'GET /parts/{id}/numbers',
  ].map((name) => [name, 'session']),
);
const engine = {
  registry: { rights },
  can: (operation: string) => operation !== 'GET /secrets/{id}',
} as unknown as Parameters<typeof readFor>[2]['engine'];

const answers: Record<string, unknown> = {
  'GET /orders/3': { result: { id: 3, personId: 9 } },
  'GET /people/9': { result: { id: 9 } },
  'GET /visits': { result: [] },
  'GET /parts': { result: [{ id: 4 }, { id: 5 }], hasMore: false },
  'GET /parts/4/numbers': { result: [{ id: 1 }], hasMore: true },
  'GET /parts/5/numbers': { result: [], hasMore: false },
};

function reader(failing: Readonly<Record<string, number>> = {}) {
  const asked: string[] = [];
  const through = (operation: string): Promise<Answer<unknown>> => {
    asked.push(operation);
    const status = failing[operation];
    if (status !== undefined) {
      return Promise.reject(new ApiError({ operation, ...(status > 0 && { status }) }));
    }
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
  await readFor(
    [
      { id: 1, orderId: 3 },
      { id: 2, orderId: 3 },
    ],
    reads,
    { engine, through },
  );
  expect(asked.sort()).toEqual(['GET /orders/3', 'GET /people/9', 'GET /visits']);
});

test('a path that the server does not have is named', async () => {
  const { through } = reader();
  const reads = [{ path: '/ordres/{id}' }];
  await expect(readFor([], reads, { engine, through })).rejects.toThrow('GET /ordres/{id}');
});

test('what a row leads to is read for each of them, and everything is told by its path', async () => {
  const { asked, through } = reader();
  const told: string[] = [];
  const reads = [
    { path: '/parts', limit: 9, then: [{ path: '/parts/{id}/numbers', limit: 9, isLatest: true }] },
  ] as const;
  const onRows = (path: string, rows: readonly unknown[]) =>
    void told.push(`${path}: ${rows.length}`);
  await readFor([{ id: 1 }], reads, { engine, through, onRows });
  expect(asked.sort()).toEqual(['GET /parts', 'GET /parts/4/numbers', 'GET /parts/5/numbers']);
  expect(told.sort()).toEqual(['/parts/{id}/numbers: 0', '/parts/{id}/numbers: 1', '/parts: 2']);
});

test('a list that goes on behind its bound is not there', async () => {
  const { through } = reader();
  const reads = [{ path: '/parts/{id}/numbers', limit: 1 }];
  const read = readFor([{ id: 4 }], reads, { engine, through });
  await expect(read).rejects.toThrow(TooManyToKeep);
});

test.each([
  [403, true],
  [404, true],
  [422, false],
  [500, false],
  [503, false],
  [0, false],
])('an answer of %s leaves the device ready: %s', async (status, isReady) => {
  const { through } = reader({ 'GET /orders/3': status });
  const reads = [{ path: '/orders/{id:orderId}' }];
  const read = readFor([{ id: 1, orderId: 3 }], reads, { engine, through }).then(
    () => true,
    () => false,
  );
  expect(await read).toBe(isReady);
});

import { expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/api/call', () => ({ call }));
vi.mock('../../../src/api/answer-keeper', () => ({ keeperOf: () => ({ keep }) }));
const keep = vi.hoisted(() => vi.fn());

const { togetherReader } = await import('../../../src/api/read-together');

const read = (pfad: string, status = 200) => ({ pfad, status, etag: '"1"', inhalt: { pfad } });

test('what is asked for at once is one call; each answer is kept as if it had been read alone', async () => {
  call.mockResolvedValueOnce({
    data: { result: [read('/a/1'), read('/b?limit=2'), read('/c', 404)] },
  });
  const reader = togetherReader();
  const [one, other, missing] = await Promise.allSettled([
    reader('GET /a/{id}', { params: { id: 1 } }),
    reader('GET /b', { query: { limit: 2, filter: undefined } }),
    reader('GET /c', {}),
  ]);
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /system/abrufe', {
    body: { pfade: ['/a/1', '/b?limit=2', '/c'] },
    kind: 'read',
    isBackground: true,
  });
  expect(one).toMatchObject({ value: { data: { pfad: '/a/1' }, etag: '"1"' } });
  expect(other.status).toBe('fulfilled');
  expect(missing).toMatchObject({ status: 'rejected', reason: { status: 404 } });
  expect(keep.mock.calls.map(([operation]) => operation as string)).toEqual([
    'GET /a/{id}',
    'GET /b',
  ]);
});

test('what several records ask for is read once', async () => {
  call.mockReset();
  call.mockResolvedValueOnce({ data: { result: [read('/a/1')] } });
  const reader = togetherReader();
  const ask = () => reader('GET /a/{id}', { params: { id: 1 } });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(other).toBe(one);
  await expect(ask()).resolves.toBe(one);
  expect(call).toHaveBeenCalledOnce();
});

test('what did not fit in is read alone', async () => {
  call.mockReset();
  call.mockResolvedValueOnce({ data: { result: [read('/a', 413)] } });
  call.mockResolvedValueOnce({ data: 'alone' });
  await expect(togetherReader()('GET /a', {})).resolves.toEqual({ data: 'alone' });
});

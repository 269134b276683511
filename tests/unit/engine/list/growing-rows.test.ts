import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { ListSource } from '../../../../src/engine/data/lists/list-source';
import { RowSource } from '../../../../src/engine/data/lists/row-source';

const records = Array.from({ length: 1_200 }, (_, id) => ({ id }));

test.each([
  ['says by its contract that it counts nothing', true],
  ['says nothing when it is asked', undefined],
])('a list that %s grows to its end as it is scrolled', async (_, isGrowing) => {
  vi.stubGlobal('window', globalThis);
  const read = vi.fn<ListSource['read']>(({ offset, limit }) =>
    Promise.resolve({ rows: records.slice(offset, offset + limit) }),
  );
  const source = { key: ['x'], countKey: ['x'], isGrowing, read };
  const rows = new RowSource(new QueryClient(), source, 'X', 'de');
  const leave = rows.subscribe(() => undefined);
  const grownTo = (count: number) =>
    vi.waitFor(() => expect(rows.status()).toMatchObject({ count, isGrowing: true }));
  rows.show({ first: 0, last: 120 }, 0, false);
  await vi.waitFor(() => expect(rows.status().count).toBeGreaterThanOrEqual(500));
  expect(rows.status()).toMatchObject({ total: undefined, isCapped: true });
  rows.show({ first: 480, last: 499 }, 0, false);
  await vi.waitFor(() => expect(rows.status().count).toBeGreaterThanOrEqual(1_000));
  rows.show({ first: 980, last: 999 }, 0, false);
  await grownTo(1_200);
  expect(rows.status()).toMatchObject({ total: 1_200, isCapped: false });
  expect(read.mock.calls.filter(([{ count }]) => count).length).toBe(isGrowing ? 0 : 1);
  leave();
  vi.unstubAllGlobals();
});

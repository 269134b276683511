import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyRecord } from '../../../../src/api/dialect';
import type { Engine } from '../../../../src/engine/application/context';
import { blockOfLists } from '../../../../src/engine/views/home/block-of-lists';

const rows = vi.hoisted(() => ({ of: new Map<string, AnyRecord[]>() }));
vi.mock('../../../../src/engine/data/lists/view-source', () => ({
  viewSource: (_: unknown, view: string) => ({
    read: ({ limit }: { limit: number }) => {
      const all = rows.of.get(view) ?? [];
      return Promise.resolve({ rows: all.slice(0, limit), total: all.length });
    },
  }),
}));
vi.mock('../../../../src/engine/data/references/place-query', () => ({
  placeQuery: () => ({ queryKey: ['place'], queryFn: () => ({}) }),
}));

const engine = { registry: {}, me: { id: 1 } } as unknown as Pick<Engine, 'registry' | 'me'>;
const block = {
  screen: 'things',
  figures: [
    { name: 'late', tone: 'red' as const },
    { name: 'mine', tone: 'blue' as const },
  ],
};
const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const read = () => blockOfLists(block, engine, new QueryClient());

beforeEach(() => rows.of.clear());

test('figures are counted by their views, and the most urgent shows its first rows', async () => {
  rows.of.set('late', numbered(6)).set('mine', numbered(1));
  expect(await read()).toMatchObject({
    figures: { late: { total: 6 }, mine: { total: 1 } },
    shows: 'late',
    rows: numbered(4),
  });
});

test('what is not due has no figure', async () => {
  rows.of.set('mine', numbered(2));
  const found = await read();
  expect(Object.keys(found.figures)).toEqual(['mine']);
  expect(found.shows).toBe('mine');
  rows.of.clear();
  expect(await read()).toEqual({ figures: {}, shows: undefined, rows: [] });
});

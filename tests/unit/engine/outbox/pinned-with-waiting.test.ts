import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PinnedView } from '../../../../src/api/start';
import type { Engine } from '../../../../src/engine/application/context';
import type { Entry } from '../../../../src/engine/outbox/entry';
import { outboxState } from '../../../../src/engine/outbox/outbox-state';
import { pinnedWithWaiting } from '../../../../src/engine/views/home/pinned-with-waiting';

const list = vi.hoisted(() => ({ total: 0 }));
vi.mock('../../../../src/engine/data/lists/list-source', () => ({
  listSource: () => ({ read: () => Promise.resolve({ rows: [], total: list.total }) }),
}));
vi.mock('../../../../src/engine/data/references/place-query', () => ({
  placeQuery: (_: unknown, __: unknown, screen: string) => ({
    queryKey: ['place', screen],
    queryFn: () => ({ fields: {}, definition: { schema: screen, actions: [], columns: [] } }),
  }),
}));
vi.mock('../../../../src/api/view-calls', () => ({
  viewsQuery: (query: string) => ({
    queryKey: ['views', query],
    queryFn: () => [{ id: 5, name: 'Mine', columns: [] }],
  }),
}));

const engine = { registry: {}, me: { id: 1 } } as unknown as Pick<Engine, 'registry' | 'me'>;
const count = { total: 7, isCapped: false, sums: [] };
const view: PinnedView = { id: 5, name: 'Mine', query: 'service/things', count };
const counted = async () =>
  (await pinnedWithWaiting([{ view, screen: 'things' }], engine, new QueryClient()))[0]?.count;
const waits = (schema: string) =>
  outboxState.set({
    entries: [
      {
        ...{ seq: 1, key: 'a', queue: 'q', state: 'waiting', params: {}, label: { action: 'x' } },
        of: { schema, id: 3, record: { id: 3 }, follows: { done: true } },
      } as unknown as Entry,
    ],
  } as never);

beforeEach(() => {
  list.total = 6;
});

test('a pinned view counts what waits on this device', async () => {
  waits('things');
  expect(await counted()).toMatchObject({ total: 6 });
});

test('what the server has counted stays where nothing waits about its rows', async () => {
  waits('others');
  expect(await counted()).toEqual(count);
});

import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchList } from '../../../../src/engine/views/list/page/prefetch-list';
import { listSource } from '../../../../src/engine/data/lists/list-source';
import { rowHeadQuery } from '../../../../src/engine/data/lists/row-page';
import type { Place } from '../../../../src/engine/screens/place';

const refuse: (() => void)[] = [];
const session = vi.hoisted(() => ({ user: 'buero' as string | undefined }));
vi.mock('../../../../src/api/call', () => ({
  call: (operation: string) =>
    new Promise((_, reject) => refuse.push(() => reject(new Error(operation)))),
}));
vi.mock('../../../../src/api/token-store', () => ({
  readSession: () => (session.user === undefined ? undefined : session),
}));
vi.mock('i18next', () => ({ default: { language: 'de' } }));

const place = {
  definition: { name: 'things', schema: 'Thing', order: ['name'], query: 'dinge' },
  fields: { name: { name: 'name' } },
  list: '/dinge',
  params: {},
  fixed: [],
} as unknown as Place;

let client: QueryClient;
/** What failed, and who tells of it. */
let failed: [error: string, failure: unknown][];

beforeEach(() => {
  refuse.length = 0;
  failed = [];
  session.user = 'buero';
  const onError = (error: Error, { meta }: { meta?: object }) =>
    failed.push([error.message, (meta as { failure?: string } | undefined)?.failure]);
  client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
});

const answered = async () => {
  for (const answer of refuse.splice(0)) answer();
  await new Promise((resolve) => setTimeout(resolve));
};

test('what is asked ahead and refused is said by nobody who does not wait for it', async () => {
  void prefetchList(client, place, new URLSearchParams());
  await answered();
  // Rows, column layout, views.
  expect(failed).toHaveLength(3);
  expect(new Set(failed.map(([, failure]) => failure))).toEqual(new Set(['silent']));
});

test('a list that waits for the same rows tells of the failure', async () => {
  void prefetchList(client, place, new URLSearchParams());
  const state = { order: [{ field: 'name', descending: false }], filter: [], group: [] };
  const now = { user: { id: 5, kuerzel: 'B' }, now: new Date() };
  const source = listSource(place, { ...state, q: '', sum: undefined }, now);
  const rows = new QueryObserver(client, rowHeadQuery(source, 'Thing', 'de') as never);
  const stop = rows.subscribe(() => undefined);
  await answered();
  // In whatever order they came: only the rows are waited for.
  expect(failed.map(([, failure]) => failure ?? 'told').sort()).toEqual([
    'silent',
    'silent',
    'told',
  ]);
  stop();
});

test('nothing is asked without a session; a filter or a view is left to the list', () => {
  for (const search of ['filter=name=x', 'view=7', 'group=name']) {
    void prefetchList(client, place, new URLSearchParams(search));
    expect([search, refuse.splice(0).length]).toEqual([search, 2]);
    client.clear();
  }
  session.user = undefined;
  void prefetchList(client, place, new URLSearchParams());
  expect(refuse).toEqual([]);
});

test('rows of a default view are asked for when its content is there', () => {
  for (const [istVollstaendig, asked] of [
    [true, 2],
    [undefined, 2], // kept from before a list could leave contents out
    [false, 1],
  ]) {
    const standard = { id: 1, version: 1, name: 'A', istStandard: true, istVollstaendig };
    // Known from before, so that the views themselves are not asked for yet.
    client.setQueryData(['views', 'dinge'], [standard], { updatedAt: 0 });
    void prefetchList(client, place, new URLSearchParams());
    expect([istVollstaendig, refuse.splice(0).length]).toEqual([istVollstaendig, asked]);
    client.clear();
  }
});

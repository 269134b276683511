// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { forgetKept, keepQueries, restoreQueries } from '../../../src/app/session/kept-queries';

const day = 24 * 60 * 60 * 1000;
const key = ['lookup', '/x', {}, 'de'];

beforeEach(() => localStorage.clear());

async function kept(user: string | undefined, meta: object): Promise<void> {
  const client = new QueryClient();
  keepQueries(client, () => user);
  await client.fetchQuery({ queryKey: key, queryFn: () => [1, 2], meta });
}

function restored(user: string, now?: number): unknown {
  const client = new QueryClient();
  restoreQueries(client, user, now);
  return client.getQueryData(key);
}

test('basic data are there for the same user only', async () => {
  await kept('eva', { isKept: true });
  expect(restored('eva')).toEqual([1, 2]);
  expect(restored('bea')).toBeUndefined();
  expect(restored('ev')).toBeUndefined();
});

test('nothing is kept of other queries, and nothing without a user', async () => {
  await kept('eva', {});
  await kept(undefined, { isKept: true });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what came more than a day ago is shown and fetched anew, what is a week old is forgotten', async () => {
  await kept('eva', { isKept: true });
  const [stored = ''] = Object.keys(localStorage);
  const entry = JSON.parse(localStorage.getItem(stored) ?? '') as { at: number };
  localStorage.setItem(stored, JSON.stringify({ ...entry, at: entry.at - 2 * day }));
  const client = new QueryClient();
  restoreQueries(client, 'eva');
  let asked = 0;
  const queryFn = () => [(asked += 1)];
  await client.fetchQuery({ queryKey: key, queryFn, staleTime: day });
  expect(asked).toBe(1);
  expect(restored('eva', entry.at + 9 * day)).toBeUndefined();
});

test('a logout removes it, and no draft', async () => {
  await kept('eva', { isKept: true });
  localStorage.setItem('kontor.draft.7./addresses/1', '{}');
  forgetKept();
  expect(Object.keys(localStorage)).toEqual(['kontor.draft.7./addresses/1']);
});

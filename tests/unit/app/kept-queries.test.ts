// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookupQuery } from '../../../src/engine/data/lookups/lookup-query';
import { writeSession } from '../../../src/api/token-store';
import { forgetFormerUser } from '../../../src/app/session/forget-former-user';
import {
  forgetPersisted,
  persistQueries,
  restorePersistedQueries,
} from '../../../src/app/session/persisted-queries';

const day = 24 * 60 * 60 * 1000;
const key = ['lookup', '/x', {}, 'de'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function kept(user: string | undefined, meta: object): Promise<void> {
  const client = new QueryClient();
  persistQueries(client, () => user);
  await client.fetchQuery({ queryKey: key, queryFn: () => [1, 2], meta });
}

function restored(user: string, now?: number): unknown {
  const client = new QueryClient();
  restorePersistedQueries(client, user, now);
  return client.getQueryData(key);
}

test('basic data are there for the same user only', async () => {
  await kept('eva', { persisted: 'untilStale' });
  expect(restored('eva')).toEqual([1, 2]);
  expect(restored('bea')).toBeUndefined();
  expect(restored('ev')).toBeUndefined();
});

test('nothing is kept of other queries, and nothing without a user', async () => {
  await kept('eva', {});
  await kept(undefined, { persisted: 'untilStale' });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what came more than a day ago is shown and fetched anew, what is a week old is forgotten', async () => {
  await kept('eva', { persisted: 'untilStale' });
  const [stored = ''] = Object.keys(localStorage);
  const entry = JSON.parse(localStorage.getItem(stored) ?? '') as { at: number };
  localStorage.setItem(stored, JSON.stringify({ ...entry, at: entry.at - 2 * day }));
  const client = new QueryClient();
  restorePersistedQueries(client, 'eva');
  let asked = 0;
  const queryFn = () => [(asked += 1)];
  await client.fetchQuery({ queryKey: key, queryFn, staleTime: day });
  expect(asked).toBe(1);
  expect(restored('eva', entry.at + 9 * day)).toBeUndefined();
});

test('a reference list is asked for again after a day, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
  const asked = vi.fn(() => Promise.resolve(Response.json({ result: [{ id: 1, name: 'A' }] })));
  vi.stubGlobal('fetch', asked);
  const query = lookupQuery({ path: '/x', value: 'id', title: ['name'] }, 'de');
  const readAt = async (time: string) => {
    vi.setSystemTime(new Date(time));
    // Each time a page that has just been loaded.
    const client = new QueryClient();
    persistQueries(client, () => 'eva');
    restorePersistedQueries(client, 'eva');
    expect(await client.fetchQuery(query)).toEqual([{ id: 1, name: 'A' }]);
    return asked.mock.calls.length;
  };
  expect(await readAt('2026-11-21T08:00:00Z')).toBe(1);
  expect(await readAt('2026-11-22T07:59:00Z')).toBe(1);
  expect(await readAt('2026-11-22T08:01:00Z')).toBe(2);
  expect(await readAt('2026-11-23T08:00:00Z')).toBe(2);
});

test.each(['{"result":7}', '[]', '{"result":[null]}', 'null'])(
  'what is no reference list is an error and kept nowhere: %s',
  async (body) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    const client = new QueryClient();
    persistQueries(client, () => 'eva');
    const query = lookupQuery({ path: '/x', value: 'id', title: ['name'] }, 'de');
    await expect(client.fetchQuery(query)).rejects.toThrow(/no rows|no records/);
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

test('the user and his settings are known at the next start, and asked for anew', async () => {
  await kept('eva', { persisted: 'untilStart' });
  const client = new QueryClient();
  restorePersistedQueries(client, 'eva');
  expect(client.getQueryData(key)).toEqual([1, 2]);
  const queryFn = () => [3];
  expect(await client.fetchQuery({ queryKey: key, queryFn, staleTime: Infinity })).toEqual([3]);
});

test('his settings are asked for anew when the page has come to rest, not before', async () => {
  await kept('eva', { persisted: 'untilRest' });
  vi.useFakeTimers();
  const client = new QueryClient();
  restorePersistedQueries(client, 'eva');
  const queryFn = vi.fn(() => [3]);
  const query = { queryKey: key, queryFn, staleTime: Infinity };
  expect(await client.fetchQuery(query)).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await client.fetchQuery(query)).toEqual([3]);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('what another version of the page has kept is neither shown nor kept', async () => {
  await kept('eva', { persisted: 'untilStale' });
  const [own = ''] = Object.keys(localStorage);
  const other = own.replace(/^(kontor\.kept\.)[^.]+/, '$1999');
  localStorage.setItem(other, localStorage.getItem(own) ?? '');
  localStorage.removeItem(own);
  expect(restored('eva')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a logout removes it, and no draft', async () => {
  await kept('eva', { persisted: 'untilStale' });
  localStorage.setItem('kontor.draft.7./addresses/1', '{}');
  forgetPersisted();
  expect(Object.keys(localStorage)).toEqual(['kontor.draft.7./addresses/1']);
});

test('what a tab keeps after another one has logged out is gone when it hears of that', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const session = { token: 't', renewalToken: 'r', user: 'eva', mustChangePassword: false };
  const later = Date.now() + 1e6;
  writeSession({ ...session, expiresAt: later, renewalExpiresAt: later });
  forgetFormerUser(new QueryClient());
  // The other tab has forgotten everything by now.
  localStorage.removeItem('kontor.session');
  await kept('eva', { persisted: 'untilStale' });
  expect(restored('eva')).toEqual([1, 2]);
  dispatchEvent(new StorageEvent('storage', { key: 'kontor.session' }));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('kontor.kept'))).toEqual([]);
});

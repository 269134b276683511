import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchAll, fetchAnew } from '../../../src/engine/data/news/fetch-anew';

const codes = { Activity: 'AKT', SalesDocument: 'BEK', Deal: 'DEALS' };
const event = (tabelle: string) => ({
  ...{ tabelle, id: 7, version: 2, benutzer: 'Bert', benutzerId: 3 },
  ...{ zeit: '2026-11-21T10:00:00Z', art: 'CREATION' as const, eltern: null },
});

/** A timeline of activities and documents, a list of deals, and something that follows nothing. */
async function open() {
  const client = new QueryClient();
  const shows = { timeline: ['Activity', 'SalesDocument'] };
  const query = (queryKey: string[], meta = {}) =>
    client.fetchQuery({ queryKey, queryFn: () => 1, meta, staleTime: Infinity });
  await query(['timeline', 'x'], { shows: shows.timeline });
  await query(['rows', 'Deal']);
  await query(['me']);
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0]);
  return { client, stale };
}

test.each([
  ['AKT', ['timeline']],
  ['BEK', ['timeline']],
  ['DEALS', ['rows']],
  ['ADR', []],
])('what is made of several kinds of records follows news of each: %s', async (table, expected) => {
  const { client, stale } = await open();
  fetchAnew(client, codes, [event(table)]);
  expect(stale()).toEqual(expected);
});

test('after an interruption all that follows news is read again', async () => {
  const { client, stale } = await open();
  fetchAll(client);
  expect(stale()).toEqual(['timeline', 'rows']);
});

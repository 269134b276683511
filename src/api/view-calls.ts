import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { recordOf, rowsOf } from './dialects/reference';
import type { View } from './view';

export const presets = '/cmn/computed-queries/{groupKey}/{id}/presets';

export function viewsQuery(query: string) {
  return queryOptions({
    queryKey: ['views', query],
    queryFn: async ({ signal }): Promise<readonly View[]> => {
      const { data } = await call(`GET ${presets}`, { params: viewParams(query), signal });
      return rowsOf(data).rows as unknown as View[];
    },
    // Views known from before this page wait until it has come to rest.
    staleTime: ({ state }) => (isOfThisPage(state.dataUpdatedAt) ? 60_000 : Infinity),
    // A list works without its views; those known from before count until the answer comes.
    meta: { failure: 'silent', persisted: 'untilRest' },
  });
}

/** Query for a view with its content, which a list of very many views leaves out. */
export function wholeViewQuery(query: string, { id, version }: Pick<View, 'id' | 'version'>) {
  return queryOptions({
    queryKey: ['views', query, id, version],
    queryFn: async ({ signal }): Promise<View> => {
      const params = { ...viewParams(query), presetId: id };
      const { data } = await call(`GET ${presets}/{presetId}`, { params, signal });
      return recordOf(data) as unknown as View;
    },
    // Changed content has another version.
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
}

/**
 * Time when the page was opened, by the clock that answers are dated by; `performance.timeOrigin` drifts from it where
 * the clock is set meanwhile.
 */
const openedAt = Date.now();

/** Tells whether something was read by this page; `updatedAt`: ms since 1970. Anything older may have changed since. */
export function isOfThisPage(updatedAt: number): boolean {
  return updatedAt >= openedAt;
}

/** Returns the path parameters of a computed query's views. */
export function viewParams(query: string) {
  const [groupKey = '', id = ''] = query.split('/');
  return { groupKey, id };
}

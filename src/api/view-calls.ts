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
    // What is known from before this page waits until it has come to rest.
    staleTime: ({ state }) => (isOfThisPage(state.dataUpdatedAt) ? 60_000 : Infinity),
    // A list works without its views; those known from before count until the answer comes.
    meta: { failure: 'silent', persisted: 'untilRest' },
  });
}

/** With its content, which a list of very many views leaves out. */
export function wholeViewQuery(query: string, { id, version }: Pick<View, 'id' | 'version'>) {
  return queryOptions({
    queryKey: ['views', query, id, version],
    queryFn: async ({ signal }): Promise<View> => {
      const params = { ...viewParams(query), presetId: id };
      const { data } = await call(`GET ${presets}/{presetId}`, { params, signal });
      return recordOf(data) as unknown as View;
    },
    // Another content is another version.
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
}

/** By the clock that answers are dated by; `performance.timeOrigin` goes apart from it where the clock is set meanwhile. */
const openedAt = Date.now();

/** `updatedAt`: ms since 1970. What came before this page was opened may have changed since. */
export function isOfThisPage(updatedAt: number): boolean {
  return updatedAt >= openedAt;
}

/** Path parameters of a computed query's views. */
export function viewParams(query: string) {
  const [groupKey = '', id = ''] = query.split('/');
  return { groupKey, id };
}

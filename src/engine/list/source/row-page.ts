import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { rowsOf, type AnyRecord } from '../../../api/dialect';
import { filterText } from '../../../../schemas/rules/filter-grammar';
import type { Place } from '../../route/match';
import { orderText, type ListState } from '../url/list-state';

/** Rows fetched at once. */
export const pageSize = 200;

/** Shortest search the server takes. */
export const shortestSearch = 3;

export interface RowPage {
  rows: readonly AnyRecord[];
  total: number | undefined;
}

/** First part of the key of every list of a schema: what to invalidate after a change. */
export function rowsKey(schema: string): readonly string[] {
  return ['rows', schema];
}

/** One page of a list. Only the first asks the server to count. */
export function rowPageQuery(place: Place, state: ListState, page: number, language: string) {
  const query = {
    filter: filterText([...place.fixed, ...state.filter]),
    orderBy: orderText(state.order),
    suche: state.q.trim().length >= shortestSearch ? state.q.trim() : undefined,
  };
  return queryOptions({
    queryKey: [
      ...rowsKey(place.definition.schema),
      place.list,
      place.params,
      query,
      language,
      page,
    ],
    queryFn: async ({ signal }): Promise<RowPage> => {
      const answer = await call(`GET ${place.list}`, {
        params: place.params,
        query: { ...query, limit: pageSize, offset: page * pageSize, returnTotal: page === 0 },
        signal,
      });
      const { rows, total } = rowsOf(answer.data);
      return { rows, total };
    },
    staleTime: 30_000,
    meta: { handlesError: true },
  });
}

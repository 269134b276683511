import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { ListSource, RowPage } from './list-source';
import { headSize, pageSize } from './watched-pages';

const shared = {
  staleTime: 30_000,
  // Calls are tried without network too, so the client has to be told to retry once it is back.
  refetchOnReconnect: 'always',
} as const;

/** Returns the beginning of the key of every list of a schema: what to invalidate after a change. */
export function rowsKey(schema: string): readonly string[] {
  return ['rows', schema];
}

/** Does not wait for the count, which has a query of its own. */
export function rowPageQuery(source: ListSource, schema: string, page: number, language: string) {
  return rowsQuery(source, [...rowsKey(schema), ...source.key, language, page], page * pageSize);
}

/** Comes before the first page. A list that ends within the head needs neither page nor count. */
export function rowHeadQuery(source: ListSource, schema: string, language: string) {
  return rowsQuery(source, [...rowsKey(schema), ...source.key, language, 'head'], 0, headSize);
}

function rowsQuery(source: ListSource, queryKey: QueryKey, offset: number, limit = pageSize) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<RowPage> => source.read({ offset, limit, count: false, signal }),
    // Comparing 500 rows would cost more than painting them anew.
    structuralSharing: false,
    // Rows to scroll to are drawn as shapes meanwhile.
    meta: { isSeenComing: offset > 0 },
    ...shared,
  });
}

export interface RowCount {
  /** Number of all rows; undefined where the server does not tell. */
  total?: number;
  isCapped?: boolean;
}

/** Query for the number of rows, the same in every order. Exact, or as far as the server counts cheaply. */
export function rowCountQuery(
  source: ListSource,
  schema: string,
  language: string,
  count: 'capped' | 'exact',
) {
  return queryOptions({
    queryKey: [...rowsKey(schema), ...source.countKey, language, 'count', count],
    queryFn: ({ signal }): Promise<RowCount> =>
      source.read({ offset: 0, limit: 1, count: count === 'exact' || count, signal }),
    ...shared,
  });
}

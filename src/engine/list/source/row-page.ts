import { queryOptions } from '@tanstack/react-query';
import type { ListSource, RowPage } from './list-source';

/** Rows fetched at once. */
export const pageSize = 200;

/** First part of the key of every list of a schema: what to invalidate after a change. */
export function rowsKey(schema: string): readonly string[] {
  return ['rows', schema];
}

/** One page of a list. Only the first asks the server to count. */
export function rowPageQuery(source: ListSource, schema: string, page: number, language: string) {
  return queryOptions({
    queryKey: [...rowsKey(schema), ...source.key, language, page],
    queryFn: ({ signal }): Promise<RowPage> =>
      source.read({ offset: page * pageSize, limit: pageSize, count: page === 0, signal }),
    staleTime: 30_000,
    // Calls are tried without network too, so the client has to be told to ask again when it is back.
    refetchOnReconnect: 'always',
    meta: { handlesError: true },
  });
}

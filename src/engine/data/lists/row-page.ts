import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { ListSource, RowPage } from './list-source';
import { headSize, pageSize } from './watched-pages';

const shared = {
  staleTime: 30_000,
  // Calls are tried without network too, so the client has to be told to ask again when it is back.
  refetchOnReconnect: 'always',
} as const;

/** First part of the key of every list of a schema: what to invalidate after a change. */
export function rowsKey(schema: string): readonly string[] {
  return ['rows', schema];
}

/** One page of a list. It does not wait for the count, which has a query of its own. */
export function rowPageQuery(source: ListSource, schema: string, page: number, language: string) {
  return rowsQuery(source, [...rowsKey(schema), ...source.key, language, page], page * pageSize);
}

/** The first rows of a list, before its first page. A list that ends within them needs neither page nor count. */
export function rowHeadQuery(source: ListSource, schema: string, language: string) {
  return rowsQuery(source, [...rowsKey(schema), ...source.key, language, 'head'], 0, headSize);
}

function rowsQuery(source: ListSource, queryKey: QueryKey, offset: number, limit = pageSize) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<RowPage> => source.read({ offset, limit, count: false, signal }),
    // Rows are painted anew when they have come anew: comparing 500 of them would cost more.
    structuralSharing: false,
    // Rows to scroll to are drawn as shapes meanwhile.
    meta: { isSeenComing: offset > 0 },
    ...shared,
  });
}

/** How many rows a list has; `isCapped`: there are more. */
export interface RowCount {
  total: number;
  isCapped: boolean;
}

/**
 * How many rows a list has, the same in every order: exactly, or as far as the server counts without making others wait.
 */
export function rowCountQuery(
  source: ListSource,
  schema: string,
  language: string,
  count: 'capped' | 'exact',
) {
  return queryOptions({
    queryKey: [...rowsKey(schema), ...source.countKey, language, 'count', count],
    queryFn: async ({ signal }): Promise<RowCount> => {
      const asked = count === 'exact' || count;
      const page = await source.read({ offset: 0, limit: 1, count: asked, signal });
      const { total, isCapped = false } = page;
      if (total === undefined) throw new Error('a list was asked for its total and did not say it');
      return { total, isCapped };
    },
    ...shared,
  });
}

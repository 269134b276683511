import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../api/dialect';
import type { ListSource } from './list-source';
import { pageSize, rowPageQuery } from './row-page';

export interface Rows {
  /** Number of rows of the whole list; undefined until the server has counted. */
  total: number | undefined;
  /** The row at an index, undefined while it is not there. */
  rowAt: (index: number) => AnyRecord | undefined;
  isPending: boolean;
  /** When the first page came, ms since 1970; 0 when it never did. */
  updatedAt: number;
  error: Error | null;
  retry: () => void;
}

/**
 * The rows of a list around a window of indexes: the pages it touches and the next one in each
 * direction. Pages that fall out of the window are cancelled by the query's signal.
 */
export function useRows(
  source: ListSource,
  schema: string,
  window: { first: number; last: number },
): Rows {
  const { i18n } = useTranslation();
  const options = (page: number) => rowPageQuery(source, schema, page, i18n.language);
  const first = useQuery(options(0));
  const total = first.data?.total;
  const pages = pagesAround(window, total);
  const queries = useQueries({ queries: pages.map(options) });
  const byPage = new Map(pages.map((page, index) => [page, queries[index]?.data?.rows]));
  const failed = [first, ...queries].find((query) => query.isError);
  return {
    total,
    rowAt: (index) => byPage.get(Math.floor(index / pageSize))?.[index % pageSize],
    isPending: first.isPending,
    updatedAt: first.dataUpdatedAt,
    error: failed?.error ?? null,
    retry: () => {
      for (const query of [first, ...queries]) if (query.isError) void query.refetch();
    },
  };
}

/** Page numbers that hold the window, and one more ahead and behind when the window comes near its edge. */
export function pagesAround(
  window: { first: number; last: number },
  total: number | undefined,
): number[] {
  const lastPage = total === undefined ? 0 : Math.max(0, Math.ceil(total / pageSize) - 1);
  const margin = pageSize / 4;
  const from = Math.max(0, Math.floor((window.first - margin) / pageSize));
  const to = Math.min(lastPage, Math.floor((window.last + margin) / pageSize));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

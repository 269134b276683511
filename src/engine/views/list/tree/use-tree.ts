import { useInfiniteQuery, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import type { TreeDefinition } from '../../../define/definition';
import { rowsKey } from '../../../data/lists/row-page';
import type { RowId } from '../../../data/lists/selection';
import type { DisplayProps } from '../displays/display-props';
import { keepOpenRows, keptOpenRows } from './kept-open';
import { treeLines, type Below } from './tree-lines';
import { treeSource } from './tree-source';

const fresh = { staleTime: 30_000, refetchOnReconnect: 'always' } as const;

/** Reads the lines of a tree as far as they were unfolded. */
export function useTree(
  { place, state, context }: Pick<DisplayProps, 'place' | 'state' | 'context'>,
  { parent, count }: TreeDefinition,
) {
  const { schema } = place.definition;
  const { language } = useTranslation().i18n;
  const source = useMemo(
    () => treeSource(place, parent, state, context),
    [place, parent, state, context],
  );
  const [open, setOpen] = useState(() => keptOpenRows(place.path));
  const change = useCallback(
    (next: ReadonlySet<RowId>) => {
      keepOpenRows(place.path, next);
      setOpen(next);
    },
    [place],
  );
  const key = [...rowsKey(schema), ...source.key, language];
  const top = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => source.readTop(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    meta: { failure: 'silent' },
    ...fresh,
  });
  const ids = useMemo(() => [...open], [open]);
  // Returns one result for all, which stays the same until one of them changes: a scroll draws the same lines.
  const combine = useCallback(
    (results: readonly UseQueryResult<readonly AnyRecord[]>[]) => ({
      of: new Map(
        ids.map((id, index): [RowId, Below] => [
          id,
          { rows: results[index]?.data, error: results[index]?.error ?? undefined },
        ]),
      ),
      retry: (id: RowId) => void results[ids.indexOf(id)]?.refetch(),
    }),
    [ids],
  );
  const below = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...key, 'below', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.readBelow(id as RecordId, signal),
      meta: { failure: 'silent' as const },
      ...fresh,
    })),
    combine,
  });
  const { data, hasNextPage } = top;
  const lines = useMemo(
    () =>
      treeLines({
        top: data?.pages.flatMap(({ rows }) => rows) ?? [],
        hasMore: hasNextPage,
        open,
        belowOf: (id) => below.of.get(id),
        mayHave: (record) => count === undefined || Number(record[count] ?? 0) > 0,
      }),
    [data, hasNextPage, open, below, count],
  );
  return { lines, open, change, top, retryBelow: below.retry };
}

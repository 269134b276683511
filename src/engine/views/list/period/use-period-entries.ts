import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import { rowsKey } from '../../../data/lists/row-page';
import {
  entriesOf,
  readWindow,
  windowSource,
  type PeriodEntry,
  type PeriodSource,
} from './period-source';

export interface PeriodEntries {
  entries: readonly PeriodEntry[];
  /** Error of the shown list, or of one that lies under it. */
  error: unknown;
  /** True while nothing of this period is known yet. */
  isPending: boolean;
  retry: () => void;
}

/** Reads what is in a period, anew after each change and for each period. */
export function usePeriodEntries(
  sources: readonly PeriodSource[],
  days: readonly string[],
  context: VariableContext,
): PeriodEntries {
  const { language } = useTranslation().i18n;
  const lists = useMemo(
    () => sources.map((source) => windowSource(source, days, context)),
    [sources, days, context],
  );
  const answers = useQueries({
    queries: sources.map(({ place }, index) => {
      const list = lists[index];
      return {
        queryKey: [...rowsKey(place.definition.schema), ...(list?.key ?? []), language, 'period'],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          list ? readWindow(list, signal) : Promise.resolve([]),
        structuralSharing: false,
        meta: { failure: 'silent' as const },
        staleTime: 30_000,
        refetchOnReconnect: 'always' as const,
      };
    }),
  });
  const rows = answers.map(({ data }) => data);
  const entries = useMemo(
    () => sources.flatMap((source, index) => entriesOf(source, rows[index] ?? [])),
    // As many as there are sources.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sources, ...rows],
  );
  const failed = answers.filter(({ error, data }) => error && !data);
  return {
    entries,
    error: failed[0]?.error ?? undefined,
    isPending: answers.some(({ isPending }) => isPending),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

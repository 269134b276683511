import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSource } from './list-source';
import { RowSource, type RowsStatus } from './row-source';

/** Source of rows besides a list's own: groups with the rows below them. */
export type RowsGiver = Pick<
  RowSource,
  'status' | 'subscribe' | 'rowAt' | 'show' | 'retry' | 'updatedAt' | 'askTotal'
>;

export interface Rows
  extends RowsStatus, Pick<RowSource, 'rowAt' | 'show' | 'retry' | 'updatedAt' | 'askTotal'> {
  /** Subscribes without a React rendering. */
  subscribe: RowSource['subscribe'];
}

/** Returns the rows of a list; `instead` replaces the source, for groups. */
export function useRows(source: ListSource, schema: string, instead?: RowsGiver): Rows {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const language = i18n.language;
  const rows = useMemo(
    () => instead ?? new RowSource(client, source, schema, language),
    [client, source, schema, language, instead],
  );
  const status = useSyncExternalStore(rows.subscribe, rows.status);
  return useMemo(() => {
    const { rowAt, show, retry, updatedAt, askTotal, subscribe } = rows;
    return { ...status, rowAt, show, retry, updatedAt, askTotal, subscribe };
  }, [rows, status]);
}

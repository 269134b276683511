import type { QueryClient } from '@tanstack/react-query';
import type { AnyRecord } from '../../../api/dialect';
import type { RowPage } from './list-source';
import { rowsKey } from './row-page';

/** Rows at hand show what was stored, until they are fetched again. */
export function rowStored(client: QueryClient, schema: string, record: AnyRecord): void {
  client.setQueriesData<Partial<RowPage>>({ queryKey: rowsKey(schema) }, (page) =>
    page?.rows?.some(({ id }) => id === record.id)
      ? {
          ...page,
          rows: page.rows.map((row) => (row.id === record.id ? { ...row, ...record } : row)),
        }
      : page,
  );
}

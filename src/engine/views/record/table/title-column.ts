import type { TableColumn } from './use-table-columns';

/** Returns the column that rows are called by: the first text, else the first column. */
export function titleColumn(columns: readonly TableColumn[]): TableColumn | undefined {
  return columns.find(({ field }) => field.type.prose === 'line') ?? columns[0];
}

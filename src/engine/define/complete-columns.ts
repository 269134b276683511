import type { ColumnDefinition } from './definition';

/** Columns as objects: a mere name is a column with nothing of its own. */
export function completeColumns(
  columns: readonly (string | ColumnDefinition)[],
): ColumnDefinition[] {
  return columns.map((column) => (typeof column === 'string' ? { field: column } : column));
}

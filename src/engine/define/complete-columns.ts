import type { BehindDefinition, ColumnDefinition, ColumnOptions } from './definition';

/** A column as a definition writes it: a mere name has nothing of its own. */
export type AnyColumn = string | (ColumnOptions & { behind?: AnyBehind });

type AnyBehind = Omit<BehindDefinition, 'columns'> & { columns: readonly AnyColumn[] };

/** Columns as objects, those of what stands behind a figure too. */
export function completeColumns(columns: readonly AnyColumn[]): ColumnDefinition[] {
  return columns.map((column) => {
    if (typeof column === 'string') return { field: column };
    const { behind, ...plain } = column;
    return behind
      ? { ...plain, behind: { ...behind, columns: completeColumns(behind.columns) } }
      : plain;
  });
}

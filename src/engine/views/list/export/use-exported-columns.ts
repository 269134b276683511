import { useMemo } from 'react';
import type { Fields } from '../../../fields/field';
import { currencyField } from '../../../fields/value-formatter';
import { useGridColumns } from '../columns/use-grid-columns';
import type { GridColumn } from '../rows/grid-column';

const noColumns = { columns: [] };
const currencyShown = [{ field: currencyField }];
const nothingShown: typeof currencyShown = [];

/**
 * Returns the columns of a file: those shown, and the currency of their amounts where none of them names it, since a
 * sheet adds up whatever stands in a column.
 */
export function useExportedColumns(
  columns: readonly GridColumn[],
  fields: Fields,
): readonly GridColumn[] {
  const isMissing = lacksCurrency(columns, fields);
  const added = useGridColumns(noColumns, fields, isMissing ? currencyShown : nothingShown, {
    checks: false,
  });
  return useMemo(() => [...columns, ...added], [columns, added]);
}

/** Tells whether amounts are shown whose records name a currency that is not. */
export function lacksCurrency(
  columns: readonly Pick<GridColumn, 'field'>[],
  fields: Fields,
): boolean {
  return (
    Object.hasOwn(fields, currencyField) &&
    columns.some(({ field }) => field.type.isAmount) &&
    !columns.some(({ field }) => field.name === currencyField)
  );
}

import { useMemo } from 'react';
import { useEngine } from '../../../application/context';
import type { Place } from '../../../screens/place';
import type { Fields } from '../../../fields/field';
import type { GridColumn } from '../grid/grid-column';
import { arrangedColumns, type ColumnLayout, type ColumnSetting } from './column-layout';
import { useGridColumns } from './use-grid-columns';

export interface Columns {
  layout: ColumnLayout;
  /** Every column in order, also hidden ones and those whose field is missing; what changes are made of. */
  arranged: readonly ColumnSetting[];
  /** Names of the fields that can be shown. */
  available: readonly string[];
  /** The shown ones, ready to be drawn. */
  shown: readonly GridColumn[];
  change: (layout: ColumnLayout) => void;
}

/** The columns of a list as the user has arranged them. */
export function useColumns(
  { definition, fields }: Place,
  layout: ColumnLayout,
  change: (layout: ColumnLayout) => void,
): Columns {
  const { can } = useEngine();
  const available = useMemo(() => availableColumns(fields, can), [fields, can]);
  const arranged = useMemo(
    () => arrangedColumns(layout, definition.columns, available),
    [layout, definition, available],
  );
  const settings = useMemo(() => shownColumns(arranged, available), [arranged, available]);
  const shown = useGridColumns(definition, fields, settings);
  return useMemo(
    () => ({ layout, arranged, available, shown, change }),
    [layout, arranged, available, shown, change],
  );
}

/** Fields that a list can show a column of: those the user may see. Version and id are the application's own. */
export function availableColumns(
  fields: Fields,
  can: (right: string) => boolean,
): readonly string[] {
  return Object.values(fields)
    .filter(({ name, right, property, rows }) => {
      if (name === 'id' || name === 'version' || property.writeOnly) return false;
      // Rows have a table of their own in the record.
      if (rows !== undefined) return false;
      return right === undefined || can(right);
    })
    .map(({ name }) => name);
}

/** The columns that are drawn: those that exist and are not hidden; at least one, or there would be no way to a row. */
export function shownColumns(
  arranged: readonly ColumnSetting[],
  available: readonly string[],
): readonly ColumnSetting[] {
  const possible = arranged.filter(({ field }) => available.includes(field));
  const shown = possible.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? shown : possible.slice(0, 1);
}

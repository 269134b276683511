import { useMemo } from 'react';
import { useEngine } from '../../../application/context';
import type { Place } from '../../../screens/place';
import type { Fields } from '../../../fields/field';
import type { GridColumn } from '../rows/grid-column';
import { arrangedColumns, type ColumnLayout, type ColumnSetting } from './column-layout';
import { useGridColumns } from './use-grid-columns';

export interface Columns {
  layout: ColumnLayout;
  /** Columns in order, also hidden ones and those whose field is missing. */
  arranged: readonly ColumnSetting[];
  available: readonly string[];
  shown: readonly GridColumn[];
}

export function useColumns({ definition, fields }: Place, layout: ColumnLayout): Columns {
  const { can } = useEngine();
  const available = useMemo(
    () => availableColumns(fields, can, definition.columns),
    [fields, can, definition],
  );
  const arranged = useMemo(
    () => arrangedColumns(layout, definition.columns, available),
    [layout, definition, available],
  );
  const settings = useMemo(() => shownColumns(arranged, available), [arranged, available]);
  const shown = useGridColumns(definition, fields, settings);
  return useMemo(
    () => ({ layout, arranged, available, shown }),
    [layout, arranged, available, shown],
  );
}

/**
 * Lists the fields that the user may see; version and id are the application's own, unless the screen shows the id as a
 * number.
 */
export function availableColumns(
  fields: Fields,
  can: (right: string) => boolean,
  shown: readonly { field: string }[] = [],
): readonly string[] {
  const showsId = shown.some(({ field }) => field === 'id');
  return Object.values(fields)
    .filter(({ name, right, property, rows }) => {
      if (name === 'version' || property.writeOnly || (name === 'id' && !showsId)) return false;
      // Leaves out rows, which have a table of their own in the record.
      if (rows !== undefined) return false;
      return right === undefined || can(right);
    })
    .map(({ name }) => name);
}

/** Returns the shown columns, at least one: otherwise there would be no way to a row. */
export function shownColumns(
  arranged: readonly ColumnSetting[],
  available: readonly string[],
): readonly ColumnSetting[] {
  const possible = arranged.filter(({ field }) => available.includes(field));
  const shown = possible.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? shown : possible.slice(0, 1);
}

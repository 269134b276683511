import { useMemo } from 'react';
import { useEngine } from '../../../application/context';
import type { Place } from '../../../screens/place';
import type { GridColumn } from '../grid/grid-column';
import { arrangedColumns, type ColumnLayout, type ColumnSetting } from './column-layout';
import { columnFields, shownColumns } from './shown-columns';
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
  const available = useMemo(() => columnFields(fields, can), [fields, can]);
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

import {
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { mostLevels } from '../../../data/lists/list-state';
import { narrowest, widest, type ColumnSetting } from './column-layout';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

export type ColumnTable = ReturnType<typeof columnTable>;

/**
 * Keeps a list's columns with TanStack Table: order, pins, widths (px), what is hidden and what groups the rows.
 * `arranged`: all of them, also those whose field is missing, as `arrangedColumns` returns them.
 */
export function columnTable(arranged: readonly ColumnSetting[], group: readonly string[] = []) {
  const columnSizing: Record<string, number> = {};
  for (const { field, width } of arranged) if (width !== undefined) columnSizing[field] = width;
  return constructTable({
    features,
    columns: arranged.map(({ field }) => ({
      id: field,
      accessorFn: (row: Record<string, unknown>) => row[field],
      minSize: narrowest,
      maxSize: widest,
    })),
    data: [],
    groupedColumnMode: false,
    initialState: {
      columnOrder: arranged.map(({ field }) => field),
      columnPinning: {
        start: arranged.flatMap(({ field, pinned }) => (pinned ? [field] : [])),
        end: [],
      },
      columnSizing,
      columnVisibility: Object.fromEntries(arranged.map(({ field, hidden }) => [field, !hidden])),
      grouping: [...group],
    },
  });
}

/** Returns the settings to store; what is off is left out. */
export function settingsOf(table: ColumnTable): readonly ColumnSetting[] {
  const { columnSizing } = table.store.get();
  return [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()].map((column) => ({
    field: column.id,
    ...(columnSizing[column.id] !== undefined && { width: Math.round(column.getSize()) }),
    ...(!column.getIsVisible() && { hidden: true }),
    ...(column.getIsPinned() && { pinned: true }),
  }));
}

/** Returns the shown columns whose field exists. */
export function shownOf(table: ColumnTable, available: readonly string[]): readonly string[] {
  return [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()]
    .map(({ id }) => id)
    .filter((id) => available.includes(id));
}

/** Moves a column, which is pinned when the other one is; returns false where it stays. */
export function moveColumn(
  table: ColumnTable,
  field: string,
  target: { field: string; side: 'before' | 'after' },
): false | void {
  const moved = table.getColumn(field);
  const to = table.getColumn(target.field);
  if (!moved || !to || moved === to) return false;
  const isPinned = to.getIsPinned() !== false;
  const { start } = table.store.get().columnPinning;
  const rest = settingsOf(table).flatMap((column) => (column.field === field ? [] : column.field));
  const place = rest.indexOf(target.field) + (target.side === 'after' ? 1 : 0);
  const order = rest.toSpliced(place, 0, field);
  table.setColumnOrder(order);
  table.setColumnPinning({
    start: order.filter((id) => (id === field ? isPinned : start.includes(id))),
    end: [],
  });
}

/** Groups by a field or no longer; the innermost of too many groups gives way to the new one. */
export function toggleGroup(table: ColumnTable, field: string): void {
  table.getColumn(field)?.toggleGrouping();
  table.setGrouping((group) => group.slice(-mostLevels));
}

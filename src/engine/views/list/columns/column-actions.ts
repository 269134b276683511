import type { ColumnDefinition } from '../../../define/definition';
import { arrangedColumns, standardLayout, type ColumnLayout } from './column-layout';
import {
  columnTable,
  moveColumn,
  settingsOf,
  shownOf,
  toggleGroup,
  type ColumnTable,
} from './column-table';
import { drawnWidths, fittingWidths } from './resize-columns';
import type { Columns } from './use-columns';

export interface ColumnActions {
  /** Sets widths in px, by field. */
  setWidths: (widths: Readonly<Record<string, number>>) => void;
  /** Widens a column by px, from the width as drawn. */
  resizeBy: (field: string, by: number) => void;
  fit: (fields: readonly string[]) => void;
  setHidden: (field: string, hidden: boolean) => void;
  setPinned: (field: string, pinned: boolean) => void;
  move: (field: string, target: { field: string; side: 'before' | 'after' }) => void;
  /** Moves a column one place to the left or right among the shown columns. */
  moveBy: (field: string, by: -1 | 1) => void;
  /** Groups rows by a field, innermost, or no longer. */
  toggleGroup: (field: string) => void;
  /** Sets the fields that rows are grouped by, outermost first. */
  setGroups: (fields: readonly string[]) => void;
  setDensity: (density: ColumnLayout['density']) => void;
  reset: () => void;
}

/** Arrangement of the columns: a change builds on the one before, which may not be drawn yet. */
interface Arrangement {
  layout: ColumnLayout;
  group: readonly string[];
}

export interface ColumnOptions {
  definition: readonly ColumnDefinition[];
  columns: Columns;
  change: (change: (now: Arrangement) => Partial<Arrangement>) => void;
  /** Finds the drawn grid, to measure it. */
  grid: () => HTMLElement | null;
  /** Announces to screen readers what only the eye would notice. */
  said: {
    wide: (label: string, width: number) => void;
    /** Announces a place; `position` counts from 1. */
    at: (label: string, position: number, count: number) => void;
  };
}

/** Returns what can be done with the columns as they are drawn; called anew at every change. */
export function columnActions(options: ColumnOptions): ColumnActions {
  const { definition, columns, change, grid, said } = options;
  const { available, shown } = columns;
  const placeOf = (field: string) => shown.findIndex((column) => column.field.name === field);
  const labelOf = (field: string) => shown[placeOf(field)]?.label ?? field;

  /** Arranges the columns; `apply` returns false where there is nothing to change. */
  const arrange = (apply: (table: ColumnTable) => false | void) =>
    change(({ layout }) => {
      const table = columnTable(arrangedColumns(layout, definition, available));
      if (apply(table) === false) return {};
      return { layout: { ...layout, columns: settingsOf(table) } };
    });
  const regroup = (apply: (table: ColumnTable) => void) =>
    change(({ layout, group }) => {
      const table = columnTable(arrangedColumns(layout, definition, available), group);
      apply(table);
      return { group: table.store.get().grouping };
    });
  const widths = (table: ColumnTable, next: Readonly<Record<string, number>>) =>
    table.setColumnSizing((before) => ({ ...before, ...next }));

  return {
    setWidths: (next) => arrange((table) => widths(table, next)),
    resizeBy: (field, by) =>
      arrange((table) => {
        const element = grid();
        const drawn = element && drawnWidths(element)[placeOf(field)];
        // Prefers the stored width: what was set just now is not drawn yet.
        const before = table.store.get().columnSizing[field] ?? drawn;
        if (!before) return false;
        widths(table, { [field]: before + by });
        said.wide(labelOf(field), table.getColumn(field)?.getSize() ?? before);
      }),
    fit: (fields) =>
      arrange((table) => {
        const element = grid();
        if (!element) return false;
        const fitting = fittingWidths(element, fields.map(placeOf));
        widths(table, Object.fromEntries(fields.map((field, at) => [field, fitting[at] ?? 0])));
      }),
    setHidden: (field, hidden) =>
      arrange((table) => table.getColumn(field)?.toggleVisibility(!hidden)),
    setPinned: (field, pinned) =>
      arrange((table) => table.getColumn(field)?.pin(pinned && 'start')),
    move: (field, target) => arrange((table) => moveColumn(table, field, target)),
    moveBy: (field, by) =>
      arrange((table) => {
        const order = shownOf(table, available);
        const place = order.indexOf(field);
        const neighbour = order[place + by];
        if (place < 0 || neighbour === undefined) return false;
        moveColumn(table, field, { field: neighbour, side: by < 0 ? 'before' : 'after' });
        said.at(labelOf(field), place + by + 1, order.length);
      }),
    toggleGroup: (field) => regroup((table) => toggleGroup(table, field)),
    setGroups: (fields) => regroup((table) => table.setGrouping([...fields])),
    setDensity: (density) => change(({ layout }) => ({ layout: { ...layout, density } })),
    reset: () => change(() => ({ layout: standardLayout })),
  };
}

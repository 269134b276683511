import type { GridColumn } from '../grid/grid-column';
import {
  possibleWidth,
  standardLayout,
  withColumn,
  withMovedColumn,
  withWidths,
  type Density,
} from './column-layout';
import type { Columns } from './use-columns';

export interface ColumnActions {
  setWidths: (widths: Readonly<Record<string, number>>) => void;
  /** px, from the width as drawn. */
  resizeBy: (field: string, by: number) => Promise<void>;
  fit: (fields: readonly string[]) => Promise<void>;
  setHidden: (field: string, hidden: boolean) => void;
  setPinned: (field: string, pinned: boolean) => void;
  move: (field: string, target: { field: string; side: 'before' | 'after' }) => void;
  /** One place to the left or right among the shown columns. */
  moveBy: (field: string, by: -1 | 1) => void;
  setDensity: (density: Density) => void;
  reset: () => void;
}

/** Measuring comes with the first column that is resized. */
export const loadResizing = () => import('./resize-columns');

/** For screen readers: changes that only the eye would notice. */
export interface ColumnsSaid {
  wide: (label: string, width: number) => void;
  /** `position` counts from 1. */
  at: (label: string, position: number, count: number) => void;
}

/** `grid` finds the drawn grid, to measure it. */
export function columnActions(
  columns: Columns,
  grid: () => HTMLElement | null,
  said: ColumnsSaid,
): ColumnActions {
  const { layout, arranged, shown, change } = columns;
  const placeOf = (field: string) => shown.findIndex((column) => column.field.name === field);
  const labelOf = (field: string) => shown[placeOf(field)]?.label ?? field;
  const setWidths: ColumnActions['setWidths'] = (widths) =>
    change(withWidths(layout, arranged, widths));
  const move: ColumnActions['move'] = (field, target) =>
    change(withMovedColumn(layout, arranged, field, target));
  return {
    setWidths,
    resizeBy: async (field, by) => {
      const { drawnWidths } = await loadResizing();
      const element = grid();
      const drawn = element && drawnWidths(element)[placeOf(field)];
      if (!drawn) return;
      setWidths({ [field]: drawn + by });
      said.wide(labelOf(field), possibleWidth(drawn + by));
    },
    fit: async (fields) => {
      const { fittingWidths } = await loadResizing();
      const element = grid();
      if (!element) return;
      const widths = fittingWidths(element, fields.map(placeOf));
      setWidths(Object.fromEntries(fields.map((field, index) => [field, widths[index] ?? 0])));
    },
    setHidden: (field, hidden) => change(withColumn(layout, arranged, field, { hidden })),
    setPinned: (field, pinned) => change(withColumn(layout, arranged, field, { pinned })),
    move,
    moveBy: (field, by) => {
      const place = placeOf(field);
      const neighbour = shown[place + by]?.field.name;
      if (place < 0 || neighbour === undefined) return;
      move(field, { field: neighbour, side: by < 0 ? 'before' : 'after' });
      said.at(labelOf(field), place + by + 1, shown.length);
    },
    setDensity: (density) => change({ ...layout, density }),
    reset: () => change(standardLayout),
  };
}

export function shownFields(shown: readonly GridColumn[]): readonly string[] {
  return shown.map(({ field }) => field.name);
}

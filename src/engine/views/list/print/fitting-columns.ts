import type { GridColumn } from '../rows/grid-column';

/** Room in px that a sheet of A4 has between its margins. */
const upright = 700;
const landscape = 1030;
/** Factor on widths: print is smaller than the list, and long texts take a second line. */
const shrink = 0.7;
const widest = 220;

interface Fitting {
  columns: readonly GridColumn[];
  /** Columns that the sheet has no room for, the last ones of the list. */
  left: readonly GridColumn[];
  isLandscape: boolean;
}

/** Returns as many columns as are legible on a sheet, in the list's order. */
export function fittingColumns(columns: readonly GridColumn[]): Fitting {
  let room = landscape;
  const count = columns.findIndex((column, index) => {
    room -= printedWidth(column);
    return room < 0 && index > 0;
  });
  const fitting = count < 0 ? columns : columns.slice(0, count);
  const width = fitting.reduce((sum, column) => sum + printedWidth(column), 0);
  return {
    columns: fitting,
    left: columns.slice(fitting.length),
    isLandscape: width > upright,
  };
}

function printedWidth({ width }: GridColumn): number {
  return Math.min(width, widest) * shrink;
}

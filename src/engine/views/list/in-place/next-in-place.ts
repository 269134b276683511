import type { ActiveCell } from '../../../data/lists/active-cell';
import { nextCell } from '../../../data/lists/next-cell';

/** Rows that are looked through: beyond them nobody expects to land. */
const reach = 50;

/** Finds the next cell that takes input, or the one before; undefined where none is near. */
export function nextInPlace(
  from: ActiveCell,
  direction: 1 | -1,
  size: { rows: number; columns: number },
  mayChange: (cell: ActiveCell) => boolean,
): ActiveCell | undefined {
  return nextCell(from, direction, {
    rows: Math.min(size.rows, from.row + reach),
    columns: size.columns,
    canEdit: (cell) => cell.row > from.row - reach && mayChange(cell),
  });
}

import { dialogs } from '../../cells/open-cell';
import type { CellAt } from './cell-range';

/**
 * Tells whether an element is in a dialog that a cell has opened, like the record it refers to: that is no part of the
 * table.
 */
export function isElsewhere(grid: Element | null, target: Element, box = dialogs): boolean {
  return grid?.contains(target.closest(box)) === true;
}

/** Returns the place of the cell that an element of the grid is part of. */
export function cellOf(grid: Element | null, target: Element): CellAt | undefined {
  if (isElsewhere(grid, target)) return undefined;
  const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return key === undefined || column === undefined ? undefined : { key, column: Number(column) };
}

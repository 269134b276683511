import type { ActiveCell } from '../../../data/lists/active-cell';

/** What others may ask of a grid. */
export interface GridControl {
  /** Scrolls to a cell and gives it the focus, unless `focus` is false. */
  goTo: (cell: ActiveCell, options?: { focus?: boolean }) => void;
  active: ActiveCell;
}

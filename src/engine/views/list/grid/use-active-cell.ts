import { useState, type KeyboardEvent } from 'react';
import {
  moveActive,
  withinGrid,
  type ActiveCell,
  type GridSize,
} from '../../../data/lists/active-cell';

export interface ActiveCellControl {
  active: ActiveCell;
  setActive: (cell: ActiveCell) => void;
  /** Handles a key, and returns whether it moved the focus. */
  onKey: (event: KeyboardEvent) => boolean;
}

interface Options {
  initial: ActiveCell;
  size: Omit<GridSize, 'page'>;
  /** Returns the number of rows that fit into view. */
  page: () => number;
  onMoved: (cell: ActiveCell, shift: boolean) => void;
}

/** Moves the focus over the grid: one cell is in the tab order, whatever becomes of rows and columns. */
export function useActiveCell({ initial, size, page, onMoved }: Options): ActiveCellControl {
  const [stored, setActive] = useState(initial);
  const active = withinGrid(stored, size);
  return {
    active,
    setActive,
    onKey: (event) => {
      // Leaves Alt and an arrow to the browser: «back» and «forward».
      if (event.altKey) return false;
      const control = event.ctrlKey || event.metaKey;
      const next = moveActive(active, event.key, control, { ...size, page: page() });
      if (!next) return false;
      event.preventDefault();
      setActive(next);
      onMoved(next, event.shiftKey);
      return true;
    },
  };
}

import { useState, type KeyboardEvent } from 'react';
import { moveActive, type ActiveCell, type GridSize } from './active-cell';

export interface ActiveCellControl {
  active: ActiveCell;
  setActive: (cell: ActiveCell) => void;
  /** Handles the keys that move the focus; answers whether it did. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Roving focus over the grid: one cell is in the tab order. `moved` brings the focus to the new one, with Shift held or not. */
export function useActiveCell(
  initial: ActiveCell,
  size: () => GridSize,
  moved: (cell: ActiveCell, shift: boolean) => void,
): ActiveCellControl {
  const [active, setActive] = useState(initial);
  return {
    active,
    setActive,
    onKey: (event) => {
      // Alt and an arrow are the browser's own «back» and «forward».
      if (event.altKey) return false;
      const next = moveActive(active, event.key, event.ctrlKey || event.metaKey, size());
      if (!next) return false;
      event.preventDefault();
      setActive(next);
      moved(next, event.shiftKey);
      return true;
    },
  };
}

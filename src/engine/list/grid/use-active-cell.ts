import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { moveActive, type ActiveCell, type GridSize } from './active-cell';

interface Options {
  grid: RefObject<HTMLElement | null>;
  size: () => GridSize;
  initial: ActiveCell;
  /** Takes the focus at once: back from a record, to the row one came from. */
  focusAtFirst: boolean;
  scrollToRow: (row: number) => void;
}

export interface ActiveCellControl {
  active: ActiveCell;
  setActive: (cell: ActiveCell) => void;
  /** Handles the keys that move the focus; answers whether it did. */
  onKey: (event: KeyboardEvent) => boolean;
}

/**
 * Roving focus over a windowed grid: one cell is in the tab order. A cell that is not mounted yet
 * receives the focus as soon as scrolling has brought it.
 */
export function useActiveCell({
  grid,
  size,
  initial,
  focusAtFirst,
  scrollToRow,
}: Options): ActiveCellControl {
  const [active, setActiveState] = useState(initial);
  const focusPending = useRef(focusAtFirst);

  useEffect(() => {
    if (!focusPending.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-column="${active.column}"]`,
    );
    if (!cell) return;
    focusPending.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return {
    active,
    setActive: setActiveState,
    onKey: (event) => {
      // Alt and an arrow are the browser's own «back» and «forward».
      if (event.altKey) return false;
      const control = event.ctrlKey || event.metaKey;
      const next = moveActive(active, event.key, control, size());
      if (!next) return false;
      event.preventDefault();
      focusPending.current = true;
      setActiveState(next);
      if (next.row >= 0) scrollToRow(next.row);
      return true;
    },
  };
}

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
  /** Scrolls to a cell and gives it the focus, unless `focus` is false. */
  goTo: (cell: ActiveCell, options?: { focus?: boolean }) => void;
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

  const goTo = (cell: ActiveCell, { focus = true } = {}) => {
    focusPending.current = focus;
    setActiveState(cell);
    if (cell.row >= 0) scrollToRow(cell.row);
  };
  return {
    active,
    setActive: setActiveState,
    goTo,
    onKey: (event) => {
      // Alt and an arrow are the browser's own «back» and «forward».
      if (event.altKey) return false;
      const control = event.ctrlKey || event.metaKey;
      const next = moveActive(active, event.key, control, size());
      if (!next) return false;
      event.preventDefault();
      goTo(next);
      return true;
    },
  };
}

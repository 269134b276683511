import type { FocusEvent, MouseEvent, RefObject } from 'react';
import { isLeft } from '../../cells/open-cell';
import { cellOf, isElsewhere } from './cell-of';
import type { OpenCell } from './use-open-cell';

/**
 * Handlers of mouse, finger and focus for cells: a double click opens one, on touch a single tap; leaving it closes it.
 */
export function useGridPointer(grid: RefObject<HTMLElement | null>, cells: OpenCell) {
  const { active, go, open } = cells;
  return {
    onFocus: ({ target }: FocusEvent) => {
      const at = cellOf(grid.current, target);
      if (at && (at.key !== active?.key || at.column !== active.column)) cells.setActive(at);
    },
    onBlur: (event: FocusEvent) => {
      if (isElsewhere(grid.current, event.target, 'dialog')) return;
      // The cell stays open while something floats over it.
      if (!active?.typing || !isLeft(event, event.target.closest('[data-cell]'))) return;
      const at = cellOf(grid.current, event.target);
      if (at?.key !== active.key || at.column !== active.column) return;
      cells.close();
    },
    onMouseDown: (event: MouseEvent) => {
      const target = event.target as Element;
      const at = cellOf(grid.current, target);
      if (!at || !event.shiftKey || target.closest('input, textarea')) return;
      event.preventDefault();
      go(at, true);
    },
    onClick: (event: MouseEvent) => {
      const target = event.target as Element;
      const at = cellOf(grid.current, target);
      if (!at || event.shiftKey || target.closest('input, textarea, button')) return;
      const touched = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (!touched || !open(at)) cells.setAnchor(undefined);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const at = cellOf(grid.current, target as Element);
      if (at && !(target as Element).closest('input, textarea, button')) open(at, 'end');
    },
  };
}

import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { ActiveCell } from '../../../data/lists/active-cell';
import type { GridControl } from '../rows/grid-column';
import type { StoreCell } from './use-store-cell';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';

interface OpenCell {
  at: ActiveCell;
  cell: HTMLElement | undefined;
  grid: RefObject<GridControl | null>;
}

/** Floats over the cell, or was opened by it: its keys and its focus are its own. */
const dialogs = 'dialog, [role="dialog"]';

/** Enter stores, Tab goes on, the key of editing leads to the cell's link, Escape gives up; who leaves the cell by pointer stores, too. */
export function useCellKeys({ at, cell, grid }: OpenCell, { store, giveUp }: StoreCell) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest(dialogs)) return;
      // Scrolled out of view: who types wants to see it.
      if (cell && !isSeen(cell)) grid.current?.goTo(at, { focus: false });
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isText = target.matches('input, textarea, select');
      // In several lines Shift and Enter break the line.
      const breaks = event.shiftKey && target.tagName === 'TEXTAREA';
      if (event.key === 'Enter' && isText && !breaks) store('cell');
      // From the cell it would have led there.
      else if (isKey(event, keys.edit)) store('link');
      else if (event.key === 'Tab') store(event.shiftKey ? -1 : 1);
      else if (event.key === 'Escape' && !event.defaultPrevented) giveUp();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (event.currentTarget.contains(to) || to?.closest(dialogs)) return;
      // Another window was chosen, or the cell is drawn at another place.
      if (document.activeElement === event.target || !event.target.isConnected) return;
      store('elsewhere');
    },
  };
}

function isSeen(cell: HTMLElement): boolean {
  const around = cell.closest('[role="grid"]')?.getBoundingClientRect();
  const { top, bottom } = cell.getBoundingClientRect();
  return around === undefined || (top >= around.top && bottom <= around.bottom);
}

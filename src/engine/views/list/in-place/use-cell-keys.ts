import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { ActiveCell } from '../../../data/lists/active-cell';
import { cellKey, dialogs, isLeft } from '../../cells/open-cell';
import type { GridControl } from '../rows/grid-column';
import type { StoreCell } from './use-store-cell';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';

interface OpenCell {
  at: ActiveCell;
  cell: HTMLElement | undefined;
  grid: RefObject<GridControl | null>;
}

/** Enter stores, Tab goes on, the key of editing leads to the cell's link, Escape gives up; who leaves the cell by pointer stores, too. */
export function useCellKeys({ at, cell, grid }: OpenCell, { store, giveUp }: StoreCell) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest(dialogs)) return;
      // Scrolled out of view: who types wants to see it.
      if (cell && !isSeen(cell)) grid.current?.goTo(at, { focus: false });
      const key = cellKey(event);
      if (key === 'enter') store('cell');
      else if (key === 'tab') store(event.shiftKey ? -1 : 1);
      else if (key === 'escape') giveUp();
      // From the cell it would have led there.
      else if (isKey(event, keys.edit)) store('link');
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget?.closest(dialogs) || !isLeft(event, event.currentTarget)) return;
      // Else the cell is drawn at another place.
      if (event.target.isConnected) store('elsewhere');
    },
  };
}

function isSeen(cell: HTMLElement): boolean {
  const around = cell.closest('[role="grid"]')?.getBoundingClientRect();
  const { top, bottom } = cell.getBoundingClientRect();
  return around === undefined || (top >= around.top && bottom <= around.bottom);
}

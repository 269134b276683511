import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Point } from '../../../../ui/floating-panel';
import type { AnyRecord } from '../../../../api/dialect';
import type { Rows } from '../../../data/lists/use-rows';
import type { GridColumn } from '../rows/grid-column';
import { groupLineOf } from '../grouping/group-line';
import { watchPress } from './watch-press';

interface Options {
  columns: readonly GridColumn[];
  rows: Rows;
  cards: boolean;
  show: (popup: Popup) => void;
}

/** Opens menus by the right button, a long press, the menu key, and Alt and an arrow. */
export function useListMenus({ columns, rows, cards, show }: Options) {
  /** Opens the menu of an element. `point`: where the pointer asked; `taken` is called when there is a menu. */
  const openAt = (target: Element, point: Point | undefined, taken: () => void) => {
    // Leaves links and texts to the browser's own menu.
    if (target.closest('a, input') || (cards && !target.closest('[data-fact]'))) return;
    const header = target.closest('[role="columnheader"]');
    const column = columns[Number(header?.getAttribute('data-column') ?? -1)];
    const cell = cellAt(target, columns, rows);
    if (header && column) show({ kind: 'column', column, anchor: header });
    else if (cell) {
      const { column: of, row, index, element } = cell;
      show({ kind: 'cell', column: of, row, index, anchor: point ?? element });
    } else return;
    taken();
  };
  const openByFinger = (target: Element, point: Point) => openAt(target, point, () => undefined);
  return {
    onPointerDown: ({ nativeEvent }: PointerEvent) => {
      if (nativeEvent.pointerType === 'touch') watchPress(nativeEvent, openByFinger);
    },
    onContextMenu: (event: MouseEvent) => {
      // Leaves Shift to the browser's own menu. By keyboard the event has no place of its own.
      if (event.shiftKey && event.button === 2) return;
      const { clientX: x, clientY: y } = event;
      const byKeyboard = event.button !== 2;
      openAt(event.target as Element, byKeyboard ? undefined : { x, y }, () =>
        event.preventDefault(),
      );
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || !event.altKey) return;
      openAt(event.target as Element, undefined, () => event.preventDefault());
    },
  };
}

/** Finds the cell of an element; undefined outside of cells or while its row is loading. */
function cellAt(target: Element, columns: readonly GridColumn[], rows: Rows) {
  const element = target.closest('[role="gridcell"]');
  const line = element?.closest('[role="row"]');
  if (!element || !line) return undefined;
  // Finds the value on a card, whose cell holds every value of the record.
  const fact = target.closest<HTMLElement>('[data-fact]')?.dataset.fact;
  const column = columns[Number(fact ?? Number(element.getAttribute('aria-colindex')) - 1)];
  // Counts from the header, which is row 1.
  const index = Number(line.getAttribute('aria-rowindex')) - 2;
  const row: AnyRecord | undefined = rows.rowAt(index);
  return column && row && !groupLineOf(row) ? { element, column, row, index } : undefined;
}

export type Popup =
  | { kind: 'column'; column: GridColumn; anchor: Element }
  | { kind: 'cell'; column: GridColumn; row: AnyRecord; index: number; anchor: Element | Point }
  | { kind: 'row'; row: AnyRecord; index: number; anchor: Element }
  | { kind: 'choice'; column: GridColumn; anchor: Element }
  /** Builder for conditions; `field`: what a new condition begins with. */
  | { kind: 'builder'; field?: string }
  | { kind: 'columns' }
  | { kind: 'groups' };

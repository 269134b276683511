import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { BoardPlace, GridPosition } from '../../../data/lists/position';

/** Steps by which a column brings the user back to where the board was left. */
export interface ColumnPlace {
  /** Distance in px that it was scrolled by. */
  top: number;
  /** Row of its card that had the focus; undefined where that stands in another column. */
  row: number | undefined;
  /** True if it was reached from record to record, and may be out of view. */
  isPaged: boolean;
}

interface Options {
  board: RefObject<HTMLElement | null>;
  position: GridPosition;
  /** Number of columns that are known. */
  size: number;
}

/** Brings the user back to where a board was left, and notes where that is: for the way back from a record. */
export function useBoardPlace({ board, position, size }: Options) {
  // Notes nothing until the user is back: a column without its rows stands at its top.
  const isBack = useRef(!position.returned);
  const active = useRef({ column: position.board?.column ?? '', row: position.active.row });

  const save = useCallback(() => {
    const root = board.current;
    if (!root || !isBack.current) return;
    const { column, row } = active.current;
    const place: BoardPlace = { column, left: root.scrollLeft, tops: topsOf(root) };
    position.save({ topRow: 0, active: { row, column: 0 }, board: place });
  }, [board, position]);

  const isDrawn = size > 0;
  useLayoutEffect(() => {
    if (isDrawn && board.current && position.board) board.current.scrollLeft = position.board.left;
  }, [board, position, isDrawn]);
  useLayoutEffect(() => save, [save]);

  return useMemo(
    () => ({
      save,
      /** Notes the card that has the focus, or is opened. */
      note: (column: string, row: number) => {
        isBack.current = true;
        active.current = { column, row };
      },
      /** Returns the place of a column; undefined where the board begins at its first cards. */
      of: (column: string): ColumnPlace | undefined => {
        const { returned, board: left, active: kept, paged = false } = position;
        if (!returned || !left) return undefined;
        const row = left.column === column ? kept.row : undefined;
        return { top: left.tops[column] ?? 0, row, isPaged: paged };
      },
    }),
    [save, position],
  );
}

function topsOf(root: HTMLElement): Record<string, number> {
  const columns = [...root.querySelectorAll<HTMLElement>('[data-column]')];
  return Object.fromEntries(
    columns.map((column) => [
      String(column.dataset.column),
      column.querySelector('[data-rows]')?.scrollTop ?? 0,
    ]),
  );
}

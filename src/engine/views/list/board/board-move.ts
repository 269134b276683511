import type { AnyRecord } from '../../../../api/dialect';
import type { RowId } from '../../../data/lists/selection';
import type { BoardValue } from './board-columns';

/** Card in the place where it stands. */
export interface CardAt {
  record: AnyRecord;
  column: BoardValue;
  /** Place among the rows of the column. */
  row: number;
}

/** Card shown in its new column before the server has agreed. */
export interface Move extends CardAt {
  id: RowId;
  to: BoardValue;
}

type RowAt = (row: number) => AnyRecord | undefined;

/**
 * Lists the rows of a column that are on their way to another. Once the column was read anew they are gone by
 * themselves.
 */
export function leavingRows(
  moves: readonly Move[],
  column: BoardValue,
  rowAt: RowAt,
): readonly number[] {
  return moves
    .filter((move) => move.column === column && rowAt(move.row)?.id === move.id)
    .map(({ row }) => row);
}

/** Lists the cards on their way to a column, as long as they are not among its first rows. */
export function arrivingAt(
  moves: readonly Move[],
  column: BoardValue,
  rowAt: RowAt,
): readonly Move[] {
  return moves.filter(({ id, to }) => {
    if (to !== column) return false;
    for (let row = 0; row < mostLookedAt; row += 1) {
      const record = rowAt(row);
      if (!record) return true;
      if (record.id === id) return false;
    }
    return true;
  });
}

const mostLookedAt = 500;

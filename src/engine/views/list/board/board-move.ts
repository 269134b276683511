import type { AnyRecord } from '../../../../api/dialect';
import type { RowId } from '../../../data/lists/selection';
import type { BoardValue } from './board-columns';

/** A card where it stands. */
export interface CardAt {
  record: AnyRecord;
  column: BoardValue;
  /** Its place among the rows of the column. */
  row: number;
}

/** Shown in its new column, while the server has yet to agree. */
export interface Move extends CardAt {
  id: RowId;
  to: BoardValue;
}

/** Rows of a column that are on their way to another. */
export function leavingRows(moves: readonly Move[], column: BoardValue): readonly number[] {
  return moves.filter((move) => move.column === column).map(({ row }) => row);
}

/** On their way to a column. */
export function arrivingAt(moves: readonly Move[], column: BoardValue): readonly Move[] {
  return moves.filter(({ to }) => to === column);
}

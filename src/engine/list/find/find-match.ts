import type { AnyRecord } from '../../../api/dialect';
import { fold } from '../../form/picker/filter-options';
import type { GridColumn } from '../grid/grid-column';

/** A cell of the list. */
export interface CellPlace {
  row: number;
  column: number;
}

interface FindRequest {
  text: string;
  columns: readonly Pick<GridColumn, 'field' | 'format'>[];
  /** The cell to search from; it is looked at last. */
  from: CellPlace;
  step: 1 | -1;
  total: number;
  /** Rows from `offset` on, as many as there are up to `limit`. */
  read: (offset: number, limit: number) => Promise<readonly AnyRecord[]>;
  signal: AbortSignal;
  /** Called with the row that is reached, from 0. */
  onProgress: (row: number) => void;
}

export type FindResult =
  | { found: CellPlace }
  /** Looked at as many rows as one key press may cost; the search goes on from here. */
  | { pausedAt: number }
  | { none: true };

/** Rows that are read at once. */
const blockSize = 500;
/** Rows that one search looks at before it asks: twenty requests. */
const mostRows = 10_000;

/**
 * The next (or previous) cell whose text, as it is shown, contains the text; case, accents and umlaut
 * dots aside. Goes round at the end of the list. Rejects with an AbortError when cancelled.
 */
export async function findMatch(request: FindRequest): Promise<FindResult> {
  const { text, columns, from, step, total, read, signal, onProgress } = request;
  const wanted = fold(text);
  const blocks = new Map<number, readonly AnyRecord[]>();
  const rowAt = async (row: number) => {
    const block = Math.floor(row / blockSize);
    let rows = blocks.get(block);
    if (!rows) {
      rows = await read(block * blockSize, blockSize);
      signal.throwIfAborted();
      onProgress(row);
      blocks.clear();
      blocks.set(block, rows);
    }
    return rows[row % blockSize];
  };
  const start = Math.max(0, from.row);
  const looked = Math.min(total, mostRows);
  // The row one starts from is looked at twice: behind the cell first, before it in the end.
  for (let count = 0; count <= looked; count++) {
    const row = (((start + step * count) % total) + total) % total;
    const record = await rowAt(row);
    if (!record) continue;
    const matching = columns.flatMap(({ field, format }, column) =>
      fold(format(record[field.name])).includes(wanted) ? [column] : [],
    );
    const allowed = matching.filter((column) => {
      if (count === 0) return step > 0 ? column > from.column : column < from.column;
      if (count === total) return step > 0 ? column <= from.column : column >= from.column;
      return true;
    });
    const column = step > 0 ? allowed[0] : allowed.at(-1);
    if (column !== undefined) return { found: { row, column } };
  }
  if (looked === total) return { none: true };
  return { pausedAt: (((start + step * looked) % total) + total) % total };
}

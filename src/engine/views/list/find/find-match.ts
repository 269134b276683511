import { fold } from '../../../fields/fold';
import type { FindLines } from './find-lines';

/** A cell of the list. */
export interface CellPlace {
  row: number;
  column: number;
}

interface FindRequest {
  text: string;
  lines: FindLines;
  /** The cell to search from; it is looked at last. */
  from: CellPlace;
  step: 1 | -1;
}

export type FindResult =
  | { found: CellPlace }
  /** Looked at as many rows as one key press may cost; the search goes on from here. */
  | { pausedAt: number }
  | { none: true };

/** Rows that one search looks at before it asks: twenty requests. */
const mostRows = 10_000;

/**
 * The next (or previous) cell whose text, as it is shown, contains the text; case, accents and umlaut
 * dots aside. Goes round at the end of the list. Rejects with what the lines reject with.
 */
export async function findMatch({ text, lines, from, step }: FindRequest): Promise<FindResult> {
  const wanted = fold(text);
  const total = lines.count;
  if (total === 0) return { none: true };
  const start = Math.max(0, from.row);
  const rowAfter = (steps: number) => (((start + step * steps) % total) + total) % total;
  const looked = Math.min(total, mostRows);
  // The row one starts from is looked at twice: behind the cell first, before it in the end.
  for (let count = 0; count <= looked; count++) {
    const row = rowAfter(count);
    const texts = await lines.textsAt(row);
    const matching = texts.flatMap((one, column) => (fold(one).includes(wanted) ? [column] : []));
    const allowed = matching.filter((column) => {
      if (count === 0) return step > 0 ? column > from.column : column < from.column;
      if (count === total) return step > 0 ? column <= from.column : column >= from.column;
      return true;
    });
    const column = step > 0 ? allowed[0] : allowed.at(-1);
    if (column !== undefined) return { found: { row, column } };
  }
  return looked === total ? { none: true } : { pausedAt: rowAfter(looked) };
}

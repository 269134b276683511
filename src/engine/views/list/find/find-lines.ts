import type { AnyRecord } from '../../../../api/dialect';
import { searcher } from '../../../fields/unaccent';
import type { GroupLine } from '../grouping/group-line';
import type { Unfolded } from '../grouping/unfold';

interface FindLines {
  count: number;
  /** Returns the texts of a row; nothing when the row is gone meanwhile. */
  textsAt: (row: number) => readonly string[] | Promise<readonly string[]>;
}

interface RecordsToSearch {
  count: number;
  /** Reads at most `limit` rows. */
  read: (offset: number, limit: number) => Promise<readonly AnyRecord[]>;
  textsOf: (record: AnyRecord) => readonly string[];
  signal: AbortSignal;
  /** Called with the row, counted from 0. */
  onProgress: (row: number) => void;
}

/** Number of rows per request. */
const blockSize = 500;

/** Reads rows block by block as the search comes to them. Rejects with an AbortError when cancelled. */
export function recordLines(options: RecordsToSearch): FindLines {
  const { count, read, textsOf, signal, onProgress } = options;
  let block: { number: number; rows: readonly AnyRecord[] } | undefined;
  return {
    count,
    textsAt: async (row) => {
      const number = Math.floor(row / blockSize);
      if (block?.number !== number) {
        block = { number, rows: await read(number * blockSize, blockSize) };
        signal.throwIfAborted();
        onProgress(row);
      }
      const record = block.rows[row % blockSize];
      return record ? textsOf(record) : [];
    },
  };
}

/** Returns the lines with every group open: what groups have in common, and records in their order. */
export function groupedLines(
  { count, groupAt, recordAt }: Unfolded,
  records: FindLines,
  valueOf: (group: GroupLine) => string,
): FindLines {
  return {
    count,
    textsAt: (row) => {
      const group = groupAt(row);
      return group ? [valueOf(group)] : records.textsAt(recordAt(row));
    },
  };
}

export interface FoundCell {
  row: number;
  column: number;
}

interface FindRequest {
  text: string;
  lines: FindLines;
  /** Cell where the search starts; it is looked at last. */
  from: FoundCell;
  step: 1 | -1;
}

export type FindResult =
  | { found: FoundCell }
  /** Row from which the search goes on: a key press costs only so many rows. */
  | { pausedAt: number }
  | { none: true };

/** Most rows that one search looks at before it asks: twenty requests. */
const mostRows = 10_000;

/**
 * Finds the next match: ignores case, accents and umlaut dots; goes round at the end. Rejects with what the lines
 * reject with.
 */
export async function findMatch({ text, lines, from, step }: FindRequest): Promise<FindResult> {
  const placeIn = searcher(text);
  const total = lines.count;
  if (total === 0) return { none: true };
  const start = Math.max(0, from.row);
  const rowAfter = (steps: number) => (((start + step * steps) % total) + total) % total;
  const looked = Math.min(total, mostRows);
  // Looks twice at the row one starts from: behind the cell first, before it in the end.
  for (let count = 0; count <= looked; count++) {
    const row = rowAfter(count);
    const texts = await lines.textsAt(row);
    const matching = texts.flatMap((one, column) => (placeIn(one) >= 0 ? [column] : []));
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

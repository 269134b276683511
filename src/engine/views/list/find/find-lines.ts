import type { AnyRecord } from '../../../../api/dialect';
import type { GroupLine } from '../grouping/group-line-of';
import type { Unfolded } from '../grouping/unfold';

/** The rows of a list as a search sees them. */
export interface FindLines {
  count: number;
  /** What a row's cells show; nothing when it is gone meanwhile. */
  textsAt: (row: number) => readonly string[] | Promise<readonly string[]>;
}

interface RecordsToSearch {
  count: number;
  /** Rows from `offset` on, as many as there are up to `limit`. */
  read: (offset: number, limit: number) => Promise<readonly AnyRecord[]>;
  textsOf: (record: AnyRecord) => readonly string[];
  signal: AbortSignal;
  /** Called with the row that is reached, from 0. */
  onProgress: (row: number) => void;
}

/** Rows that are read at once. */
const blockSize = 500;

/** Records, read block by block as the search comes to them. Rejects with an AbortError when cancelled. */
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

/** A grouped list with every group open: what groups have in common, and records in their order. */
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

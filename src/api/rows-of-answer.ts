import { rowsOf } from './dialects/reference';

export { rowsAskedIn } from './dialects/reference';
import type { AnyRecord } from './dialect';

/** Takes the rows from an answer of a list; undefined for any other. */
export function rowsOfAnswer(data: unknown): readonly AnyRecord[] | undefined {
  try {
    return rowsOf(data).rows;
  } catch {
    return undefined;
  }
}

/** Tells whether a list goes on after an answer; false for any other. */
export function hasMoreOf(data: unknown): boolean {
  try {
    return rowsOf(data).hasMore ?? false;
  } catch {
    return false;
  }
}

/** Reads the number of all rows from an answer; undefined where it does not say it exactly. */
export function totalOfAnswer(data: unknown): number | undefined {
  try {
    const { total, isCapped } = rowsOf(data);
    return isCapped ? undefined : total;
  } catch {
    return undefined;
  }
}

/** Answers like a server that has the whole list, from `offset` on. */
export function listAnswer(
  all: readonly AnyRecord[],
  { offset = 0, limit = all.length }: { offset?: number; limit?: number },
): unknown {
  const result = all.slice(offset, offset + limit);
  return { result, total: all.length, hasMore: offset + result.length < all.length };
}

/** Answers with one record like a server. */
export const recordAnswer = (record: AnyRecord): unknown => ({ result: record });

import { rowsOf } from './dialects/reference';
import type { AnyRecord } from './dialect';

/** The rows of an answer of a list; undefined of any other. */
export function rowsOfAnswer(data: unknown): readonly AnyRecord[] | undefined {
  try {
    return rowsOf(data).rows;
  } catch {
    return undefined;
  }
}

/** As a server answers a list that it has whole, from `offset` on. */
export function listAnswer(
  all: readonly AnyRecord[],
  { offset = 0, limit = all.length }: { offset?: number; limit?: number },
): unknown {
  const result = all.slice(offset, offset + limit);
  return { result, total: all.length, hasMore: offset + result.length < all.length };
}

/** As a server answers one record. */
export const recordAnswer = (record: AnyRecord): unknown => ({ result: record });

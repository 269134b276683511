import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { salesPositions } from '../../../db/generated/sales';
import { problem } from '../../../http/errors/problem';

/** Maximum lines of one document; more make every call on it slow. */
const MOST_LINES = 2000;
/** Maximum characters in all lines of one document: some 150 pages, which take seconds to lay out. */
const MOST_LETTERS = 500_000;
const LAST_NUMBER = 9999;
const STEP = 10;

/**
 * Next number of a line: ten more than the last one, undefined when none is left. Throws 409 when no further line fits.
 */
export async function nextPosition(belegId: number, db: Executor): Promise<number | undefined> {
  const last = await lastPosition(belegId, 1, db);
  if (last + STEP <= LAST_NUMBER) return last + STEP;
  return last < LAST_NUMBER ? last + 1 : undefined;
}

export function requireNumber(position: number | undefined): number {
  if (position === undefined) {
    throw problem(409, 'msg_position_numbers_used', String(LAST_NUMBER));
  }
  return position;
}

/**
 * Numbers lines behind the last one of a document; closer together where there is little room. Throws 409 as for one.
 */
export async function numbered<Line>(
  lines: readonly Line[],
  belegId: number,
  db: Executor,
): Promise<(Line & { position: number })[]> {
  const last = await lastPosition(belegId, lines.length, db);
  const step = last + lines.length * STEP <= LAST_NUMBER ? STEP : 1;
  if (last + lines.length * step > LAST_NUMBER) requireNumber(undefined);
  return lines.map((line, index) => ({ ...line, position: last + (index + 1) * step }));
}

async function lastPosition(belegId: number, more: number, db: Executor): Promise<number> {
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${salesPositions.position}), 0)::int`,
    })
    .from(salesPositions)
    .where(eq(salesPositions.belegId, belegId));
  const { count, last } = found ?? { count: 0, last: 0 };
  requireFewLines(count + more);
  return last;
}

/** Refuses (409) more lines than a document may have. */
export function requireFewLines(count: number): void {
  if (count > MOST_LINES) throw problem(409, 'msg_document_lines_too_many', String(MOST_LINES));
}

/**
 * Maximum lines of the documents that one is made of, a multiple of its own limit: most of them may be taken over
 * already.
 */
const MOST_READ = 10 * MOST_LINES;

/** Refuses (409) documents with more lines than are read to make one of them. */
export async function requireReadable(ids: readonly number[], db: Executor): Promise<void> {
  const count = await db.$count(salesPositions, inArray(salesPositions.belegId, [...ids]));
  if (count > MOST_READ) requireFewLines(count);
}

/** Refuses (409) a document whose lines, stored in this transaction, are too long to be printed within seconds. */
export async function requirePrintable(belegId: number, db: Executor): Promise<void> {
  const { bezeichnung, langtext } = salesPositions;
  const length = sql`coalesce(length(${bezeichnung}), 0) + coalesce(length(${langtext}), 0)`;
  const [found] = await db
    .select({ letters: sql<number>`coalesce(sum(${length}), 0)`.mapWith(Number) })
    .from(salesPositions)
    .where(eq(salesPositions.belegId, belegId));
  if (found && found.letters > MOST_LETTERS) {
    throw problem(409, 'msg_document_letters_too_many', String(MOST_LETTERS));
  }
}

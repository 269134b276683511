import {
  fieldsAsked,
  rowComparison,
  rowTest,
  type RowOrder,
  type RowQuery,
} from '../at-hand/row-query';
import type { AnyRecord, RecordId } from '../../api/dialect';
import type { Effect } from './effects';

/** List that pages are read of: what it asks for, in which order, and the records above it. */
export interface ListAsked extends RowQuery {
  order: readonly RowOrder[];
  /** Values that the list's path gives, e.g. `{adresseId: 5}`. */
  params?: Readonly<Record<string, RecordId>>;
}

interface Page {
  rows: readonly AnyRecord[];
  total?: number | undefined;
}

interface Wanted {
  offset: number;
  limit: number;
}

/** Record that leaves its place in a list, comes to one, or stays where it is with other values. */
interface Moves {
  leaving: readonly AnyRecord[];
  entering: readonly AnyRecord[];
  staying: ReadonlyMap<string, AnyRecord>;
}

/** Most rows that a server answers at once (`limit` of the contract). */
const MOST_ROWS = 2000;

/** Reads a page of a list as it will be once what waits has been sent; `read` reads the list of the server. */
export async function pageWithEffects<P extends Page>(
  asked: ListAsked,
  effects: readonly Effect[],
  wanted: Wanted,
  read: (window: Wanted) => Promise<P>,
): Promise<P> {
  const isPiece = Number.isFinite(wanted.limit) && wanted.limit > 0;
  if (effects.length === 0 || !isPiece) return read(wanted);
  // Rows before it may come or go: it may begin with another one.
  const start = Math.max(0, wanted.offset - effects.length);
  const needed = wanted.offset - start + wanted.limit + effects.length;
  const limit = Math.min(needed, Math.max(wanted.limit, MOST_ROWS));
  const page = await read({ offset: start, limit });
  const compare = rowComparison(asked.order);
  const { leaving, entering, staying } = movesIn(asked, effects, page.rows, compare);
  const gone = new Set(leaving.map(keyOf));
  const isEnd = page.rows.length < limit;
  const [first] = page.rows;
  const last = page.rows.at(-1);
  const isBefore = (row: AnyRecord) => start > 0 && first !== undefined && compare(row, first) < 0;
  const isAfter = (row: AnyRecord) => !isEnd && last !== undefined && compare(row, last) > 0;
  const there = new Set(page.rows.map(keyOf));
  const rows = page.rows
    .filter((row) => !gone.has(keyOf(row)))
    .map((row) => staying.get(keyOf(row)) ?? row);
  for (const row of entering) {
    if (isBefore(row) || isAfter(row)) continue;
    const at = rows.findIndex((other) => compare(row, other) < 0);
    rows.splice(at < 0 ? rows.length : at, 0, row);
  }
  const begin =
    start -
    leaving.filter((row) => !there.has(keyOf(row)) && isBefore(row)).length +
    entering.filter(isBefore).length;
  const from = Math.max(0, wanted.offset - begin);
  return {
    ...page,
    rows: rows.slice(from, from + wanted.limit),
    ...(page.total !== undefined && {
      total: Math.max(0, page.total + entering.length - leaving.length),
    }),
  };
}

const keyOf = ({ id }: AnyRecord): string => String(id);

/** Tells what effects do in a list of which these rows were read. */
export function movesIn(
  asked: ListAsked,
  effects: readonly Effect[],
  rows: readonly AnyRecord[],
  compare: (a: AnyRecord, b: AnyRecord) => number,
): Moves {
  const isAsked = listTest(asked);
  const isStill = stillTest(asked);
  const read = new Map(rows.map((row) => [keyOf(row), row]));
  const moves = { leaving: [] as AnyRecord[], entering: [] as AnyRecord[] };
  const staying = new Map<string, AnyRecord>();
  for (const { id, before: known, made, changes } of effects) {
    const row = read.get(String(id));
    const before = row ?? known;
    const shown = before ?? made;
    // What is known of nobody's list comes into none.
    if (!shown) continue;
    const after = { ...shown, ...changes(shown) };
    const was = row !== undefined || (before !== undefined && isAsked(before));
    const is = row ? isStill(row, after) : isAsked(after);
    if (was && is && before && compare(before, after) === 0) staying.set(String(id), after);
    else {
      if (was && before) moves.leaving.push(before);
      if (is) moves.entering.push(after);
    }
  }
  return { ...moves, staying };
}

/**
 * Returns a function that tells whether a record belongs to a list. One that lacks a value that the list asks for does
 * not: nobody knows.
 */
function listTest({ params = {}, ...query }: ListAsked): (row: AnyRecord) => boolean {
  const isAsked = rowTest(query);
  const fields = fieldsAsked(query);
  return (row) =>
    fields.every((field) => field in row) &&
    Object.entries(params).every(([name, value]) => String(row[name]) === String(value)) &&
    isAsked(row);
}

/** Returns the same for a row that the server has answered: it stays where its own values cannot tell. */
function stillTest(query: RowQuery): (row: AnyRecord, after: AnyRecord) => boolean {
  const tests = [
    ...(query.conditions ?? []).map((one) => rowTest({ conditions: [one] })),
    rowTest({ predicate: query.predicate }),
  ];
  return (row, after) => tests.every((holds) => !holds(row) || holds(after));
}

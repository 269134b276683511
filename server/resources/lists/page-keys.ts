import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { usedColumns } from './used-columns';

/** Rows of a table that make a page. */
export interface KeysAsked {
  table: PgTable;
  keyColumn: PgColumn;
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
  /** Number of matching rows, where they have been counted, or a lower bound of it. */
  total?: number | undefined;
}

/**
 * Factor by which estimates are off now and then: the way to the rows is chosen as if so many times more were needed.
 */
const CAUTION = 10;
/** Rows that are read in the order of the list before all matching ones are searched for. */
const NEAR = 20_000;
/** Number of rows that are sorted in no time. */
const FEW = 5_000;
/** Rows beyond which an estimate is good enough: a request for them shows that there are so many. */
const FIRST_ROWS = NEAR / 10;

/**
 * Builds the queries of a page's keys: the next one is for when one before has found fewer than requested.
 *
 * A filter leaves two ways: read the rows in the order of the list until enough have matched, or find all matching ones
 * and sort them. PostgreSQL chooses by its estimate of the matches, and where those do not exist it reads the whole
 * table, row by row in the order of an index. Here the first way is taken only where it would be right with a tenth of
 * them, and only so far.
 */
export async function pageKeys(asked: KeysAsked, db: Executor): Promise<readonly SQL[]> {
  const { where, limit, offset } = asked;
  if (!where || offset + limit > FIRST_ROWS) return [inOrder(asked)];
  if (asked.total !== undefined && asked.total <= FEW) return [allSorted(asked)];
  if (asked.total !== undefined) return [nearSorted(asked), allSorted(asked)];
  switch (await wayTo({ ...asked, limit: limit * CAUTION }, db)) {
    case 'sort':
      return [allSorted(asked)];
    case 'range':
      return [inOrder(asked)];
    case 'walk':
      return [nearSorted(asked), allSorted(asked)];
  }
}

/** Builds a query that leaves the way to PostgreSQL; it touches indexes only where it can. */
export function inOrder({
  table,
  keyColumn,
  where,
  order,
  limit,
  offset,
}: Omit<KeysAsked, 'table'> & { table: PgTable | SQL }): SQL {
  return sql`select ${keyColumn} as key from ${table}${whereOf(where)}
    order by ${list(order)} limit ${number(limit)} offset ${number(offset)}`;
}

/** Builds a query that finds all matching rows and then sorts them: `offset 0` keeps the two apart. */
function allSorted(asked: KeysAsked): SQL {
  return inOrder({
    ...asked,
    table: part(asked, sql`${whereOf(asked.where)} offset 0`),
    where: undefined,
  });
}

/** Builds a query for the matches among the first rows of the list. */
function nearSorted(asked: KeysAsked): SQL {
  return inOrder({
    ...asked,
    table: part(asked, sql` order by ${list(asked.order)} limit ${number(NEAR)}`),
  });
}

/**
 * Selects some rows of a table with the columns that matter, under the table's own name, which filter and order use.
 */
function part({ table, keyColumn, where, order }: KeysAsked, which: SQL): SQL {
  const used = usedColumns([...order, ...(where ? [where] : [])], table).add(keyColumn);
  return sql`(select ${list([...used])} from ${table}${which}) ${table}`;
}

interface PlanNode {
  'Node Type': string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/**
 * Finds how PostgreSQL would get the rows: find all matching ones and sort them, read the part of an index that the
 * filter bounds, or read all rows in the order of the list.
 */
async function wayTo(asked: KeysAsked, db: Executor): Promise<'sort' | 'range' | 'walk'> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (format json) ${inOrder(asked)}`,
  );
  let isBounded = false;
  for (let node = rows[0]?.['QUERY PLAN'][0].Plan; node; node = node.Plans?.[0]) {
    if (node['Node Type'] === 'Sort') return 'sort';
    isBounded = node['Index Cond'] !== undefined;
  }
  return isBounded ? 'range' : 'walk';
}

/** Writes a number into the statement: one without parameters can be prepared. */
function number(value: number): SQL {
  return sql.raw(String(Math.trunc(value)));
}

function whereOf(where: SQL | undefined): SQL {
  return where ? sql` where ${where}` : sql``;
}

function list(parts: readonly (SQL | PgColumn)[]): SQL {
  return sql.join([...parts], sql`, `);
}

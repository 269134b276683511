import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { usedColumns } from './used-columns';

/** Which rows of a table make a page. */
export interface KeysAsked {
  table: PgTable;
  keyColumn: PgColumn;
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
  /** Rows that match, where they have been counted, or at least so many. */
  total?: number | undefined;
}

/** Estimates are out by this factor now and then: the way to the rows is chosen as if so many times more were needed. */
const CAUTION = 10;
/** Rows that are looked at in the order of the list before all that match are looked for. */
const NEAR = 20_000;
/** So many rows are sorted in no time. */
const FEW = 5_000;
/** Whoever asks for rows beyond these has seen that there are so many: the estimate is right enough. */
const FIRST_ROWS = NEAR / 10;

/**
 * The queries of a page's keys: the next one is for when one before has found fewer than asked for.
 *
 * A filter leaves two ways: go through the rows in the order of the list until enough have matched, or look for all that
 * match and sort them. PostgreSQL chooses by how many it believes to match, and where those are not there it goes through
 * the whole table, row by row in the order of an index. Here the first way is taken only where it would be right with a
 * tenth of them, and only so far.
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

/** As PostgreSQL sees fit; touches indexes only where it can. */
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

/** All rows that match, and then their order: `offset 0` keeps the two apart. */
function allSorted(asked: KeysAsked): SQL {
  return inOrder({
    ...asked,
    table: part(asked, sql`${whereOf(asked.where)} offset 0`),
    where: undefined,
  });
}

/** What matches among the first rows of the list. */
function nearSorted(asked: KeysAsked): SQL {
  return inOrder({
    ...asked,
    table: part(asked, sql` order by ${list(asked.order)} limit ${number(NEAR)}`),
  });
}

/** Some rows of a table with the columns that matter, under the table's own name: filter and order name them by it. */
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
 * How PostgreSQL would come by the rows: look for all that match and sort them, go through the part of an index that the
 * filter bounds, or through all rows in the order of the list.
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

/** A number as it stands: a statement without values can be prepared. */
function number(value: number): SQL {
  return sql.raw(String(Math.trunc(value)));
}

function whereOf(where: SQL | undefined): SQL {
  return where ? sql` where ${where}` : sql``;
}

function list(parts: readonly (SQL | PgColumn)[]): SQL {
  return sql.join([...parts], sql`, `);
}

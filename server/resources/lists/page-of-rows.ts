import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { executePrepared, executeRows } from '../../db/prepared';
import type { Call } from '../../http/operations/call';
import type { WrittenList } from '../../http/operations/written-list';
import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';
import { inOrder, pageKeys, type KeysAsked } from './page-keys';
import { selectedColumns } from './selected-columns';
import { usedColumns } from './used-columns';

interface Page {
  /** Columns of a row, by the names of the answer. */
  columns: Record<string, PgColumn>;
  where: SQL | undefined;
  order: SQL[];
  /** Number of rows requested; one more is read, to know whether there are more. */
  limit: number;
  offset: number;
  /**
   * Identifies a page without condition, except for its `limit`: the same text means the same rows, columns and order.
   */
  shape?: string;
  /** Number of rows of the whole list, where they have been counted, or a lower bound of it. */
  total?: number | undefined;
}

/** Maximum number of rows that are read in one go; more would keep everybody waiting and take too much memory. */
const ROWS_AT_ONCE = 500;

/**
 * Maximum number of rows of a page that is read beside others, and its maximum megabytes; larger ones take heavy turns.
 */
const LIGHT_ROWS = 2_000;
const LIGHT_MEGABYTES = 16;
const MOST_MEGABYTES = 128;

/** Rows of an answer: the requested ones, whether there are more, and their place if they are written already. */
export interface RowsOfPage {
  rows: AnyRecord[];
  hasMore: boolean;
  written?: WrittenList;
}

/**
 * Reads a page of a resource's rows, however deep. Too many to be read in one go are written into a list of the
 * answer's property `property`, and `rows` is empty. Throws 422 for rows beyond the size of an answer.
 */
export async function pageOfRows(
  resource: Resource,
  page: Page,
  property: string,
  { db, newList, language }: Pick<Call, 'db' | 'newList' | 'language'>,
): Promise<RowsOfPage> {
  const { limit } = page;
  const more = { ...page, limit: limit + 1 };
  if (limit <= ROWS_AT_ONCE) {
    const found = await readRows(resource, more, db);
    const rows = found.slice(0, limit);
    await resource.complete?.(rows, db, language);
    return { rows, hasMore: found.length > limit };
  }
  const written = newList(property, limit > LIGHT_ROWS ? MOST_MEGABYTES : LIGHT_MEGABYTES);
  let count = 0;
  await inBatches(resource, more, db, async (found, tx) => {
    count += found.length;
    const rows = found.slice(0, limit - written.length);
    await resource.complete?.(rows, tx, language);
    written.add(rows);
  });
  return { rows: [], hasMore: count > limit, written };
}

/**
 * Reads the first matching rows and counts the matches, no further than one beyond `most`: one look for both. Where
 * there are more, the rows are some of them, and not the first of the order.
 */
export async function rowsAndTotal(
  resource: Resource,
  {
    columns,
    where,
    order,
    limit,
    most,
  }: Omit<Page, 'offset' | 'shape' | 'total'> & { most: number },
  { db, language }: Pick<Call, 'db' | 'language'>,
): Promise<{ rows: AnyRecord[]; total: number }> {
  const { table, keyColumn } = resource;
  const selected = selectedColumns(columns);
  const used = [...usedColumns(order, table).add(keyColumn)];
  const inList = sql.join(order, sql`, `);
  const condition = where ? sql` where ${where}` : sql``;
  let total = 0;
  const rows = await executeRows(
    db,
    sql`with matched as materialized (
        select ${sql.join(used, sql`, `)} from ${table}${condition} limit ${most + 1})
      select ${selected.sql}, (select count(*) from matched) from ${table}
      where ${keyColumn} in (
        select ${keyColumn} from matched ${table} order by ${inList} limit ${limit})
      order by ${inList}`,
    (values) => {
      total = Number(values.at(-1));
      return selected.toRecord(values);
    },
  );
  await resource.complete?.(rows, db, language);
  return { rows, total };
}

async function readRows(resource: Resource, page: Page, db: Executor): Promise<AnyRecord[]> {
  const { toRecord } = selectedColumns(page.columns);
  const { shape, where, limit, offset } = page;
  if (shape !== undefined && !where && offset === 0) {
    const query = () => rowsOf(resource, page, inOrder(keysOf(resource, page)));
    return executePrepared(db, `${shape} ${limit}`, query, toRecord);
  }
  let rows: AnyRecord[] = [];
  for (const keys of await pageKeys(keysOf(resource, page), db)) {
    rows = await executeRows(db, rowsOf(resource, page, keys), toRecord);
    if (rows.length === limit) break;
  }
  return rows;
}

/** Hands a page's rows to `take`, some at a time, with the transaction that it opens. */
async function inBatches(
  resource: Resource,
  page: Page,
  db: Executor,
  take: (rows: AnyRecord[], tx: Executor) => Promise<void>,
): Promise<void> {
  const { toRecord } = selectedColumns(page.columns);
  await db.transaction(async (tx) => {
    const keys = await keysThatSuffice(resource, page, tx);
    await tx.execute(
      sql`declare rows_of_page no scroll cursor for ${rowsOf(resource, page, keys)}`,
    );
    const fetch = sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_page`);
    for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
      const rows = await executeRows(tx, fetch, toRecord);
      count = rows.length;
      await take(rows, tx as Executor);
    }
  });
}

/** Chooses the first way to a page's keys that finds as many as requested, else the last. */
async function keysThatSuffice(resource: Resource, page: Page, db: Executor): Promise<SQL> {
  const ways = [...(await pageKeys(keysOf(resource, page), db))];
  const last = ways.pop() as SQL;
  for (const keys of ways) {
    const { rows } = await db.execute<{ n: string }>(
      sql`select count(*) as n from (${keys}) as found`,
    );
    if (Number(rows[0]?.n) === page.limit) return keys;
  }
  return last;
}

function keysOf({ table, keyColumn }: Resource, page: Page): KeysAsked {
  return { table, keyColumn, ...page };
}

/**
 * Builds the query of the rows; their keys come first: the inner select touches only indexes, so that a deep page does
 * not read all rows before it.
 */
function rowsOf({ table, keyColumn }: Resource, { columns, order }: Page, keys: SQL): SQL {
  return sql`select ${selectedColumns(columns).sql} from ${table}
    where ${keyColumn} in (${keys}) order by ${sql.join(order, sql`, `)}`;
}

import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import type { Call } from '../http/call';
import type { WrittenList } from '../http/written-list';
import { pageKeys, type KeysAsked } from './page-keys';
import type { AnyRecord } from './read';
import type { Resource } from './resource';

interface Page {
  /** What a row shows, by the names of the answer. */
  columns: Record<string, PgColumn>;
  where: SQL | undefined;
  order: SQL[];
  /** Rows that are asked for; one more is read, to know whether there are more. */
  limit: number;
  offset: number;
}

/** Rows that are read in one go; what is more keeps everybody waiting and takes too much memory. */
const ROWS_AT_ONCE = 500;

/** Rows of an answer: those that are asked for, whether there are more, and where they are if they are written already. */
export interface RowsOfPage {
  rows: AnyRecord[];
  hasMore: boolean;
  written?: WrittenList;
}

/**
 * A page of a resource's rows, however deep. So many rows that they are not read in one go are written into a list of
 * the answer's property `property`, and `rows` is empty.
 */
export async function pageOfRows(
  resource: Resource,
  page: Page,
  property: string,
  { db, newList }: Pick<Call, 'db' | 'newList'>,
): Promise<RowsOfPage> {
  const { limit } = page;
  const more = { ...page, limit: limit + 1 };
  if (limit <= ROWS_AT_ONCE) {
    const rows = await readRows(resource, more, db);
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }
  const written = newList(property);
  let count = 0;
  await inBatches(resource, more, db, (rows) => {
    count += rows.length;
    written.add(rows.slice(0, limit - written.length));
  });
  return { rows: [], hasMore: count > limit, written };
}

async function readRows(resource: Resource, page: Page, db: Executor): Promise<AnyRecord[]> {
  const ways = await pageKeys(keysOf(resource, page), db);
  let rows: AnyRecord[] = [];
  for (const keys of ways) {
    rows = await rowsOf(resource, page, keys, db);
    if (rows.length === page.limit) break;
  }
  return rows;
}

/** Hands a page's rows to `take`, some at a time. Opens a transaction. */
async function inBatches(
  resource: Resource,
  page: Page,
  db: Executor,
  take: (rows: AnyRecord[]) => void,
): Promise<void> {
  const columns = Object.entries(page.columns);
  const value = (raw: unknown, column: PgColumn): unknown =>
    raw === null ? null : column.mapFromDriverValue(raw);
  await db.transaction(async (tx) => {
    const [keys] = (await pageKeys(keysOf(resource, page), tx)).slice(-1);
    const rowsOfPage = rowsOf(resource, page, keys as SQL, tx);
    await tx.execute(sql`declare rows_of_page no scroll cursor for ${rowsOfPage}`);
    const fetch = sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_page`);
    for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
      const { rows } = await tx.execute<AnyRecord>(fetch);
      count = rows.length;
      take(
        rows.map((row) =>
          Object.fromEntries(
            columns.map(([name, column]) => [name, value(row[column.name], column)]),
          ),
        ),
      );
    }
  });
}

function keysOf({ table, keyColumn }: Resource, page: Page): KeysAsked {
  return { table, keyColumn, ...page };
}

/** Its keys by themselves first: the inner select touches only indexes, so that a deep page does not read all rows before it. */
function rowsOf({ table, keyColumn }: Resource, { columns, order }: Page, keys: SQL, db: Executor) {
  return db
    .select(columns)
    .from(table)
    .where(sql`${keyColumn} in (${keys})`)
    .orderBy(...order);
}

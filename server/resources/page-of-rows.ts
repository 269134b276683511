import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import type { AnyRecord } from './read';
import type { Resource } from './resource';

interface Page {
  /** What a row shows, by the names of the answer. */
  columns: Record<string, PgColumn>;
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
}

/** Rows that are read in one go; what is more keeps everybody waiting and takes too much memory. */
export const ROWS_AT_ONCE = 1_000;

/** A page of a resource's rows, however deep. */
export async function pageOfRows(
  resource: Resource,
  page: Page,
  db: Executor,
): Promise<AnyRecord[]> {
  return pageQuery(resource, page, db);
}

/** The same some at a time; each batch is handed to `take` before the next one is read. Opens a transaction. */
export async function batchesOfRows(
  resource: Resource,
  page: Page,
  db: Executor,
  take: (rows: AnyRecord[]) => void,
): Promise<void> {
  const columns = Object.entries(page.columns);
  const value = (raw: unknown, column: PgColumn): unknown =>
    raw === null ? null : column.mapFromDriverValue(raw);
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`declare rows_of_page no scroll cursor for ${pageQuery(resource, page, tx)}`,
    );
    for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
      const { rows } = await tx.execute<AnyRecord>(
        sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from rows_of_page`,
      );
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

function pageQuery({ table, keyColumn }: Resource, page: Page, db: Executor) {
  const { columns, where, order, limit, offset } = page;
  // The inner select touches only indexes, so that a deep page does not read all rows before it.
  const keys = db
    .select({ key: keyColumn })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return db
    .select(columns)
    .from(table)
    .where(inArray(keyColumn, keys))
    .orderBy(...order);
}

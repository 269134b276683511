import { inArray, type SQL } from 'drizzle-orm';
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

/** A page of a resource's rows, however deep. */
export async function pageOfRows(
  { table, keyColumn }: Resource,
  { columns, where, order, limit, offset }: Page,
  db: Executor,
): Promise<AnyRecord[]> {
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

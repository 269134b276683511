import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';

/**
 * Does the work while the triggers of a table rest, because what they keep up is summed once at the end:
 * no record of the demo company has a version higher than 1. The caller is in a transaction.
 */
export async function withoutTriggers(
  db: Executor,
  table: PgTable,
  work: () => Promise<void>,
): Promise<void> {
  await db.execute(sql`alter table ${table} disable trigger user`);
  await work();
  await db.execute(sql`alter table ${table} enable trigger user`);
}

import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';

/**
 * Does the work while a table's trigger rests: what it keeps up row by row is summed once at the end, a
 * quarter of a million rows would take minutes otherwise. The caller is in a transaction.
 */
export async function withoutTrigger(
  db: Executor,
  table: PgTable,
  trigger: string,
  work: () => Promise<void>,
): Promise<void> {
  const set = (how: 'disable' | 'enable') =>
    db.execute(sql`alter table ${table} ${sql.raw(how)} trigger ${sql.identifier(trigger)}`);
  await set('disable');
  await work();
  await set('enable');
}

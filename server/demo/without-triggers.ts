import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';

/**
 * Does the work while the named triggers of a table rest, because what they maintain is summed once at the end: no
 * record of the demo company has a version higher than 1. The caller is in a transaction.
 */
export async function withoutTriggers(
  db: Executor,
  table: PgTable,
  triggers: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const set = async (how: 'disable' | 'enable') => {
    for (const trigger of triggers) {
      await db.execute(
        sql`alter table ${table} ${sql.raw(how)} trigger ${sql.identifier(trigger)}`,
      );
    }
  };
  await set('disable');
  await work();
  await set('enable');
}

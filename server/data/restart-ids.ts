import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';

/** Lets identity columns go on after the ids that were given by hand. */
export async function restartIds(db: Executor, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}

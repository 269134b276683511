import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { counters } from '../../db/tables/base';

/**
 * Takes the next number of a range, which `column` holds. The counter's row stays locked until the caller's transaction
 * ends, so committed records have no duplicates and no gaps. A range without a counter begins one, after the highest
 * existing number.
 */
export async function nextNumber(range: string, column: PgColumn, db: Executor): Promise<number> {
  return nextAfter(range, sql`(select max(${column}) from ${column.table})`, db);
}

/** Takes a number like {@link nextNumber}; a range without a counter begins after the value of `highest`, null is 0. */
export async function nextAfter(range: string, highest: SQL, db: Executor): Promise<number> {
  const counted = { value: sql`${counters.value} + 1` };
  const answered = { value: counters.value };
  const [row] = await db
    .update(counters)
    .set(counted)
    .where(eq(counters.name, range))
    .returning(answered);
  if (row) return row.value;
  const [begun] = await db
    .insert(counters)
    .values({ name: range, value: sql`coalesce(${highest}, 0) + 1` })
    .onConflictDoUpdate({ target: counters.name, set: counted })
    .returning(answered);
  if (!begun) throw new Error(`Number range «${range}» could not begin`);
  return begun.value;
}

import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { counters } from '../db/tables/base';

/**
 * The next number of a range. The counter's row stays locked until the caller's transaction ends,
 * so committed records have no duplicates and no gaps.
 */
export async function nextNumber(range: string, db: Executor): Promise<number> {
  const [row] = await db
    .update(counters)
    .set({ value: sql`${counters.value} + 1` })
    .where(eq(counters.name, range))
    .returning({ value: counters.value });
  if (!row) throw new Error(`Number range «${range}» has no row in table counters`);
  return row.value;
}

import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/** The German rate in percent of a tax class on a day, 0 where there is none. */
export async function taxRate(taxClass: number, day: string, db: Executor): Promise<number> {
  const { rows } = await db.execute<{ rate: string }>(
    sql`select kontor_tax_rate(${taxClass}, 'DE', ${day}::date) as rate`,
  );
  return Number(rows[0]?.rate ?? 0);
}

import { sql, type SQL } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/** Rate of a tax class, in percent, in Germany on a day (YYYY-MM-DD), for other queries. */
export function taxRateSql(taxClass: number | AnyColumn, day: string): SQL<number> {
  return sql<number>`kontor_tax_rate(${taxClass}, 'DE', ${day}::date)`.mapWith(Number);
}

/** Reads the rate of a tax class, in percent, in Germany on a day (YYYY-MM-DD). */
export async function taxRate(taxClass: number, day: string, db: Executor): Promise<number> {
  const { rows } = await db.execute<{ rate: string }>(
    sql`select ${taxRateSql(taxClass, day)} as rate`,
  );
  return Number(rows[0]?.rate);
}

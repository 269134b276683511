import { and, desc, eq, lte } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { taxRates } from '../../db/tables/products';

/** The German rate in percent of a tax class on a day, 0 where there is none. */
export async function taxRate(taxClass: number, day: string, db: Executor): Promise<number> {
  const [rate] = await db
    .select({ satz: taxRates.satz })
    .from(taxRates)
    .where(
      and(eq(taxRates.taxClassId, taxClass), eq(taxRates.lkz, 'DE'), lte(taxRates.gueltigAb, day)),
    )
    .orderBy(desc(taxRates.gueltigAb))
    .limit(1);
  return rate?.satz ?? 0;
}

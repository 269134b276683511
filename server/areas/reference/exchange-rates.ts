import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { daysLater } from '../../../schemas/rules/days-later';
import { RATE_DAYS } from '../../../schemas/rules/exchange';
import type { Executor } from '../../db/database';
import { exchangeRates } from '../../db/generated/reference';

/**
 * Reads the units of a currency for one euro on a day: the last known rate of the week before it; null in euro, and
 * without one.
 */
export async function rateOn(waehrung: string, day: string, db: Executor): Promise<number | null> {
  if (waehrung === 'EUR') return null;
  const { waehrung: currency, tag, kurs } = exchangeRates;
  const [rate] = await db
    .select({ kurs })
    .from(exchangeRates)
    .where(and(eq(currency, waehrung), lte(tag, day), gte(tag, daysLater(day, -RATE_DAYS))))
    .orderBy(desc(tag))
    .limit(1);
  return rate?.kurs ?? null;
}

import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { systemParameters } from '../../../db/generated/base';
import { rateParameters } from '../service-orders/service-rates';

/** Names the products of the demo company that have the rates of service. Travel time is in the price of a kilometre. */
export async function nameServiceRates(db: Executor): Promise<void> {
  const named = {
    [rateParameters.ARBEITSZEIT]: 'SERVICE-STD',
    [rateParameters.STRECKE]: 'SERVICE-KM',
    [rateParameters.PAUSCHALE]: 'SERVICE-PAUSCHALE',
  };
  for (const [name, wert] of Object.entries(named)) {
    await db.update(systemParameters).set({ wert }).where(eq(systemParameters.name, name));
  }
}

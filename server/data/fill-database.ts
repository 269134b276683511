import { sql } from 'drizzle-orm';
import { today } from '../../schemas/rules/today';
import type { Executor } from '../db/database';
import { offerShipped } from './offer-shipped';
import type { ShippedData } from './shipped-data';

/**
 * Gives a database the data that this version ships and it does not have yet and, if wanted and nothing stands in the
 * way, the demo data as of `demoDay`.
 */
export async function fillDatabase(
  db: Executor,
  shipped: ShippedData,
  { demo: isWanted, demoDay = today() }: { demo: boolean; demoDay?: string | undefined },
): Promise<void> {
  await db.transaction((tx) => offerShipped(tx, shipped));
  const { demo } = shipped;
  if (!isWanted || !demo) return;
  for (const table of demo.onlyWithout) if ((await db.$count(table)) > 0) return;
  await db.transaction((tx) => demo.fill(tx, demoDay));
  await db.execute(sql`analyze`);
}

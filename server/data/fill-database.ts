import { addresses, users } from '../db/generated/tables';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { fillDemo } from '../demo/fill-demo';
import { offerShipped } from './offer-shipped';
import type { ShippedData } from './shipped-data';

/**
 * Gives a database what the version ships and it does not know yet and, with `demo`, an empty one the demo
 * company with its accounts. A database that has users or addresses never gets demo data.
 */
export async function fillDatabase(
  db: Executor,
  shipped: ShippedData,
  { demo }: { demo: boolean },
): Promise<void> {
  await db.transaction((tx) => offerShipped(tx, shipped));
  if (!demo || (await db.$count(users)) > 0 || (await db.$count(addresses)) > 0) return;
  await db.transaction(fillDemo);
  await db.execute(sql`analyze`);
}

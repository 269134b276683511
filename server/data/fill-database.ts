import {
  addresses,
  countries,
  deliveryTerms,
  paymentMethods,
  roles,
  texts,
  users,
} from '../db/generated/tables';
import { sql } from 'drizzle-orm';
import { countryCodes, countryName } from '../../schemas/rules/country';
import type { Executor } from '../db/database';
import { counters } from '../db/tables/base';
import { fillDemo } from '../demo/fill-demo';
import { baseDeliveryTerms, basePaymentMethods, baseTexts } from './reference-texts';
import { restartIds } from './restart-ids';
import { baseRoles } from './roles';
import { ensureParameters } from './system-parameters';

/**
 * Gives an empty database what every installation needs and, with `demo`, the demo company with its
 * accounts. A database that has users or addresses never gets demo data.
 */
export async function fillDatabase(db: Executor, { demo }: { demo: boolean }): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(countries)) === 0) await fillBase(tx);
  });
  await ensureParameters(db);
  if (!demo || (await db.$count(users)) > 0 || (await db.$count(addresses)) > 0) return;
  await db.transaction(fillDemo);
  await db.execute(sql`analyze`);
}

async function fillBase(db: Executor): Promise<void> {
  await db.insert(countries).values(
    countryCodes.map((lkz) => ({
      lkz,
      landDe: countryName(lkz, 'de'),
      landEn: countryName(lkz, 'en'),
      landFr: countryName(lkz, 'fr'),
    })),
  );
  await db.insert(paymentMethods).values([...basePaymentMethods]);
  await db.insert(deliveryTerms).values([...baseDeliveryTerms]);
  await db.insert(texts).values(baseTexts);
  await db.insert(counters).values([{ name: 'adressnummer', value: 10_000 }]);
  for (const [name, rights] of Object.entries(baseRoles)) {
    await db.insert(roles).values({ name, rechte: [...rights] });
  }
  await restartIds(db, ['payment_methods', 'delivery_terms']);
}

import { eq, sql } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { addresses, persons } from '../../../db/generated/addresses';
import { counters } from '../../../db/tables/base';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import type { DemoAddress } from './address';
import { demoCompany } from './company';

/** Adds the demo company's addresses with their people. */
export async function fillAddresses(db: Executor, calendar: DemoCalendar): Promise<DemoAddress[]> {
  const company = demoCompany(calendar);
  await insertRows(db, addresses, company.addresses);
  await insertRows(db, persons, company.persons);
  await db
    .update(counters)
    .set({ value: sql`(select max(${addresses.adressnummer}) from ${addresses})` })
    .where(eq(counters.name, 'adressnummer'));
  await restartIds(db, [addresses, persons]);
  return company.addresses;
}

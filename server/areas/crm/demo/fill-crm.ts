import { restartIds } from '../../../data/restart-ids';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { counters } from '../../../db/tables/base';
import { activities, activityTemplates, deals, tickets } from '../../../db/generated/crm';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import type { DemoAddress } from '../../addresses/demo/address';
import type { DemoAsset } from '../../assets/demo/make-assets';
import { demoTemplates } from './activity-templates';
import { makeActivities } from './make-activities';
import { makeDeals } from './make-deals';
import { makeTickets } from './make-tickets';

/** Adds deals, tickets, their activities, and templates for these. */
export async function fillCrm(
  db: Executor,
  calendar: DemoCalendar,
  customers: readonly DemoAddress[],
  devices: readonly DemoAsset[],
): Promise<void> {
  const madeDeals = makeDeals(calendar, customers);
  const madeTickets = makeTickets(calendar, devices);
  await insertRows(db, deals, madeDeals);
  await insertRows(db, tickets, madeTickets);
  await insertRows(db, activities, makeActivities(calendar, madeDeals, madeTickets));
  await insertRows(
    db,
    activityTemplates,
    demoTemplates.map((template, index) => ({ id: index + 1, ...template })),
  );
  await restartIds(db, [deals, tickets, activities, activityTemplates]);
  await db
    .update(counters)
    .set({ value: sql`(select max(ticket_nummer) from tickets)` })
    .where(eq(counters.name, 'ticketNummer'));
}

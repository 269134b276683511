import { eq, sql } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import {
  calendarEntries,
  extraWorks,
  planningItems,
  serviceOrders,
  workTimes,
} from '../../../db/generated/service';
import { counters } from '../../../db/tables/base';
import { workday, type DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import type { DemoAsset } from '../../assets/demo/make-assets';
import { fillRefusedCalls } from './fill-refused-calls';
import { serviceTrips } from '../tables';
import { makeOrders, type DemoService } from './make-orders';

/** Adds service orders, their planning and times, and absences. */
export async function fillService(
  db: Executor,
  calendar: DemoCalendar,
  devices: readonly DemoAsset[],
): Promise<void> {
  const { orders, tasks, times, extras } = makeOrders(calendar, devices);
  await insertRows(db, serviceOrders, orders);
  // A trigger fills in the values that a task repeats from its order.
  await insertRows(db, planningItems, tasks as (typeof planningItems.$inferInsert)[]);
  await insertRows(db, serviceTrips, tripsOf(tasks));
  await insertRows(db, workTimes, times);
  await insertRows(db, extraWorks, extras);
  await insertRows(db, calendarEntries, absences(calendar));
  await fillRefusedCalls(db, calendar);
  await restartIds(db, [
    ...[serviceOrders, planningItems, workTimes, extraWorks, calendarEntries, serviceTrips],
  ]);
  await db
    .update(counters)
    .set({ value: sql`(select max(auftragsnummer) from service_orders)` })
    .where(eq(counters.name, 'serviceAuftrag'));
}

/** Trips of tasks whose technician has arrived. */
function tripsOf(tasks: DemoService['tasks']): (typeof serviceTrips.$inferInsert)[] {
  return tasks.flatMap(({ id, technikerId, reisebeginnDatum, vorOrtDatum, strecke }) =>
    reisebeginnDatum != null && vorOrtDatum != null && strecke != null
      ? [
          {
            planungId: id,
            technikerId,
            reisebeginn: reisebeginnDatum,
            ankunft: vorOrtDatum,
            strecke,
          },
        ]
      : [],
  );
}

function absences({ lastDay, dateOf }: DemoCalendar) {
  const own = { Vormittags: true, Nachmittags: true, createdBy: 2, changedBy: 2 };
  const [soon, later] = [workday(lastDay + 5), workday(lastDay + 9)];
  return [
    { KAL_TYP_ID: 1, BEN_ID: 9, StartDatum: dateOf(soon), EndeDatum: dateOf(soon + 4), ...own },
    {
      KAL_TYP_ID: 3,
      BEN_ID: 3,
      StartDatum: dateOf(later),
      EndeDatum: dateOf(later),
      ...own,
      Nachmittags: false,
      Kommentar: 'Schulung neue Geräteserie',
    },
    {
      KAL_TYP_ID: 2,
      BEN_ID: 11,
      StartDatum: dateOf(lastDay),
      EndeDatum: dateOf(workday(lastDay + 1)),
      ...own,
    },
  ];
}

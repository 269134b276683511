import { sql } from 'drizzle-orm';
import { materialStatusOf } from '../../../../schemas/rules/material-status';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import {
  materialBookings,
  planningItems,
  serviceMaterials,
  serviceOrders,
} from '../../../db/generated/service';
import { stockMovements } from '../../../db/generated/stock';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import { withoutTriggers } from '../../../demo/without-triggers';
import { demoTechnicians } from '../../stock/demo/storage-data';
import { serialNumbers } from '../../stock/tables';
import { makeMaterial, type DemoPart, type OrderWithTask } from './make-material';

/** Adds material of service orders in every state, and the stock in technicians' vans. */
export async function fillMaterial(db: Executor, calendar: DemoCalendar): Promise<void> {
  const { rows: parts } = await db.execute<DemoPart & Record<string, unknown>>(sql`
    select p.id::int, p.ist_seriennummern_artikel serial, o.lagerplatz
    from products p
    join stock_levels l on l.artikel_id = p.id and l.lager_id = 1
    join location_stock o on o.artikel_id = p.id and o.lager_id = 1 and o.bestand = l.bestand
    where p.artikelart = '1' and not p.gesperrt and l.verfuegbar >= 60
    order by p.ist_seriennummern_artikel, p.id`);
  const { rows: orders } = await db.execute<OrderWithTask & Record<string, unknown>>(sql`
    select o.id::int, o.auftragsnummer::text nummer, o.auftragsstatus status,
      p.techniker_id::int technician, p.benutzer_id::int "user",
      to_char(p.beginn_datum, 'YYYY-MM-DD') as day
    from service_orders o join planning_items p on p.service_auftrag_id = o.id
    order by o.id`);
  const made = makeMaterial(calendar, { parts, orders, technicians: demoTechnicians });
  await insertRows(db, stockMovements, made.movements);
  await insertRows(db, serialNumbers, made.serials);
  // A trigger fills in the values that a position repeats from its product and order.
  await insertRows(
    db,
    serviceMaterials,
    made.positions as (typeof serviceMaterials.$inferInsert)[],
  );
  await insertRows(db, materialBookings, made.bookings);
  await restartIds(db, [stockMovements, serviceMaterials, materialBookings]);
  const statuses = made.positions.map((position) => ({
    order: position.serviceAuftragId,
    status: materialStatusOf(
      made.positions.filter((one) => one.serviceAuftragId === position.serviceAuftragId),
    ),
  }));
  const told = JSON.stringify(statuses);
  const rows = sql`json_to_recordset(${told}::json) s ("order" bigint, status text)`;
  await withoutTriggers(
    db,
    serviceOrders,
    ['service_orders_repeat', 'service_orders_repeat_in_material'],
    async () => {
      await db.execute(sql`
        update service_orders o set materialstatus = s.status from ${rows} where o.id = s."order"`);
    },
  );
  await withoutTriggers(db, planningItems, ['planning_items_pass_material'], async () => {
    await db.execute(sql`
      update planning_items p set materialstatus = s.status from ${rows}
      where p.service_auftrag_id = s."order"`);
  });
}

import { sql } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { openItems, payments } from '../../../db/generated/open-items';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import { withoutTriggers } from '../../../demo/without-triggers';
import type { DemoSales } from '../../sales/demo/make-sales';
import { makeOpenItems } from './make-open-items';

/** Adds what invoices left open, and the payments. */
export async function fillOpenItems(
  db: Executor,
  calendar: DemoCalendar,
  sales: DemoSales,
): Promise<void> {
  const made = makeOpenItems(calendar, sales);
  await withoutTriggers(db, openItems, ['open_items_owe'], () =>
    withoutTriggers(db, payments, ['payments_pay'], async () => {
      await insertRows(db, openItems, made.items);
      await insertRows(db, payments, made.payments);
    }),
  );
  await db.execute(sql`
    update addresses a set opv_betrag = open.sum
    from (select adresse_id, sum(offener_betrag) sum from open_items
      where waehrung = 'EUR' group by adresse_id having sum(offener_betrag) <> 0) open
    where open.adresse_id = a.id`);
  await db.execute(sql`
    update addresses a set opv_weitere = kontor_owed_elsewhere(a.id)
    where id in (select adresse_id from open_items where waehrung <> 'EUR')`);
  await restartIds(db, [openItems, payments]);
}

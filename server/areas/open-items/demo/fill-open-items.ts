import { sql } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { openItems, payments } from '../../../db/generated/tables';
import { insertRows } from '../../../demo/insert-rows';
import { withoutTrigger } from '../../../demo/without-trigger';
import type { DemoSales } from '../../sales/demo/make-sales';
import { makeOpenItems } from './make-open-items';

/** Adds what invoices left open, and what was paid of it. */
export async function fillOpenItems(db: Executor, sales: DemoSales): Promise<void> {
  const made = makeOpenItems(sales);
  await withoutTrigger(db, openItems, 'open_items_owe', () =>
    withoutTrigger(db, payments, 'payments_pay', async () => {
      await insertRows(db, openItems, made.items);
      await insertRows(db, payments, made.payments);
    }),
  );
  await db.execute(sql`
    update addresses a set opv_betrag = open.sum
    from (select adresse_id, sum(offener_betrag) sum from open_items
      where waehrung = 'EUR' group by adresse_id having sum(offener_betrag) <> 0) open
    where open.adresse_id = a.id`);
  await restartIds(db, [openItems, payments]);
}

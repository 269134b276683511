import { sql } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/generated/base';
import { documentHistory, salesDocuments, salesPositions } from '../../../db/generated/sales';
import { stockMovements } from '../../../db/generated/stock';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import { withoutTriggers } from '../../../demo/without-triggers';
import type { DemoAddress } from '../../addresses/demo/address';
import type { DemoProduct } from '../../products/demo/make-products';
import { documentLinks } from '../tables';
import { makeMovements } from './make-movements';
import { makeSales, type DemoSales } from './make-sales';
import { nameServiceRates } from './name-service-rates';

/** Adds documents with their positions and the stock they moved. */
export async function fillSales(
  db: Executor,
  calendar: DemoCalendar,
  customers: readonly DemoAddress[],
  goods: readonly DemoProduct[],
): Promise<DemoSales> {
  const sales = makeSales(calendar, customers, goods);
  const signs = await db.select({ id: users.id, kuerzel: users.kuerzel }).from(users);
  const owners = new Map(signs.map(({ id, kuerzel }) => [kuerzel, id]));
  await insertRows(
    db,
    salesDocuments,
    sales.documents.map((row) => ({ ...row, benutzerId: owners.get(row.benutzer) ?? null })),
  );
  // Booked before they have lines: the database would refuse that to everybody else.
  await withoutTriggers(db, documentLinks, ['document_links_keep'], () =>
    insertRows(db, documentLinks, sales.links),
  );
  await withoutTriggers(db, salesPositions, ['sales_positions_keep_added'], () =>
    insertRows(db, salesPositions, sales.positions),
  );
  await insertRows(db, documentHistory, sales.history);
  await withoutTriggers(db, stockMovements, ['stock_movements_sum'], () =>
    insertRows(db, stockMovements, makeMovements(calendar, sales, goods)),
  );
  await db.execute(sql`select kontor_recount_stock()`);
  await restartIds(db, [stockMovements, salesDocuments, salesPositions]);
  await nameServiceRates(db);
  return sales;
}

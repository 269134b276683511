import {
  documentHistory,
  openItems,
  payments,
  productCustomFields,
  productGroups,
  products,
  salesDocuments,
  salesPositions,
  stockMovements,
  storageRegions,
  storages,
} from '../../db/generated/tables';
import { sql } from 'drizzle-orm';
import { restartIds } from '../../data/restart-ids';
import type { Executor } from '../../db/database';
import { priceTiers } from '../../areas/products/tables';
import { documentLinks } from '../../areas/sales/tables';
import {
  specialPricePeriods,
  specialPrices,
  specialPriceTiers,
} from '../../areas/products/special-price-tables';
import { technicians } from '../../areas/stock/tables';
import type { DemoAddress } from '../../areas/addresses/demo/address';
import { insertRows } from '../insert-rows';
import { makeMovements } from '../../areas/sales/demo/make-movements';
import { makeOpenItems } from '../../areas/open-items/demo/make-open-items';
import { makeProducts } from '../../areas/products/demo/make-products';
import { makeSales } from '../../areas/sales/demo/make-sales';
import { makeSpecialPrices } from '../../areas/products/demo/make-special-prices';
import { makeTiers } from '../../areas/products/demo/make-tiers';
import { demoProductGroups } from '../../areas/products/demo/product-groups';
import { demoRegions, demoStorages, demoTechnicians, outgoingStorages } from '../../areas/stock/demo/storage-data';

/**
 * Fills products, stock, prices, documents and open items. What triggers keep up row by row is summed
 * once at the end: a quarter of a million rows would take minutes otherwise.
 */
export async function fillSales(db: Executor, addresses: readonly DemoAddress[]): Promise<void> {
  const goods = makeProducts();
  const sales = makeSales(addresses, goods);
  const { items, payments: paid } = makeOpenItems(sales);
  const special = makeSpecialPrices(addresses, goods);
  const groups = demoProductGroups.map(([bezeichnungDe, bezeichnungEn, bezeichnungFr], index) => ({
    id: index + 1,
    bezeichnungDe,
    bezeichnungEn,
    bezeichnungFr,
  }));
  await insertRows(db, productGroups, groups);
  await insertRows(db, products, goods);
  await insertRows(
    db,
    productCustomFields,
    goods.flatMap(({ id: artikelId, hersteller }) =>
      hersteller === null
        ? []
        : [
            {
              artikelId,
              bezeichnung: 'Garantie (Monate)',
              wert: artikelId % 3 === 0 ? '36' : '24',
            },
            {
              artikelId,
              bezeichnung: 'Ursprungsland',
              wert: artikelId % 4 === 0 ? 'Japan' : 'Deutschland',
            },
          ],
    ),
  );
  await insertRows(db, priceTiers, makeTiers(goods));
  await insertRows(db, storageRegions, demoRegions);
  await insertRows(db, storages, demoStorages);
  await insertRows(db, technicians, demoTechnicians);
  for (const [region, storage] of Object.entries(outgoingStorages)) {
    await db.execute(
      sql`update storage_regions set ausgang_lager_id = ${storage} where id = ${Number(region)}`,
    );
  }
  await insertRows(db, specialPrices, special.prices);
  await insertRows(db, specialPriceTiers, special.tiers);
  await insertRows(db, specialPricePeriods, special.periods);
  await insertRows(db, salesDocuments, sales.documents);
  await insertRows(db, documentLinks, sales.links);
  await insertRows(db, salesPositions, sales.positions);
  await insertRows(db, documentHistory, sales.history);
  await withoutTriggers(db, async () => {
    await insertRows(db, stockMovements, makeMovements(sales, goods));
    await insertRows(db, openItems, items);
    await insertRows(db, payments, paid);
  });
  await db.execute(sql`select kontor_recount_stock()`);
  await db.execute(sql`
    update addresses a set opv_betrag = open.sum
    from (select adresse_id, sum(offener_betrag) sum from open_items
      where waehrung = 'EUR' group by adresse_id having sum(offener_betrag) <> 0) open
    where open.adresse_id = a.id`);
  await restartIds(db, [
    'product_groups',
    'products',
    'storage_regions',
    'storages',
    'stock_movements',
    'special_prices',
    'sales_documents',
    'sales_positions',
    'open_items',
    'payments',
  ]);
}

async function withoutTriggers(db: Executor, work: () => Promise<void>): Promise<void> {
  const triggers = [
    ['stock_movements', 'stock_movements_sum'],
    ['open_items', 'open_items_owe'],
    ['payments', 'payments_pay'],
  ] as const;
  const set = async (how: 'disable' | 'enable') => {
    for (const [table, trigger] of triggers) {
      await db.execute(sql.raw(`alter table ${table} ${how} trigger ${trigger}`));
    }
  };
  await set('disable');
  await work();
  await set('enable');
}

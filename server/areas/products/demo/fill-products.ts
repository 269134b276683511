import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { productCustomFields, productGroups, products } from '../../../db/generated/products';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import type { DemoAddress } from '../../addresses/demo/address';
import { specialPricePeriods, specialPrices, specialPriceTiers } from '../special-price-tables';
import { priceTiers } from '../tables';
import { makeProducts, type DemoProduct } from './make-products';
import { makeSpecialPrices } from './make-special-prices';
import { makeTiers } from './make-tiers';
import { demoProductGroups } from './product-groups';
import { serviceRates } from './service-rates';

/** Adds products with their groups, prices by quantity and agreements with customers. */
export async function fillProducts(
  db: Executor,
  calendar: DemoCalendar,
  customers: readonly DemoAddress[],
): Promise<DemoProduct[]> {
  const goods = makeProducts();
  const groups = demoProductGroups.map(([bezeichnungDe, bezeichnungEn, bezeichnungFr], index) => ({
    id: index + 1,
    bezeichnungDe,
    bezeichnungEn,
    bezeichnungFr,
  }));
  await insertRows(db, productGroups, groups);
  await insertRows(db, products, goods);
  await db.insert(products).values(serviceRates(goods.length));
  await insertRows(db, productCustomFields, goods.flatMap(customFields));
  await insertRows(db, priceTiers, makeTiers(goods));
  const special = makeSpecialPrices(calendar, customers, goods);
  await insertRows(db, specialPrices, special.prices);
  await insertRows(db, specialPriceTiers, special.tiers);
  await insertRows(db, specialPricePeriods, special.periods);
  await restartIds(db, [productGroups, products, specialPrices]);
  return goods;
}

function customFields({
  id: artikelId,
  hersteller,
}: DemoProduct): (typeof productCustomFields.$inferInsert)[] {
  if (hersteller === null) return [];
  return [
    { artikelId, bezeichnung: 'Garantie (Monate)', wert: artikelId % 3 === 0 ? '36' : '24' },
    {
      artikelId,
      bezeichnung: 'Ursprungsland',
      wert: artikelId % 4 === 0 ? 'Japan' : 'Deutschland',
    },
  ];
}

import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { decimals, id, money, quantity } from '../../db/columns';
import { priceGroups, products } from '../../db/generated/products';

export const priceTiers = pgTable(
  'price_tiers',
  {
    artikelId: id('artikel_id')
      .notNull()
      .references(() => products.id),
    preisgruppe: id('preisgruppe')
      .notNull()
      .references(() => priceGroups.id),
    stufe: integer('stufe').notNull(),
    menge: quantity('menge').notNull(),
    vk: money('vk'),
    aufschlag: decimals('aufschlag', 5, 2),
  },
  (table) => [primaryKey({ columns: [table.artikelId, table.preisgruppe, table.stufe] })],
);

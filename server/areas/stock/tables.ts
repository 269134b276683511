import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '../../db/columns';
import { products } from '../../db/generated/products';
import { storages } from '../../db/generated/stock';

/** Parts with a number of their own: each is in one warehouse, installed, or (neither) on its way or unknown. */
export const serialNumbers = pgTable(
  'serial_numbers',
  {
    artikelId: id('artikel_id')
      .notNull()
      .references(() => products.id),
    seriennr: text('seriennr').notNull(),
    lagerId: id('lager_id').references(() => storages.id),
    eingebaut: boolean('eingebaut').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.artikelId, table.seriennr] })],
);

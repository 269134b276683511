import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns';

/** Data that the product has offered to the database; see `server/data/offer-shipped.ts`. */
export const shippedData = pgTable(
  'shipped_data',
  {
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    item: text('item').notNull().default(''),
    recordId: id('record_id'),
    offeredAt: moment('offered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.item] })],
);

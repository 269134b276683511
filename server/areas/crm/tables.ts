import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Values that tickets choose from, by list. */
export const ticketValues = pgTable(
  'ticket_values',
  {
    liste: text('liste').notNull(),
    wert: integer('wert').notNull(),
    bezeichnungDe: text('bezeichnung_de').notNull(),
    bezeichnungEn: text('bezeichnung_en').notNull(),
    bezeichnungFr: text('bezeichnung_fr').notNull(),
  },
  (table) => [primaryKey({ columns: [table.liste, table.wert] })],
);

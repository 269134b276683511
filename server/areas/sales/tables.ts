import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id } from '../../db/columns';
import { salesDocuments } from '../../db/generated/sales';

export const documentLinks = pgTable(
  'document_links',
  {
    vorgaengerId: id('vorgaenger_id')
      .notNull()
      .references(() => salesDocuments.id),
    nachfolgerId: id('nachfolger_id')
      .notNull()
      .references(() => salesDocuments.id),
  },
  (table) => [primaryKey({ columns: [table.vorgaengerId, table.nachfolgerId] })],
);

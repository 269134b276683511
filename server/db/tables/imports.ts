import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key } from '../columns';
import { imports } from '../generated/base';

/** What an import stored: what its undoing needs to know of each record. */
export const importRows = pgTable(
  'import_rows',
  {
    id: key(),
    importId: id('import_id')
      .notNull()
      .references(() => imports.id),
    /** Line of the file. */
    zeile: integer('zeile').notNull(),
    /** Schema of the record. */
    schema: text('schema').notNull(),
    datensatzId: id('datensatz_id').notNull(),
    /** The record's version afterwards; null where such records are never changed. */
    version: integer('version'),
    /** What stood in the properties that were changed; null for a record that was created. */
    vorher: jsonb('vorher').$type<Record<string, unknown>>(),
    /** Its undoing was tried already. */
    erledigt: boolean('erledigt').notNull().default(false),
  },
  (table) => [
    index('import_rows_import').on(table.importId, table.id),
    index('import_rows_record').on(table.datensatzId, table.schema),
  ],
);

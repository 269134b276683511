import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key } from '../columns';
import { imports } from '../generated/base';

/** Records that an import stored, with what its undoing needs to know of each. */
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
    /** Version of the record afterwards; null where such records are never changed. */
    version: integer('version'),
    /** Former values of the properties that were changed; null for a record that was created. */
    vorher: jsonb('vorher').$type<Record<string, unknown>>(),
    /** True once its undoing has been tried. */
    erledigt: boolean('erledigt').notNull().default(false),
  },
  (table) => [
    index('import_rows_import').on(table.importId, table.id),
    index('import_rows_record').on(table.datensatzId, table.schema),
  ],
);

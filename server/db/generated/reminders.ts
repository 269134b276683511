// Written by scripts/api-refresh.ts. Never edited by hand.
import { id, identity, localTime, searchText, stamps, words } from '../columns';
import { users } from './base';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const reminders = pgTable(
  'reminders',
  {
    ...identity(),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    vonBenutzerId: id('von_benutzer_id').references((): AnyPgColumn => users.id),
    erinnerungDatum: localTime('erinnerung_datum').notNull(),
    bemerkung: words('bemerkung').notNull(),
    status: text('status').notNull().default('OFFEN'),
    tabelle: text('tabelle'),
    tabelleId: id('tabelle_id'),
    ...stamps(),
    suche: searchText(sql`kontor_fold(bemerkung)`),
  },
  (table) => [
    index('reminders_benutzer_id').on(table.benutzerId, table.id),
    index('reminders_von_benutzer_id').on(table.vonBenutzerId, table.id),
    index('reminders_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

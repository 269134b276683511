import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, identity, localTime, searchText, stamps } from './columns';
import { users } from './users';

export const reminders = pgTable('reminders', {
  ...identity(),
  benutzerId: id('benutzer_id')
    .notNull()
    .references(() => users.id),
  vonBenutzerId: id('von_benutzer_id').references(() => users.id),
  erinnerungDatum: localTime('erinnerung_datum').notNull(),
  bemerkung: text('bemerkung').notNull(),
  status: text('status').notNull().default('OFFEN'),
  tabelle: text('tabelle'),
  tabelleId: id('tabelle_id'),
  ...stamps(),
  suche: searchText(),
});

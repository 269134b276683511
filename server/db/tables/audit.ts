import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { users } from './users';

export const auditLog = pgTable('audit_log', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  zeit: instant('zeit')
    .notNull()
    .default(sql`now()`),
  ereignis: text('ereignis').notNull(),
  benutzerId: id('benutzer_id').references(() => users.id),
  benutzer: text('benutzer'),
  ip: text('ip'),
  geraet: text('geraet'),
  operation: text('operation'),
  recht: text('recht'),
  grund: text('grund'),
  tabelle: text('tabelle'),
  tabelleId: id('tabelle_id'),
  betrifft: text('betrifft'),
  gekuerzt: boolean('gekuerzt').notNull().default(false),
});

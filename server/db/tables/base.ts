import { users } from '../generated/base';
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from '../columns';

export const preferences = pgTable(
  'preferences',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    wert: text('wert'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: id('value').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    key: uuid('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: smallint('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const changeHistory = pgTable('change_history', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  tabelle: text('tabelle').notNull(),
  tabelleId: id('tabelle_id').notNull(),
  version: integer('version').notNull(),
  art: text('art', { enum: ['CREATION', 'CHANGE', 'DELETION'] }).notNull(),
  feld: text('feld'),
  vorher: jsonb('vorher'),
  nachher: jsonb('nachher'),
  bemerkung: text('bemerkung'),
  benutzerId: id('benutzer_id').references(() => users.id),
  benutzer: text('benutzer').notNull(),
  idempotencyKey: uuid('idempotency_key'),
  sperrToken: text('sperr_token'),
  zeit: moment('zeit').notNull().defaultNow(),
});

import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, identity, moment, stamps } from './columns';
import { users } from './users';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

export const systemParameters = pgTable('system_parameters', {
  id: id('id').notNull().generatedByDefaultAsIdentity(),
  name: text('name').primaryKey(),
  typ: text('typ').notNull().default('TEXT'),
  wert: text('wert'),
  version: integer('version').notNull().default(1),
  ...stamps(),
});

export const texts = pgTable('texts', {
  ...identity(),
  schluessel: text('schluessel').notNull(),
  eintrag: text('eintrag').notNull(),
  bemerkung: text('bemerkung'),
  sortierung: integer('sortierung').notNull().default(0),
  istAktiv: boolean('ist_aktiv').notNull().default(true),
  ...stamps(),
});

export const countries = pgTable('countries', {
  lkz: text('lkz').primaryKey(),
  landDe: text('land_de').notNull(),
  landEn: text('land_en').notNull(),
  landFr: text('land_fr').notNull(),
});

/** A text of a small list in every language. */
export const referenceText = () => ({
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  bezeichnungDe: text('bezeichnung_de').notNull(),
  bezeichnungEn: text('bezeichnung_en').notNull(),
  bezeichnungFr: text('bezeichnung_fr').notNull(),
});

export const paymentMethods = pgTable('payment_methods', referenceText());

export const deliveryTerms = pgTable('delivery_terms', referenceText());

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

// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as textsBeside } from '../beside/texts';
import { day, decimals, identity, key, percent, stamps, words } from '../columns';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const texts = pgTable('texts', {
  id: key(),
  schluessel: text('schluessel').notNull(),
  eintrag: words('eintrag').notNull(),
  bemerkung: words('bemerkung'),
  sortierung: integer('sortierung').notNull().default(0),
  istAktiv: boolean('ist_aktiv').notNull().default(true),
  ...textsBeside,
});

export const countries = pgTable('countries', {
  lkz: text('lkz').notNull().primaryKey(),
  landDe: words('land_de').notNull(),
  landEn: words('land_en').notNull(),
  landFr: words('land_fr').notNull(),
});

export const paymentMethods = pgTable('payment_methods', {
  ...identity(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
  zahlungPer: text('zahlung_per').notNull().default('UEBERWEISUNG'),
  nettoTage: integer('netto_tage').notNull().default(30),
  skonto1Tage: integer('skonto1_tage'),
  skonto1Prozent: percent('skonto1_prozent'),
  skonto2Tage: integer('skonto2_tage'),
  skonto2Prozent: percent('skonto2_prozent'),
  gesperrt: boolean('gesperrt').notNull().default(false),
  ...stamps(),
});

export const deliveryTerms = pgTable('delivery_terms', {
  ...identity(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
  gesperrt: boolean('gesperrt').notNull().default(false),
  ...stamps(),
});

export const taxClasses = pgTable('tax_classes', {
  id: key(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
});

export const exchangeRates = pgTable(
  'exchange_rates',
  {
    ...identity(),
    schluessel: text('schluessel').notNull().unique(),
    waehrung: text('waehrung').notNull(),
    tag: day('tag').notNull(),
    kurs: decimals('kurs', 15, 6).notNull(),
    ...stamps(),
  },
  (table) => [
    index('exchange_rates_waehrung').on(table.waehrung, table.id),
    index('exchange_rates_tag').on(table.tag, table.id),
  ],
);

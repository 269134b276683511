import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { day, id, identity, instant, quantity } from './columns';
import { products } from './products';
import { salesDocuments } from './sales';

export const storageRegions = pgTable('storage_regions', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  istHauptlagerkreis: boolean('ist_hauptlagerkreis').notNull().default(false),
  kommissionierart: integer('kommissionierart').notNull().default(0),
  ausgangLagerId: id('ausgang_lager_id').references((): AnyPgColumn => storages.id),
});

export const storages = pgTable('storages', {
  ...identity(),
  lager: text('lager').notNull(),
  kurzbezeichnung: text('kurzbezeichnung').notNull(),
  lagerkreisId: id('lagerkreis_id')
    .notNull()
    .references(() => storageRegions.id),
  hatLagerplaetze: boolean('hat_lagerplaetze').notNull().default(false),
});

export const stockMovements = pgTable('stock_movements', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  artikelId: id('artikel_id')
    .notNull()
    .references(() => products.id),
  lagerId: id('lager_id')
    .notNull()
    .references(() => storages.id),
  lagerplatz: text('lagerplatz'),
  groesse: text('groesse').notNull(),
  menge: quantity('menge').notNull(),
  zeit: instant('zeit')
    .notNull()
    .default(sql`now()`),
  termin: day('termin'),
  belegId: id('beleg_id').references(() => salesDocuments.id),
  belegnummer: text('belegnummer'),
  bemerkung: text('bemerkung'),
});

export const stockLevels = pgTable('stock_levels', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  artikelId: id('artikel_id')
    .notNull()
    .references(() => products.id),
  artikelNummer: text('artikel_nummer').notNull(),
  lagerId: id('lager_id')
    .notNull()
    .references(() => storages.id),
  /** Number of the warehouse, kept by triggers. */
  lager: text('lager').notNull(),
  lagerkreisId: id('lagerkreis_id')
    .notNull()
    .references(() => storageRegions.id),
  bestand: quantity('bestand').notNull().default(0),
  reserviert: quantity('reserviert').notNull().default(0),
  bestellt: quantity('bestellt').notNull().default(0),
  blockiert: quantity('blockiert').notNull().default(0),
  inUmlagerung: quantity('in_umlagerung').notNull().default(0),
  inKommissionierung: quantity('in_kommissionierung').notNull().default(0),
  inProduktion: quantity('in_produktion').notNull().default(0),
  verfuegbar: quantity('verfuegbar')
    .notNull()
    .generatedAlwaysAs(sql`bestand - …`),
  naechsteLieferung: day('naechste_lieferung'),
});

export const locationStock = pgTable('location_stock', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  artikelId: id('artikel_id')
    .notNull()
    .references(() => products.id),
  artikelNummer: text('artikel_nummer').notNull(),
  artikelbezeichnung: text('artikelbezeichnung').notNull(),
  lagerId: id('lager_id')
    .notNull()
    .references(() => storages.id),
  lagerplatz: text('lagerplatz').notNull(),
  bestand: quantity('bestand').notNull().default(0),
});

/** A view: every place where something lies or lay. */
export const storageLocations = pgTable('storage_locations', {
  id: id('id').primaryKey(),
  lagerId: id('lager_id').notNull(),
  lagerplatz: text('lagerplatz').notNull(),
  artikelAnzahl: integer('artikel_anzahl').notNull(),
});

/** Whose stores good, dead-on-arrival and defective parts lie in; `users.techniker_id` names the row. */
export const technicians = pgTable('technicians', {
  id: id('id').primaryKey(),
  bezeichnung: text('bezeichnung').notNull(),
  gutteileLagerId: id('gutteile_lager_id').references(() => storages.id),
  doateileLagerId: id('doateile_lager_id').references(() => storages.id),
  defektteileLagerId: id('defektteile_lager_id').references(() => storages.id),
});

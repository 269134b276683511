// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as stockLevelsBeside } from '../beside/stock_levels';
import { columns as stockTransfersBeside } from '../beside/stock_transfers';
import { day, id, identity, instant, key, quantity, searchText, stamps, words } from '../columns';
import { users } from './base';
import { products } from './products';
import { salesDocuments } from './sales';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const storages = pgTable(
  'storages',
  {
    ...identity(),
    lager: words('lager').notNull().unique(),
    kurzbezeichnung: words('kurzbezeichnung').notNull(),
    strasse: words('strasse'),
    plz: words('plz'),
    ort: words('ort'),
    lagerkreisId: id('lagerkreis_id')
      .notNull()
      .references((): AnyPgColumn => storageRegions.id),
    hatLagerplaetze: boolean('hat_lagerplaetze').notNull().default(false),
    gesperrt: boolean('gesperrt').notNull().default(false),
    ...stamps(),
  },
  (table) => [index('storages_lagerkreis_id').on(table.lagerkreisId, table.id)],
);

export const storageRegions = pgTable(
  'storage_regions',
  {
    ...identity(),
    name: words('name').notNull().unique(),
    istHauptlagerkreis: boolean('ist_hauptlagerkreis').notNull().default(false),
    kommissionierart: integer('kommissionierart').notNull().default(0),
    ausgangLagerId: id('ausgang_lager_id').references((): AnyPgColumn => storages.id),
    ...stamps(),
  },
  (table) => [index('storage_regions_ausgang_lager_id').on(table.ausgangLagerId, table.id)],
);

export const stockLevels = pgTable(
  'stock_levels',
  {
    id: key(),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    artikelNummer: words('artikel_nummer').notNull(),
    lagerkreisId: id('lagerkreis_id')
      .notNull()
      .references((): AnyPgColumn => storageRegions.id),
    lagerId: id('lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    lager: words('lager').notNull(),
    bestand: quantity('bestand').notNull().default(0),
    reserviert: quantity('reserviert').notNull().default(0),
    bestellt: quantity('bestellt').notNull().default(0),
    blockiert: quantity('blockiert').notNull().default(0),
    inUmlagerung: quantity('in_umlagerung').notNull().default(0),
    inKommissionierung: quantity('in_kommissionierung').notNull().default(0),
    inProduktion: quantity('in_produktion').notNull().default(0),
    naechsteLieferung: day('naechste_lieferung'),
    ...stockLevelsBeside,
  },
  (table) => [
    index('stock_levels_artikel_id').on(table.artikelId, table.id),
    index('stock_levels_lagerkreis_id').on(table.lagerkreisId, table.id),
    index('stock_levels_lager_id').on(table.lagerId, table.id),
  ],
);

export const stockMovements = pgTable(
  'stock_movements',
  {
    id: key(),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    lagerId: id('lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    lagerplatz: words('lagerplatz'),
    groesse: text('groesse').notNull(),
    menge: quantity('menge').notNull(),
    zeit: instant('zeit')
      .notNull()
      .default(sql`now()`),
    termin: day('termin'),
    belegId: id('beleg_id').references((): AnyPgColumn => salesDocuments.id),
    belegnummer: words('belegnummer'),
    bemerkung: words('bemerkung'),
  },
  (table) => [
    index('stock_movements_artikel_id').on(table.artikelId, table.id),
    index('stock_movements_lager_id').on(table.lagerId, table.id),
    index('stock_movements_beleg_id').on(table.belegId, table.id),
  ],
);

export const serviceStock = pgTable('service_stock', {
  id: key(),
  zweck: text('zweck').notNull(),
  technikerId: id('techniker_id')
    .notNull()
    .references((): AnyPgColumn => technicians.id),
  lagerId: id('lager_id')
    .notNull()
    .references((): AnyPgColumn => storages.id),
  lager: words('lager').notNull(),
  artikelId: id('artikel_id')
    .notNull()
    .references((): AnyPgColumn => products.id),
  artikelNummer: words('artikel_nummer').notNull(),
  artikelbezeichnung: words('artikelbezeichnung').notNull(),
  ean: text('ean'),
  sctyp: text('sctyp'),
  mengeneinheit: words('mengeneinheit').notNull(),
  bestand: quantity('bestand').notNull(),
  reserviert: quantity('reserviert').notNull(),
  verfuegbar: quantity('verfuegbar').notNull(),
  inUmlagerung: quantity('in_umlagerung').notNull(),
});

export const locationStock = pgTable(
  'location_stock',
  {
    id: key(),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    artikelNummer: words('artikel_nummer').notNull(),
    artikelbezeichnung: words('artikelbezeichnung').notNull(),
    lagerId: id('lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    lagerplatz: words('lagerplatz').notNull(),
    bestand: quantity('bestand').notNull().default(0),
  },
  (table) => [
    index('location_stock_artikel_id').on(table.artikelId, table.id),
    index('location_stock_lager_id').on(table.lagerId, table.id),
  ],
);

export const storageLocations = pgTable('storage_locations', {
  id: key(),
  lagerId: id('lager_id')
    .notNull()
    .references((): AnyPgColumn => storages.id),
  lagerplatz: words('lagerplatz').notNull(),
  artikelAnzahl: integer('artikel_anzahl').notNull(),
});

export const technicians = pgTable(
  'technicians',
  {
    id: key(),
    bezeichnung: words('bezeichnung').notNull(),
    gutteileLagerId: id('gutteile_lager_id').references((): AnyPgColumn => storages.id),
    doateileLagerId: id('doateile_lager_id').references((): AnyPgColumn => storages.id),
    defektteileLagerId: id('defektteile_lager_id').references((): AnyPgColumn => storages.id),
  },
  (table) => [
    index('technicians_gutteile_lager_id').on(table.gutteileLagerId, table.id),
    index('technicians_doateile_lager_id').on(table.doateileLagerId, table.id),
    index('technicians_defektteile_lager_id').on(table.defektteileLagerId, table.id),
  ],
);

export const stockTransfers = pgTable(
  'stock_transfers',
  {
    ...identity(),
    umlagerungsnummer: id('umlagerungsnummer').notNull().unique(),
    status: text('status').notNull().default('UNTERWEGS'),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    artikelNummer: words('artikel_nummer').notNull(),
    artikelbezeichnung: words('artikelbezeichnung').notNull(),
    mengeneinheit: words('mengeneinheit').notNull(),
    menge: quantity('menge').notNull(),
    vonLagerId: id('von_lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    vonLagerplatz: words('von_lagerplatz'),
    nachLagerId: id('nach_lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    nachLagerplatz: words('nach_lagerplatz'),
    seriennummern: text('seriennummern').array().notNull().default([]),
    bemerkung: words('bemerkung'),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    empfaengerId: id('empfaenger_id').references((): AnyPgColumn => users.id),
    erledigtDatum: instant('erledigt_datum'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(umlagerungsnummer::text || ' ' || artikel_nummer || ' ' || artikelbezeichnung)`,
    ),
    ...stockTransfersBeside,
  },
  (table) => [
    index('stock_transfers_status').on(table.status, table.id),
    index('stock_transfers_artikel_id').on(table.artikelId, table.id),
    index('stock_transfers_artikel_nummer').on(table.artikelNummer, table.id),
    index('stock_transfers_artikelbezeichnung').on(table.artikelbezeichnung, table.id),
    index('stock_transfers_von_lager_id').on(table.vonLagerId, table.id),
    index('stock_transfers_nach_lager_id').on(table.nachLagerId, table.id),
    index('stock_transfers_benutzer_id').on(table.benutzerId, table.id),
    index('stock_transfers_empfaenger_id').on(table.empfaengerId, table.id),
    index('stock_transfers_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

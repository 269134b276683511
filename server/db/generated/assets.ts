// Written by scripts/api-refresh.ts. Never edited by hand.
import { day, id, identity, searchText, stamps, words } from '../columns';
import { addresses } from './addresses';
import { products } from './products';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const assets = pgTable(
  'assets',
  {
    ...identity(),
    assetnummer: words('assetnummer').notNull().unique(),
    bezeichnung: words('bezeichnung').notNull(),
    artikelId: id('artikel_id').references((): AnyPgColumn => products.id),
    seriennummer: text('seriennummer'),
    imei: text('imei'),
    istAktiv: boolean('ist_aktiv').notNull().default(true),
    adresseId: id('adresse_id').references((): AnyPgColumn => addresses.id),
    standortId: id('standort_id').references((): AnyPgColumn => addresses.id),
    beginnGarantie: day('beginn_garantie'),
    endeGarantie: day('ende_garantie'),
    beschreibung: words('beschreibung'),
    bemerkung: words('bemerkung'),
    s01: words('s01'),
    s02: words('s02'),
    s03: words('s03'),
    s04: words('s04'),
    s05: words('s05'),
    s06: words('s06'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(assetnummer || ' ' || bezeichnung || ' ' || coalesce(seriennummer, '') || ' ' || coalesce(imei, ''))`,
    ),
  },
  (table) => [
    index('assets_bezeichnung').on(table.bezeichnung, table.id),
    index('assets_artikel_id').on(table.artikelId, table.id),
    index('assets_seriennummer').on(table.seriennummer, table.id),
    index('assets_imei').on(table.imei, table.id),
    index('assets_adresse_id').on(table.adresseId, table.id),
    index('assets_standort_id').on(table.standortId, table.id),
    index('assets_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

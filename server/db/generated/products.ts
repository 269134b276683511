// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as productsBeside } from '../beside/products';
import {
  day,
  id,
  identity,
  key,
  money,
  percent,
  quantity,
  searchText,
  stamps,
  weight,
  words,
} from '../columns';
import { addresses } from './addresses';
import { taxClasses } from './reference';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const products = pgTable(
  'products',
  {
    ...identity(),
    artikelnummer: words('artikelnummer').notNull().unique(),
    artikelart: text('artikelart').notNull().default('1'),
    bezeichnung: words('bezeichnung').notNull(),
    artikeltext: words('artikeltext'),
    ean: text('ean'),
    hersteller: words('hersteller'),
    warengruppeId: id('warengruppe_id').references((): AnyPgColumn => productGroups.id),
    mengeneinheit: words('mengeneinheit').notNull().default('Stück'),
    vknetto: money('vknetto').notNull().default(0),
    vkbrutto: money('vkbrutto').notNull().default(0),
    eknetto: money('eknetto'),
    mwstsatz: id('mwstsatz')
      .notNull()
      .default(1)
      .references((): AnyPgColumn => taxClasses.id),
    staffel: text('staffel').notNull().default('0'),
    gewicht: weight('gewicht'),
    gesperrt: boolean('gesperrt').notNull().default(false),
    istRabattierfaehig: boolean('ist_rabattierfaehig').notNull().default(true),
    istSkontofaehig: boolean('ist_skontofaehig').notNull().default(true),
    istChargenArtikel: boolean('ist_chargen_artikel').notNull().default(false),
    istSeriennummernArtikel: boolean('ist_seriennummern_artikel').notNull().default(false),
    bestand: quantity('bestand').notNull().default(0),
    naechsteLieferung: day('naechste_lieferung'),
    gfxid: id('gfxid'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(artikelnummer || ' ' || bezeichnung || ' ' || coalesce(ean, '') || ' ' || coalesce(hersteller, ''))`,
    ),
    ...productsBeside,
  },
  (table) => [
    index('products_bezeichnung').on(table.bezeichnung, table.id),
    index('products_ean').on(table.ean, table.id),
    index('products_hersteller').on(table.hersteller, table.id),
    index('products_warengruppe_id').on(table.warengruppeId, table.id),
    index('products_mwstsatz').on(table.mwstsatz, table.id),
    index('products_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const productCustomFields = pgTable(
  'product_custom_fields',
  {
    id: key(),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    bezeichnung: words('bezeichnung').notNull(),
    wert: words('wert'),
  },
  (table) => [index('product_custom_fields_artikel_id').on(table.artikelId, table.id)],
);

export const productGroups = pgTable('product_groups', {
  ...identity(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
  gesperrt: boolean('gesperrt').notNull().default(false),
  ...stamps(),
});

export const priceGroups = pgTable('price_groups', {
  ...identity(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
  ...stamps(),
});

export const specialPriceRecords = pgTable('special_price_records', {
  ...identity(),
  adresseId: id('adresse_id')
    .notNull()
    .references((): AnyPgColumn => addresses.id),
  artikelId: id('artikel_id')
    .notNull()
    .references((): AnyPgColumn => products.id),
  artikelnummer: words('artikelnummer').notNull(),
  bezeichnung: words('bezeichnung').notNull(),
  preisart: text('preisart').notNull().default('1'),
  sonderpreis: money('sonderpreis'),
  sonderpreisBrutto: money('sonderpreis_brutto'),
  sonderpreisNutzen: boolean('sonderpreis_nutzen').notNull().default(false),
  rabatt1: percent('rabatt1'),
  rabatt2: percent('rabatt2'),
  abweichendeArtikelnummer: words('abweichende_artikelnummer'),
  abweichendeArtikelbezeichnung: words('abweichende_artikelbezeichnung'),
  abweichenderArtikeltext: words('abweichender_artikeltext'),
  abweichendeArtikelnummerNutzen: boolean('abweichende_artikelnummer_nutzen')
    .notNull()
    .default(false),
  abweichendeTexteNutzen: boolean('abweichende_texte_nutzen').notNull().default(false),
  ean: text('ean'),
  abweichendeEanNutzen: boolean('abweichende_ean_nutzen').notNull().default(false),
  mengenabhaengigePreise: jsonb('mengenabhaengige_preise'),
  mengenabhaengigeRabatte: jsonb('mengenabhaengige_rabatte'),
});

export const specialPricePeriodRecords = pgTable('special_price_period_records', {
  ...identity(),
  sonderpreisId: id('sonderpreis_id')
    .notNull()
    .references((): AnyPgColumn => specialPriceRecords.id),
  abMenge: quantity('ab_menge').notNull(),
  sonderpreis: money('sonderpreis').notNull(),
  sonderpreisBrutto: money('sonderpreis_brutto').notNull(),
  gueltigVon: day('gueltig_von').notNull(),
  gueltigBis: day('gueltig_bis').notNull(),
});

import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { referenceText } from './base';
import { priceGroups } from './price-groups';
import { day, decimals, id, identity, money, quantity, searchText, stamps } from './columns';

export const taxClasses = pgTable('tax_classes', referenceText());

export const productGroups = pgTable('product_groups', referenceText());

export const products = pgTable('products', {
  ...identity(),
  artikelnummer: text('artikelnummer').notNull(),
  artikelart: text('artikelart').notNull().default('1'),
  bezeichnung: text('bezeichnung').notNull(),
  artikeltext: text('artikeltext'),
  ean: text('ean'),
  hersteller: text('hersteller'),
  warengruppeId: id('warengruppe_id').references(() => productGroups.id),
  mengeneinheit: text('mengeneinheit').notNull().default('Stück'),
  vknetto: money('vknetto').notNull().default(0),
  vkbrutto: money('vkbrutto').notNull().default(0),
  eknetto: money('eknetto'),
  mwstsatz: id('mwstsatz')
    .notNull()
    .default(1)
    .references(() => taxClasses.id),
  staffel: text('staffel').notNull().default('0'),
  gewicht: decimals('gewicht', 8, 3),
  gesperrt: boolean('gesperrt').notNull().default(false),
  istRabattierfaehig: boolean('ist_rabattierfaehig').notNull().default(true),
  istSkontofaehig: boolean('ist_skontofaehig').notNull().default(true),
  istChargenArtikel: boolean('ist_chargen_artikel').notNull().default(false),
  istSeriennummernArtikel: boolean('ist_seriennummern_artikel').notNull().default(false),
  bestand: quantity('bestand').notNull().default(0),
  reserviert: quantity('reserviert').notNull().default(0),
  blockiert: quantity('blockiert').notNull().default(0),
  inKommissionierung: quantity('in_kommissionierung').notNull().default(0),
  verfuegbar: quantity('verfuegbar')
    .notNull()
    .generatedAlwaysAs(sql`bestand - …`),
  naechsteLieferung: day('naechste_lieferung'),
  gfxid: id('gfxid'),
  ...stamps(),
  suche: searchText(),
});

export const productCustomFields = pgTable('product_custom_fields', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  artikelId: id('artikel_id')
    .notNull()
    .references(() => products.id),
  bezeichnung: text('bezeichnung').notNull(),
  wert: text('wert'),
});

export const priceTiers = pgTable(
  'price_tiers',
  {
    artikelId: id('artikel_id')
      .notNull()
      .references(() => products.id),
    preisgruppe: id('preisgruppe')
      .notNull()
      .references(() => priceGroups.id),
    stufe: integer('stufe').notNull(),
    menge: quantity('menge').notNull(),
    vk: money('vk'),
    aufschlag: decimals('aufschlag', 5, 2),
  },
  (table) => [primaryKey({ columns: [table.artikelId, table.preisgruppe, table.stufe] })],
);

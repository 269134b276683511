import { addresses } from '../../db/generated/addresses';
import { products } from '../../db/generated/products';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, decimals, id, identity, money, quantity, stamps, words } from '../../db/columns';

export const specialPrices = pgTable('special_prices', {
  ...identity(),
  adresseId: id('adresse_id')
    .notNull()
    .references(() => addresses.id),
  artikelId: id('artikel_id')
    .notNull()
    .references(() => products.id),
  preisart: text('preisart').notNull().default('1'),
  sonderpreis: money('sonderpreis'),
  sonderpreisNutzen: boolean('sonderpreis_nutzen').notNull().default(false),
  rabatt1: decimals('rabatt1', 5, 2),
  rabatt2: decimals('rabatt2', 5, 2),
  abweichendeArtikelnummer: words('abweichende_artikelnummer'),
  abweichendeArtikelbezeichnung: words('abweichende_artikelbezeichnung'),
  abweichenderArtikeltext: words('abweichender_artikeltext'),
  abweichendeArtikelnummerNutzen: boolean('abweichende_artikelnummer_nutzen')
    .notNull()
    .default(false),
  abweichendeTexteNutzen: boolean('abweichende_texte_nutzen').notNull().default(false),
  ean: text('ean'),
  abweichendeEanNutzen: boolean('abweichende_ean_nutzen').notNull().default(false),
  ...stamps(),
});

export const specialPriceTiers = pgTable(
  'special_price_tiers',
  {
    sonderpreisId: id('sonderpreis_id')
      .notNull()
      .references(() => specialPrices.id),
    stufe: integer('stufe').notNull(),
    menge: quantity('menge').notNull(),
    vk: money('vk'),
    rabatt: decimals('rabatt', 5, 2),
  },
  (table) => [primaryKey({ columns: [table.sonderpreisId, table.stufe] })],
);

export const specialPricePeriods = pgTable('special_price_periods', {
  ...identity(),
  sonderpreisId: id('sonderpreis_id')
    .notNull()
    .references(() => specialPrices.id),
  abMenge: quantity('ab_menge').notNull(),
  sonderpreis: money('sonderpreis').notNull(),
  gueltigVon: day('gueltig_von').notNull(),
  gueltigBis: day('gueltig_bis').notNull(),
});

import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { addresses } from './addresses';
import { day, decimals, id, identity, money, quantity, stamps } from './columns';
import { products } from './products';

const stored = () => ({
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
  abweichendeArtikelnummer: text('abweichende_artikelnummer'),
  abweichendeArtikelbezeichnung: text('abweichende_artikelbezeichnung'),
  abweichenderArtikeltext: text('abweichender_artikeltext'),
  abweichendeArtikelnummerNutzen: boolean('abweichende_artikelnummer_nutzen')
    .notNull()
    .default(false),
  abweichendeTexteNutzen: boolean('abweichende_texte_nutzen').notNull().default(false),
  ean: text('ean'),
  abweichendeEanNutzen: boolean('abweichende_ean_nutzen').notNull().default(false),
  ...stamps(),
});

export const specialPrices = pgTable('special_prices', stored());

/** A view: special prices with their product, gross beside net, their tiers side by side. */
export const specialPriceRecords = pgTable('special_price_records', {
  ...stored(),
  artikelnummer: text('artikelnummer').notNull(),
  bezeichnung: text('bezeichnung').notNull(),
  sonderpreisBrutto: money('sonderpreis_brutto'),
  mengenabhaengigePreise: jsonb('mengenabhaengige_preise'),
  mengenabhaengigeRabatte: jsonb('mengenabhaengige_rabatte'),
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

const storedPeriod = (prices: () => AnyPgColumn) => ({
  ...identity(),
  sonderpreisId: id('sonderpreis_id').notNull().references(prices),
  abMenge: quantity('ab_menge').notNull(),
  sonderpreis: money('sonderpreis').notNull(),
  gueltigVon: day('gueltig_von').notNull(),
  gueltigBis: day('gueltig_bis').notNull(),
});

export const specialPricePeriods = pgTable(
  'special_price_periods',
  storedPeriod(() => specialPrices.id),
);

/** A view: such prices with their gross. */
export const specialPricePeriodRecords = pgTable('special_price_period_records', {
  ...storedPeriod(() => specialPriceRecords.id),
  sonderpreisBrutto: money('sonderpreis_brutto').notNull(),
});

import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { addresses } from './addresses';
import { deliveryTerms, paymentMethods } from './base';
import { clock, day, decimals, id, identity, money, quantity, searchText, stamps } from './columns';
import { products } from './products';
import { storages } from './stock';

export const salesDocuments = pgTable('sales_documents', {
  ...identity(),
  belegart: text('belegart').notNull(),
  belegtyp: text('belegtyp')
    .notNull()
    .generatedAlwaysAs(sql`left(belegart, 2)`),
  belegnummer: text('belegnummer'),
  belegdatum: day('belegdatum').notNull(),
  belegstatus: text('belegstatus').notNull().default('1'),
  adresseId: id('adresse_id')
    .notNull()
    .references(() => addresses.id),
  adressnummer: id('adressnummer').notNull(),
  adresse: text('adresse').notNull(),
  endbetragNetto: money('endbetrag_netto').notNull().default(0),
  endbetragBrutto: money('endbetrag_brutto').notNull().default(0),
  waehrung: text('waehrung').notNull().default('EUR'),
  rabatt1: decimals('rabatt1', 5, 2),
  rabatt2: decimals('rabatt2', 5, 2),
  frachtkosten: money('frachtkosten'),
  lieferbedingung: id('lieferbedingung').references(() => deliveryTerms.id),
  zahlungsart: id('zahlungsart').references(() => paymentMethods.id),
  freigabe: boolean('freigabe').notNull().default(false),
  auftragsDatum: day('auftrags_datum'),
  liefertermin: day('liefertermin'),
  fixtermin: boolean('fixtermin').notNull().default(false),
  leistungVon: day('leistung_von'),
  leistungBis: day('leistung_bis'),
  bestellnummerKunde: text('bestellnummer_kunde'),
  kopftext: text('kopftext'),
  fusstext: text('fusstext'),
  lagerId: id('lager_id').references((): AnyPgColumn => storages.id),
  benutzer: text('benutzer').notNull(),
  ...stamps(),
  suche: searchText(),
});

export const documentLinks = pgTable(
  'document_links',
  {
    vorgaengerId: id('vorgaenger_id')
      .notNull()
      .references(() => salesDocuments.id),
    nachfolgerId: id('nachfolger_id')
      .notNull()
      .references(() => salesDocuments.id),
  },
  (table) => [primaryKey({ columns: [table.vorgaengerId, table.nachfolgerId] })],
);

export const salesPositions = pgTable('sales_positions', {
  ...identity(),
  belegId: id('beleg_id')
    .notNull()
    .references(() => salesDocuments.id),
  position: integer('position').notNull(),
  positionsArt: text('positions_art').notNull().default('N'),
  artikelId: id('artikel_id').references(() => products.id),
  artikelnummer: text('artikelnummer'),
  bezeichnung: text('bezeichnung').notNull(),
  langtext: text('langtext'),
  menge: quantity('menge'),
  mengeneinheit: text('mengeneinheit'),
  einzelpreis: money('einzelpreis'),
  rabatt1: decimals('rabatt1', 5, 2),
  rabatt2: decimals('rabatt2', 5, 2),
  teuerungszuschlagProzent: decimals('teuerungszuschlag_prozent', 5, 2),
  gesamtpreis: money('gesamtpreis'),
  steuersatz: decimals('steuersatz', 5, 2),
  istRabattierfaehig: boolean('ist_rabattierfaehig').notNull().default(true),
  lagId: id('lag_id').references((): AnyPgColumn => storages.id),
  mengeUebernommen: quantity('menge_uebernommen').notNull().default(0),
  vorgaengerPositionId: id('vorgaenger_position_id').references(
    (): AnyPgColumn => salesPositions.id,
  ),
});

export const documentHistory = pgTable('document_history', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  belegId: id('beleg_id')
    .notNull()
    .references(() => salesDocuments.id),
  art: text('art').notNull(),
  text: text('text').notNull(),
  benutzer: text('benutzer').notNull(),
  datum: day('datum').notNull(),
  uhrzeit: clock('uhrzeit').notNull(),
});

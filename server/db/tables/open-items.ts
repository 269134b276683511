import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { addresses } from './addresses';
import { day, decimals, id, identity, money, searchText, stamps } from './columns';
import { salesDocuments } from './sales';
import { users } from './users';

export const openItems = pgTable('open_items', {
  ...identity(),
  belegId: id('beleg_id')
    .notNull()
    .references(() => salesDocuments.id),
  rechnungsnummer: text('rechnungsnummer').notNull(),
  opvArt: text('opv_art').notNull(),
  adresseId: id('adresse_id')
    .notNull()
    .references(() => addresses.id),
  adressnummer: id('adressnummer').notNull(),
  kundennr: text('kundennr'),
  adresse: text('adresse').notNull(),
  rechnungsBetrag: money('rechnungs_betrag').notNull(),
  bisherGezahlt: money('bisher_gezahlt').notNull().default(0),
  offenerBetrag: money('offener_betrag')
    .notNull()
    .generatedAlwaysAs(sql`rechnungs_betrag - bisher_gezahlt`),
  abgeschlossen: boolean('abgeschlossen')
    .notNull()
    .generatedAlwaysAs(sql`rechnungs_betrag = bisher_gezahlt`),
  waehrung: text('waehrung').notNull().default('EUR'),
  rechnungsdatum: day('rechnungsdatum').notNull(),
  skontoFaellig: day('skonto_faellig'),
  skontoProzent: decimals('skonto_prozent', 5, 2),
  nettoFaellig: day('netto_faellig').notNull(),
  mahnstufe: integer('mahnstufe').notNull().default(0),
  klaerung: boolean('klaerung').notNull().default(false),
  klaerungBenutzerId: id('klaerung_benutzer_id').references(() => users.id),
  klaerungGrund: text('klaerung_grund'),
  klaerungBis: day('klaerung_bis'),
  ...stamps(),
  suche: searchText(),
});

export const payments = pgTable('payments', {
  ...identity(),
  offenePostenId: id('offene_posten_id')
    .notNull()
    .references(() => openItems.id),
  zahlungsDatum: day('zahlungs_datum').notNull(),
  zahlungsBetrag: money('zahlungs_betrag').notNull(),
  skonto: money('skonto').notNull().default(0),
  zahlungPer: text('zahlung_per').notNull().default('UEBERWEISUNG'),
  auszug: text('auszug'),
  bemerkung: text('bemerkung'),
  stornoZuId: id('storno_zu_id').references((): AnyPgColumn => payments.id),
  storniertDurchId: id('storniert_durch_id').references((): AnyPgColumn => payments.id),
  zustand: text('zustand').notNull().generatedAlwaysAs(sql`case
    when storno_zu_id is not null then 'STORNO'
    when storniert_durch_id is not null then 'STORNIERT'
    else 'GEBUCHT'
  end`),
  ...stamps(),
});

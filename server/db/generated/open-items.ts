// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as openItemsBeside } from '../beside/open_items';
import { columns as paymentsBeside } from '../beside/payments';
import { day, id, identity, money, percent, searchText, stamps, words } from '../columns';
import { addresses } from './addresses';
import { users } from './base';
import { salesDocuments } from './sales';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const openItems = pgTable(
  'open_items',
  {
    ...identity(),
    rechnungsnummer: words('rechnungsnummer').notNull().unique(),
    belegId: id('beleg_id')
      .notNull()
      .references((): AnyPgColumn => salesDocuments.id),
    opvArt: text('opv_art').notNull(),
    adresseId: id('adresse_id')
      .notNull()
      .references((): AnyPgColumn => addresses.id),
    adressnummer: id('adressnummer').notNull(),
    kundennr: words('kundennr'),
    adresse: words('adresse').notNull(),
    rechnungsBetrag: money('rechnungs_betrag').notNull(),
    bisherGezahlt: money('bisher_gezahlt').notNull().default(0),
    waehrung: text('waehrung').notNull().default('EUR'),
    rechnungsdatum: day('rechnungsdatum').notNull(),
    skontoFaellig: day('skonto_faellig'),
    skontoProzent: percent('skonto_prozent'),
    skontoFaellig2: day('skonto_faellig2'),
    skontoProzent2: percent('skonto_prozent2'),
    skontobasis: money('skontobasis'),
    nettoFaellig: day('netto_faellig').notNull(),
    mahnstufe: integer('mahnstufe').notNull().default(0),
    klaerung: boolean('klaerung').notNull().default(false),
    klaerungBenutzerId: id('klaerung_benutzer_id').references((): AnyPgColumn => users.id),
    klaerungGrund: words('klaerung_grund'),
    klaerungBis: day('klaerung_bis'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(rechnungsnummer || ' ' || adressnummer::text || ' ' || coalesce(kundennr, '') || ' ' || adresse)`,
    ),
    ...openItemsBeside,
  },
  (table) => [
    index('open_items_beleg_id').on(table.belegId, table.id),
    index('open_items_adresse_id').on(table.adresseId, table.id),
    index('open_items_adressnummer').on(table.adressnummer, table.id),
    index('open_items_kundennr').on(table.kundennr, table.id),
    index('open_items_adresse').on(table.adresse, table.id),
    index('open_items_klaerung_benutzer_id').on(table.klaerungBenutzerId, table.id),
    index('open_items_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const payments = pgTable(
  'payments',
  {
    ...identity(),
    offenePostenId: id('offene_posten_id')
      .notNull()
      .references((): AnyPgColumn => openItems.id),
    zahlungsDatum: day('zahlungs_datum').notNull(),
    zahlungsBetrag: money('zahlungs_betrag').notNull(),
    skonto: money('skonto').notNull().default(0),
    differenz: money('differenz').notNull().default(0),
    zahlungPer: text('zahlung_per').notNull().default('UEBERWEISUNG'),
    auszug: words('auszug'),
    bemerkung: words('bemerkung'),
    stornoZuId: id('storno_zu_id').references((): AnyPgColumn => payments.id),
    storniertDurchId: id('storniert_durch_id').references((): AnyPgColumn => payments.id),
    ...stamps(),
    ...paymentsBeside,
  },
  (table) => [
    index('payments_offene_posten_id').on(table.offenePostenId, table.id),
    index('payments_storno_zu_id').on(table.stornoZuId, table.id),
    index('payments_storniert_durch_id').on(table.storniertDurchId, table.id),
  ],
);

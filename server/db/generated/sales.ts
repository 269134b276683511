// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as salesDocumentsBeside } from '../beside/sales_documents';
import { columns as salesPositionsBeside } from '../beside/sales_positions';
import {
  clock,
  day,
  decimals,
  id,
  identity,
  instant,
  key,
  money,
  percent,
  quantity,
  searchText,
  stamps,
  words,
} from '../columns';
import { addresses, persons } from './addresses';
import { users } from './base';
import { deals, tickets } from './crm';
import { products } from './products';
import { deliveryTerms, paymentMethods, taxClasses } from './reference';
import { serviceOrders } from './service';
import { storages } from './stock';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

export const salesDocuments = pgTable(
  'sales_documents',
  {
    ...identity(),
    belegart: text('belegart').notNull(),
    belegnummer: words('belegnummer').unique(),
    belegdatum: day('belegdatum').notNull(),
    belegstatus: text('belegstatus').notNull().default('1'),
    adresseId: id('adresse_id')
      .notNull()
      .references((): AnyPgColumn => addresses.id),
    dealId: id('deal_id').references((): AnyPgColumn => deals.id),
    ticketId: id('ticket_id').references((): AnyPgColumn => tickets.id),
    serviceAuftragId: id('service_auftrag_id').references((): AnyPgColumn => serviceOrders.id),
    adressnummer: id('adressnummer').notNull(),
    adresse: words('adresse').notNull(),
    name1: words('name1'),
    name2: words('name2'),
    name3: words('name3'),
    strasse: words('strasse'),
    plz: words('plz'),
    ort: words('ort'),
    lkz: text('lkz'),
    ansprechpartnerId: id('ansprechpartner_id').references((): AnyPgColumn => persons.id),
    ustId: text('ust_id'),
    sprache: text('sprache').notNull(),
    besteuerung: text('besteuerung').notNull(),
    endbetragNetto: money('endbetrag_netto').notNull().default(0),
    endbetragBrutto: money('endbetrag_brutto').notNull().default(0),
    rohertrag: money('rohertrag'),
    waehrung: text('waehrung').notNull().default('EUR'),
    kurs: decimals('kurs', 15, 6),
    rabatt1: percent('rabatt1'),
    rabatt2: percent('rabatt2'),
    frachtkosten: money('frachtkosten'),
    ausgleich: jsonb('ausgleich'),
    lieferbedingung: id('lieferbedingung').references((): AnyPgColumn => deliveryTerms.id),
    zahlungsart: id('zahlungsart').references((): AnyPgColumn => paymentMethods.id),
    freigabe: boolean('freigabe').notNull().default(false),
    inhaltVon: id('inhalt_von').references((): AnyPgColumn => users.id),
    auftragsDatum: day('auftrags_datum'),
    liefertermin: day('liefertermin'),
    fixtermin: boolean('fixtermin').notNull().default(false),
    leistungVon: day('leistung_von'),
    leistungBis: day('leistung_bis'),
    bestellnummerKunde: words('bestellnummer_kunde'),
    kopftext: words('kopftext'),
    fusstext: words('fusstext'),
    lagerId: id('lager_id').references((): AnyPgColumn => storages.id),
    sendungsnummer: words('sendungsnummer'),
    stornoZuId: id('storno_zu_id').references((): AnyPgColumn => salesDocuments.id),
    gedrucktAm: instant('gedruckt_am'),
    druckVeraltet: boolean('druck_veraltet').notNull().default(false),
    gebuchtAm: instant('gebucht_am'),
    dokumentHash: text('dokument_hash'),
    benutzer: text('benutzer').notNull(),
    benutzerId: id('benutzer_id').references((): AnyPgColumn => users.id),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(coalesce(belegnummer, '') || ' ' || adresse || ' ' || coalesce(bestellnummer_kunde, ''))`,
    ),
    ...salesDocumentsBeside,
  },
  (table) => [
    index('sales_documents_adresse_id').on(table.adresseId, table.id),
    index('sales_documents_deal_id').on(table.dealId, table.id),
    index('sales_documents_ticket_id').on(table.ticketId, table.id),
    index('sales_documents_service_auftrag_id').on(table.serviceAuftragId, table.id),
    index('sales_documents_adresse').on(table.adresse, table.id),
    index('sales_documents_ansprechpartner_id').on(table.ansprechpartnerId, table.id),
    index('sales_documents_lieferbedingung').on(table.lieferbedingung, table.id),
    index('sales_documents_zahlungsart').on(table.zahlungsart, table.id),
    index('sales_documents_inhalt_von').on(table.inhaltVon, table.id),
    index('sales_documents_bestellnummer_kunde').on(table.bestellnummerKunde, table.id),
    index('sales_documents_lager_id').on(table.lagerId, table.id),
    index('sales_documents_storno_zu_id').on(table.stornoZuId, table.id),
    index('sales_documents_benutzer_id').on(table.benutzerId, table.id),
    index('sales_documents_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const salesPositions = pgTable(
  'sales_positions',
  {
    ...identity(),
    belegId: id('beleg_id')
      .notNull()
      .references((): AnyPgColumn => salesDocuments.id),
    position: integer('position').notNull(),
    positionsArt: text('positions_art').notNull().default('N'),
    artikelId: id('artikel_id').references((): AnyPgColumn => products.id),
    artikelnummer: words('artikelnummer'),
    bezeichnung: words('bezeichnung').notNull(),
    langtext: words('langtext'),
    menge: quantity('menge'),
    mengeneinheit: words('mengeneinheit'),
    einzelpreis: money('einzelpreis'),
    preisregel: text('preisregel'),
    rabatt1: percent('rabatt1'),
    rabatt2: percent('rabatt2'),
    teuerungszuschlagProzent: percent('teuerungszuschlag_prozent'),
    einzelpreisGerundet: boolean('einzelpreis_gerundet').notNull().default(false),
    eknetto: money('eknetto'),
    mwstsatz: id('mwstsatz').references((): AnyPgColumn => taxClasses.id),
    steuersatz: percent('steuersatz'),
    istRabattierfaehig: boolean('ist_rabattierfaehig').notNull().default(true),
    istSkontofaehig: boolean('ist_skontofaehig').notNull().default(true),
    lagId: id('lag_id').references((): AnyPgColumn => storages.id),
    mengeUebernommen: quantity('menge_uebernommen').notNull().default(0),
    vorgaengerPositionId: id('vorgaenger_position_id').references(
      (): AnyPgColumn => salesPositions.id,
    ),
    vorgaengerId: id('vorgaenger_id').references((): AnyPgColumn => salesDocuments.id),
    ...salesPositionsBeside,
  },
  (table) => [
    index('sales_positions_beleg_id').on(table.belegId, table.id),
    index('sales_positions_artikel_id').on(table.artikelId, table.id),
    index('sales_positions_mwstsatz').on(table.mwstsatz, table.id),
    index('sales_positions_lag_id').on(table.lagId, table.id),
    index('sales_positions_vorgaenger_position_id').on(table.vorgaengerPositionId, table.id),
    index('sales_positions_vorgaenger_id').on(table.vorgaengerId, table.id),
  ],
);

export const documentHistory = pgTable(
  'document_history',
  {
    id: key(),
    belegId: id('beleg_id')
      .notNull()
      .references((): AnyPgColumn => salesDocuments.id),
    art: text('art').notNull(),
    text: words('text').notNull(),
    benutzer: text('benutzer').notNull(),
    datum: day('datum').notNull(),
    uhrzeit: clock('uhrzeit').notNull(),
  },
  (table) => [index('document_history_beleg_id').on(table.belegId, table.id)],
);

export const signatures = pgTable(
  'signatures',
  {
    id: key(),
    belegId: id('beleg_id')
      .notNull()
      .references((): AnyPgColumn => salesDocuments.id),
    art: text('art').notNull(),
    name: words('name').notNull(),
    rolle: words('rolle'),
    bildId: id('bild_id'),
    grund: words('grund'),
    zeitpunkt: instant('zeitpunkt').notNull(),
    dokumentHash: text('dokument_hash').notNull(),
    geraet: words('geraet'),
    ort: words('ort'),
    ungueltig: boolean('ungueltig').notNull().default(false),
  },
  (table) => [index('signatures_beleg_id').on(table.belegId, table.id)],
);

// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as activitiesBeside } from '../beside/activities';
import { columns as dealsBeside } from '../beside/deals';
import { columns as ticketsBeside } from '../beside/tickets';
import {
  day,
  id,
  identity,
  localTime,
  money,
  percent,
  searchText,
  stamps,
  words,
} from '../columns';
import { addresses, persons } from './addresses';
import { assets } from './assets';
import { users } from './base';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const activities = pgTable(
  'activities',
  {
    ...identity(),
    art: text('art').notNull().default('ANRUF'),
    datum: localTime('datum').notNull(),
    dauer: integer('dauer'),
    betreff: words('betreff'),
    beschreibung: words('beschreibung'),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    adresseId: id('adresse_id').references((): AnyPgColumn => addresses.id),
    ansprechpartner: id('ansprechpartner').references((): AnyPgColumn => persons.id),
    dealId: id('deal_id').references((): AnyPgColumn => deals.id),
    ticketId: id('ticket_id').references((): AnyPgColumn => tickets.id),
    assetId: id('asset_id').references((): AnyPgColumn => assets.id),
    abrechnungsregel: integer('abrechnungsregel'),
    ...stamps(),
    suche: searchText(sql`kontor_fold(coalesce(betreff, '') || ' ' || coalesce(beschreibung, ''))`),
    ...activitiesBeside,
  },
  (table) => [
    index('activities_datum').on(table.datum, table.id),
    index('activities_benutzer_id').on(table.benutzerId, table.id),
    index('activities_adresse_id').on(table.adresseId, table.id),
    index('activities_ansprechpartner').on(table.ansprechpartner, table.id),
    index('activities_deal_id').on(table.dealId, table.id),
    index('activities_ticket_id').on(table.ticketId, table.id),
    index('activities_asset_id').on(table.assetId, table.id),
    index('activities_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const activityTemplates = pgTable(
  'activity_templates',
  {
    ...identity(),
    bezeichnung: words('bezeichnung').notNull().unique(),
    art: text('art').notNull().default('ANRUF'),
    dauer: integer('dauer'),
    betreff: words('betreff'),
    beschreibung: words('beschreibung'),
    ...stamps(),
    suche: searchText(sql`kontor_fold(bezeichnung || ' ' || coalesce(betreff, ''))`),
  },
  (table) => [
    index('activity_templates_betreff').on(table.betreff, table.id),
    index('activity_templates_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const deals = pgTable(
  'deals',
  {
    ...identity(),
    titel: words('titel').notNull(),
    typ: integer('typ').notNull().default(1),
    phase: integer('phase').notNull().default(1),
    status: integer('status').notNull().default(0),
    zustaendigerBenutzer: id('zustaendiger_benutzer').references((): AnyPgColumn => users.id),
    adresseId: id('adresse_id').references((): AnyPgColumn => addresses.id),
    ansprechpartnerId: id('ansprechpartner_id').references((): AnyPgColumn => persons.id),
    chance: percent('chance'),
    investitionsdatumGeplant: day('investitionsdatum_geplant'),
    investitionssummeGeplant: money('investitionssumme_geplant'),
    investitionssummeErreicht: money('investitionssumme_erreicht').notNull().default(0),
    erreichtWeitere: words('erreicht_weitere'),
    naechsterKontakt: localTime('naechster_kontakt'),
    frei01: words('frei01'),
    frei02: words('frei02'),
    verlustgrund: words('verlustgrund'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(titel || ' ' || coalesce(frei01, '') || ' ' || coalesce(frei02, ''))`,
    ),
    ...dealsBeside,
  },
  (table) => [
    index('deals_titel').on(table.titel, table.id),
    index('deals_zustaendiger_benutzer').on(table.zustaendigerBenutzer, table.id),
    index('deals_adresse_id').on(table.adresseId, table.id),
    index('deals_ansprechpartner_id').on(table.ansprechpartnerId, table.id),
    index('deals_frei01').on(table.frei01, table.id),
    index('deals_frei02').on(table.frei02, table.id),
    index('deals_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const tickets = pgTable(
  'tickets',
  {
    ...identity(),
    ticketNummer: id('ticket_nummer').notNull().unique(),
    betreff: words('betreff').notNull(),
    status: integer('status').notNull().default(0),
    art: integer('art').notNull().default(0),
    prioritaet: integer('prioritaet').notNull().default(5),
    rolle: integer('rolle').notNull().default(0),
    adresseId: id('adresse_id').references((): AnyPgColumn => addresses.id),
    ansprechpartnerId: id('ansprechpartner_id').references((): AnyPgColumn => persons.id),
    assetId: id('asset_id').references((): AnyPgColumn => assets.id),
    dealId: id('deal_id').references((): AnyPgColumn => deals.id),
    hauptTicketId: id('haupt_ticket_id').references((): AnyPgColumn => tickets.id),
    beschreibung: words('beschreibung'),
    ergebnis: words('ergebnis'),
    verantwortlichBenutzerId: id('verantwortlich_benutzer_id').references(
      (): AnyPgColumn => users.id,
    ),
    angefordertVonBenutzerId: id('angefordert_von_benutzer_id').references(
      (): AnyPgColumn => users.id,
    ),
    zugeordnetBenutzerId: id('zugeordnet_benutzer_id').references((): AnyPgColumn => users.id),
    rueckfrageAnBenutzerId: id('rueckfrage_an_benutzer_id').references((): AnyPgColumn => users.id),
    nachErledigungZurueckAnBenutzerId: id('nach_erledigung_zurueck_an_benutzer_id').references(
      (): AnyPgColumn => users.id,
    ),
    erledigungAb: day('erledigung_ab'),
    erledigungBis: day('erledigung_bis'),
    antwortBis: localTime('antwort_bis').notNull(),
    abrechnungsart: integer('abrechnungsart').notNull().default(1),
    abrechnungsartAktivitaeten: integer('abrechnungsart_aktivitaeten').notNull().default(1),
    aufwandGeschaetzt: integer('aufwand_geschaetzt'),
    aufwandBeauftragt: integer('aufwand_beauftragt'),
    aufwandTatsaechlich: integer('aufwand_tatsaechlich').notNull().default(0),
    anzahlUntertickets: integer('anzahl_untertickets').notNull().default(0),
    freiS01: words('frei_s01'),
    freiS02: words('frei_s02'),
    angebotBelegId: id('angebot_beleg_id'),
    auftragBelegId: id('auftrag_beleg_id'),
    abrechnungBelegId: id('abrechnung_beleg_id'),
    zusammengefuehrtInId: id('zusammengefuehrt_in_id').references((): AnyPgColumn => tickets.id),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(ticket_nummer::text || ' ' || betreff || ' ' || coalesce(frei_s01, '') || ' ' || coalesce(frei_s02, ''))`,
    ),
    ...ticketsBeside,
  },
  (table) => [
    index('tickets_betreff').on(table.betreff, table.id),
    index('tickets_status').on(table.status, table.id),
    index('tickets_adresse_id').on(table.adresseId, table.id),
    index('tickets_ansprechpartner_id').on(table.ansprechpartnerId, table.id),
    index('tickets_asset_id').on(table.assetId, table.id),
    index('tickets_deal_id').on(table.dealId, table.id),
    index('tickets_haupt_ticket_id').on(table.hauptTicketId, table.id),
    index('tickets_verantwortlich_benutzer_id').on(table.verantwortlichBenutzerId, table.id),
    index('tickets_angefordert_von_benutzer_id').on(table.angefordertVonBenutzerId, table.id),
    index('tickets_zugeordnet_benutzer_id').on(table.zugeordnetBenutzerId, table.id),
    index('tickets_rueckfrage_an_benutzer_id').on(table.rueckfrageAnBenutzerId, table.id),
    index('tickets_nach_erledigung_zurueck_an_benutzer_id').on(
      table.nachErledigungZurueckAnBenutzerId,
      table.id,
    ),
    index('tickets_erledigung_bis').on(table.erledigungBis, table.id),
    index('tickets_antwort_bis').on(table.antwortBis, table.id),
    index('tickets_frei_s01').on(table.freiS01, table.id),
    index('tickets_frei_s02').on(table.freiS02, table.id),
    index('tickets_zusammengefuehrt_in_id').on(table.zusammengefuehrtInId, table.id),
    index('tickets_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

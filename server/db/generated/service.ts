// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as planningItemsBeside } from '../beside/planning_items';
import { columns as serviceMaterialsBeside } from '../beside/service_materials';
import { columns as serviceOrdersBeside } from '../beside/service_orders';
import { columns as serviceSignaturesBeside } from '../beside/service_signatures';
import { columns as workTimesBeside } from '../beside/work_times';
import {
  clock,
  day,
  id,
  identity,
  instant,
  key,
  localTime,
  searchText,
  stamps,
  words,
} from '../columns';
import { addresses, persons } from './addresses';
import { assets } from './assets';
import { users } from './base';
import { tickets } from './crm';
import { products } from './products';
import { storages, technicians } from './stock';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const serviceMaterials = pgTable(
  'service_materials',
  {
    ...identity(),
    serviceAuftragId: id('service_auftrag_id')
      .notNull()
      .references((): AnyPgColumn => serviceOrders.id),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    menge: integer('menge').notNull(),
    vonLagerId: id('von_lager_id').references((): AnyPgColumn => storages.id),
    umlagerungTyp: integer('umlagerung_typ').notNull().default(0),
    plannedTime: localTime('planned_time'),
    realTime: localTime('real_time'),
    mengeBestellt: integer('menge_bestellt').notNull().default(0),
    extReferenz: words('ext_referenz'),
    mengeReserviert: integer('menge_reserviert').notNull().default(0),
    mengeUmgelagert: integer('menge_umgelagert').notNull().default(0),
    mengeBestaetigt: integer('menge_bestaetigt').notNull().default(0),
    mengeNichtGeliefert: integer('menge_nicht_geliefert').notNull().default(0),
    mengeEingebaut: integer('menge_eingebaut').notNull().default(0),
    mengeDoa: integer('menge_doa').notNull().default(0),
    mengeGutteilretoure: integer('menge_gutteilretoure').notNull().default(0),
    mengeDefektVerkauft: integer('menge_defekt_verkauft').notNull().default(0),
    mengeDefektEingelagert: integer('menge_defekt_eingelagert').notNull().default(0),
    sctyp: text('sctyp'),
    technikerId: id('techniker_id').references((): AnyPgColumn => technicians.id),
    benutzerId: id('benutzer_id').references((): AnyPgColumn => users.id),
    empfangLagerId: id('empfang_lager_id').references((): AnyPgColumn => storages.id),
    artikelnummer: words('artikelnummer').notNull(),
    artikelbezeichnung: words('artikelbezeichnung').notNull(),
    mengeneinheit: words('mengeneinheit').notNull(),
    auftragsnummer: id('auftragsnummer').notNull(),
    auftragsstatus: text('auftragsstatus').notNull(),
    auftragsAdresse: words('auftrags_adresse').notNull(),
    standortPlz: words('standort_plz'),
    standortOrt: words('standort_ort'),
    empfangLagerBezeichnung: words('empfang_lager_bezeichnung'),
    empfangLagerStrasse: words('empfang_lager_strasse'),
    empfangLagerPlz: words('empfang_lager_plz'),
    empfangLagerOrt: words('empfang_lager_ort'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(auftragsnummer::text || ' ' || artikelnummer || ' ' || artikelbezeichnung || ' ' || coalesce(standort_ort, ''))`,
    ),
    ...serviceMaterialsBeside,
  },
  (table) => [
    index('service_materials_service_auftrag_id').on(table.serviceAuftragId, table.id),
    index('service_materials_artikel_id').on(table.artikelId, table.id),
    index('service_materials_von_lager_id').on(table.vonLagerId, table.id),
    index('service_materials_techniker_id').on(table.technikerId, table.id),
    index('service_materials_benutzer_id').on(table.benutzerId, table.id),
    index('service_materials_empfang_lager_id').on(table.empfangLagerId, table.id),
    index('service_materials_artikelnummer').on(table.artikelnummer, table.id),
    index('service_materials_artikelbezeichnung').on(table.artikelbezeichnung, table.id),
    index('service_materials_auftragsnummer').on(table.auftragsnummer, table.id),
    index('service_materials_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const materialBookings = pgTable(
  'material_bookings',
  {
    id: key(),
    materialId: id('material_id')
      .notNull()
      .references((): AnyPgColumn => serviceMaterials.id),
    art: text('art').notNull(),
    menge: integer('menge').notNull(),
    seriennr: words('seriennr'),
    verbleib: text('verbleib'),
    lagerId: id('lager_id').references((): AnyPgColumn => storages.id),
    assetId: id('asset_id').references((): AnyPgColumn => assets.id),
    gebuchtDatum: localTime('gebucht_datum').notNull(),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    storniertDatum: localTime('storniert_datum'),
  },
  (table) => [
    index('material_bookings_material_id').on(table.materialId, table.id),
    index('material_bookings_lager_id').on(table.lagerId, table.id),
    index('material_bookings_asset_id').on(table.assetId, table.id),
    index('material_bookings_benutzer_id').on(table.benutzerId, table.id),
  ],
);

export const refusedCalls = pgTable(
  'refused_calls',
  {
    ...identity(),
    schluessel: words('schluessel').notNull().unique(),
    vorgang: words('vorgang').notNull(),
    datensatz: words('datensatz').notNull(),
    tabelle: text('tabelle'),
    tabelleId: id('tabelle_id'),
    eingaben: words('eingaben'),
    meldung: words('meldung').notNull(),
    meldungscode: text('meldungscode'),
    wartend: integer('wartend').notNull(),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    geraetName: words('geraet_name'),
    erfasstUm: instant('erfasst_um').notNull(),
    abgewiesenUm: instant('abgewiesen_um').notNull(),
    status: text('status').notNull().default('OFFEN'),
    grund: words('grund'),
    entschiedenVon: id('entschieden_von').references((): AnyPgColumn => users.id),
    entschiedenAm: instant('entschieden_am'),
    ...stamps(),
    suche: searchText(sql`kontor_fold(vorgang || ' ' || datensatz)`),
  },
  (table) => [
    index('refused_calls_vorgang').on(table.vorgang, table.id),
    index('refused_calls_datensatz').on(table.datensatz, table.id),
    index('refused_calls_benutzer_id').on(table.benutzerId, table.id),
    index('refused_calls_abgewiesen_um').on(table.abgewiesenUm, table.id),
    index('refused_calls_status').on(table.status, table.id),
    index('refused_calls_entschieden_von').on(table.entschiedenVon, table.id),
    index('refused_calls_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const serviceSignatures = pgTable(
  'service_signatures',
  {
    id: key(),
    planungId: id('planung_id')
      .notNull()
      .references((): AnyPgColumn => planningItems.id),
    art: text('art').notNull(),
    name: words('name').notNull(),
    rolle: words('rolle'),
    bildId: id('bild_id'),
    grund: words('grund'),
    zeitpunkt: instant('zeitpunkt').notNull(),
    dokumentHash: text('dokument_hash').notNull(),
    geraet: words('geraet'),
    ort: words('ort'),
    abweichend: boolean('abweichend').notNull().default(false),
    ...serviceSignaturesBeside,
  },
  (table) => [index('service_signatures_planung_id').on(table.planungId, table.id)],
);

export const serviceOrderTypes = pgTable(
  'service_order_types',
  {
    ...identity(),
    bezeichnungDe: words('bezeichnung_de').notNull(),
    bezeichnungEn: words('bezeichnung_en').notNull(),
    bezeichnungFr: words('bezeichnung_fr').notNull(),
    artikelId: id('artikel_id').references((): AnyPgColumn => products.id),
    gesperrt: boolean('gesperrt').notNull().default(false),
    ...stamps(),
  },
  (table) => [index('service_order_types_artikel_id').on(table.artikelId, table.id)],
);

export const serviceBillingTypes = pgTable('service_billing_types', {
  id: key(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
  verfahren: text('verfahren').notNull().default('AUFWAND'),
});

export const serviceActivities = pgTable(
  'service_activities',
  {
    ...identity(),
    bezeichnungDe: words('bezeichnung_de').notNull(),
    bezeichnungEn: words('bezeichnung_en').notNull(),
    bezeichnungFr: words('bezeichnung_fr').notNull(),
    artikelId: id('artikel_id').references((): AnyPgColumn => products.id),
    gesperrt: boolean('gesperrt').notNull().default(false),
    ...stamps(),
  },
  (table) => [index('service_activities_artikel_id').on(table.artikelId, table.id)],
);

export const extraWorkTypes = pgTable(
  'extra_work_types',
  {
    ...identity(),
    bezeichnungDe: words('bezeichnung_de').notNull(),
    bezeichnungEn: words('bezeichnung_en').notNull(),
    bezeichnungFr: words('bezeichnung_fr').notNull(),
    typ: integer('typ').notNull().default(1),
    artikelId: id('artikel_id').references((): AnyPgColumn => products.id),
    gesperrt: boolean('gesperrt').notNull().default(false),
    ...stamps(),
  },
  (table) => [index('extra_work_types_artikel_id').on(table.artikelId, table.id)],
);

export const calendarEntryTypes = pgTable('calendar_entry_types', {
  ...identity(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
  gesperrt: boolean('gesperrt').notNull().default(false),
  ...stamps(),
});

export const serviceStatuses = pgTable('service_statuses', {
  id: key(),
  status: text('status').notNull(),
  beschreibungDe: words('beschreibung_de').notNull(),
  beschreibungEn: words('beschreibung_en').notNull(),
  beschreibungFr: words('beschreibung_fr').notNull(),
  art: text('art').notNull(),
});

export const serviceOrders = pgTable(
  'service_orders',
  {
    ...identity(),
    auftragsnummer: id('auftragsnummer').notNull().unique(),
    titel: words('titel').notNull(),
    auftragsbeschreibung: words('auftragsbeschreibung'),
    auftragsstatus: text('auftragsstatus').notNull().default('00'),
    materialstatus: text('materialstatus').notNull().default('10'),
    auftragsartId: id('auftragsart_id')
      .notNull()
      .references((): AnyPgColumn => serviceOrderTypes.id),
    abrechnungsartId: id('abrechnungsart_id').references((): AnyPgColumn => serviceBillingTypes.id),
    adresseId: id('adresse_id')
      .notNull()
      .references((): AnyPgColumn => addresses.id),
    ansprechpartnerId: id('ansprechpartner_id').references((): AnyPgColumn => persons.id),
    standortId: id('standort_id').references((): AnyPgColumn => addresses.id),
    stoermelderTelefon: text('stoermelder_telefon'),
    assetId: id('asset_id').references((): AnyPgColumn => assets.id),
    ticketId: id('ticket_id').references((): AnyPgColumn => tickets.id),
    extReferenz: words('ext_referenz'),
    faelligBis: day('faellig_bis'),
    aufwandGeschaetzt: integer('aufwand_geschaetzt'),
    gebrauchteZeit: integer('gebrauchte_zeit').notNull().default(0),
    ergebnis: words('ergebnis'),
    restarbeiten: words('restarbeiten'),
    unterschriftVerzicht: words('unterschrift_verzicht'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(auftragsnummer::text || ' ' || titel || ' ' || coalesce(ext_referenz, ''))`,
    ),
    ...serviceOrdersBeside,
  },
  (table) => [
    index('service_orders_titel').on(table.titel, table.id),
    index('service_orders_auftragsstatus').on(table.auftragsstatus, table.id),
    index('service_orders_auftragsart_id').on(table.auftragsartId, table.id),
    index('service_orders_abrechnungsart_id').on(table.abrechnungsartId, table.id),
    index('service_orders_adresse_id').on(table.adresseId, table.id),
    index('service_orders_ansprechpartner_id').on(table.ansprechpartnerId, table.id),
    index('service_orders_standort_id').on(table.standortId, table.id),
    index('service_orders_asset_id').on(table.assetId, table.id),
    index('service_orders_ticket_id').on(table.ticketId, table.id),
    index('service_orders_ext_referenz').on(table.extReferenz, table.id),
    index('service_orders_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const planningItems = pgTable(
  'planning_items',
  {
    ...identity(),
    serviceAuftragId: id('service_auftrag_id')
      .notNull()
      .references((): AnyPgColumn => serviceOrders.id),
    technikerId: id('techniker_id').references((): AnyPgColumn => technicians.id),
    benutzerId: id('benutzer_id').references((): AnyPgColumn => users.id),
    beginnDatum: localTime('beginn_datum').notNull(),
    endeDatum: localTime('ende_datum').notNull(),
    angenommenDatum: localTime('angenommen_datum'),
    reisebeginnDatum: localTime('reisebeginn_datum'),
    vorOrtDatum: localTime('vor_ort_datum'),
    strecke: integer('strecke'),
    zeitmessungSeit: localTime('zeitmessung_seit'),
    zeitmessungUm: instant('zeitmessung_um'),
    beendetDatum: localTime('beendet_datum'),
    bemerkung: words('bemerkung'),
    ergebnis: words('ergebnis'),
    restarbeiten: words('restarbeiten'),
    auftragsnummer: id('auftragsnummer').notNull(),
    titel: words('titel').notNull(),
    auftragsbeschreibung: words('auftragsbeschreibung'),
    auftragsstatus: text('auftragsstatus').notNull(),
    materialstatus: text('materialstatus').notNull(),
    adresseId: id('adresse_id')
      .notNull()
      .references((): AnyPgColumn => addresses.id),
    standortId: id('standort_id')
      .notNull()
      .references((): AnyPgColumn => addresses.id),
    ticketId: id('ticket_id').references((): AnyPgColumn => tickets.id),
    plz: words('plz'),
    ort: words('ort'),
    assetId: id('asset_id').references((): AnyPgColumn => assets.id),
    assetNr: words('asset_nr'),
    assetBezeichnung: words('asset_bezeichnung'),
    ...stamps(),
    suche: searchText(sql`kontor_fold(titel || ' ' || coalesce(ort, ''))`),
    ...planningItemsBeside,
  },
  (table) => [
    index('planning_items_service_auftrag_id').on(table.serviceAuftragId, table.id),
    index('planning_items_techniker_id').on(table.technikerId, table.id),
    index('planning_items_benutzer_id').on(table.benutzerId, table.id),
    index('planning_items_beginn_datum').on(table.beginnDatum, table.id),
    index('planning_items_auftragsstatus').on(table.auftragsstatus, table.id),
    index('planning_items_adresse_id').on(table.adresseId, table.id),
    index('planning_items_standort_id').on(table.standortId, table.id),
    index('planning_items_ticket_id').on(table.ticketId, table.id),
    index('planning_items_asset_id').on(table.assetId, table.id),
    index('planning_items_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const workTimes = pgTable(
  'work_times',
  {
    ...identity(),
    planungId: id('planung_id')
      .notNull()
      .references((): AnyPgColumn => planningItems.id),
    datum: day('datum').notNull(),
    von: clock('von').notNull(),
    bis: clock('bis').notNull(),
    beginnUm: instant('beginn_um').notNull(),
    endeUm: instant('ende_um').notNull(),
    taetigkeitId: id('taetigkeit_id')
      .notNull()
      .references((): AnyPgColumn => serviceActivities.id),
    bemerkung: words('bemerkung'),
    technikerId: id('techniker_id').references((): AnyPgColumn => technicians.id),
    ...workTimesBeside,
  },
  (table) => [
    index('work_times_planung_id').on(table.planungId, table.id),
    index('work_times_datum').on(table.datum, table.id),
    index('work_times_taetigkeit_id').on(table.taetigkeitId, table.id),
    index('work_times_techniker_id').on(table.technikerId, table.id),
  ],
);

export const extraWorks = pgTable(
  'extra_works',
  {
    ...identity(),
    serviceAuftragId: id('service_auftrag_id')
      .notNull()
      .references((): AnyPgColumn => serviceOrders.id),
    mehraufwandArtId: id('mehraufwand_art_id')
      .notNull()
      .references((): AnyPgColumn => extraWorkTypes.id),
    vonZeitpunkt: localTime('von_zeitpunkt'),
    bisZeitpunkt: localTime('bis_zeitpunkt'),
    kosten: integer('kosten'),
    strecke: integer('strecke'),
    abrechnungsartId: id('abrechnungsart_id').references((): AnyPgColumn => serviceBillingTypes.id),
    bemerkung: words('bemerkung'),
  },
  (table) => [
    index('extra_works_service_auftrag_id').on(table.serviceAuftragId, table.id),
    index('extra_works_mehraufwand_art_id').on(table.mehraufwandArtId, table.id),
    index('extra_works_abrechnungsart_id').on(table.abrechnungsartId, table.id),
  ],
);

export const calendarEntries = pgTable(
  'calendar_entries',
  {
    ...identity(),
    KAL_TYP_ID: id('kal_typ_id')
      .notNull()
      .references((): AnyPgColumn => calendarEntryTypes.id),
    BEN_ID: id('ben_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    Vormittags: boolean('vormittags').notNull().default(true),
    Nachmittags: boolean('nachmittags').notNull().default(true),
    StartDatum: day('start_datum').notNull(),
    EndeDatum: day('ende_datum').notNull(),
    Kommentar: words('kommentar'),
    ...stamps(),
  },
  (table) => [
    index('calendar_entries_kal_typ_id').on(table.KAL_TYP_ID, table.id),
    index('calendar_entries_ben_id').on(table.BEN_ID, table.id),
    index('calendar_entries_start_datum').on(table.StartDatum, table.id),
  ],
);

// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as addressesBeside } from '../beside/addresses';
import { columns as openItemsBeside } from '../beside/open_items';
import { columns as paymentsBeside } from '../beside/payments';
import { columns as productsBeside } from '../beside/products';
import { columns as salesDocumentsBeside } from '../beside/sales_documents';
import { columns as stockLevelsBeside } from '../beside/stock_levels';
import { columns as textsBeside } from '../beside/texts';
import { columns as usersBeside } from '../beside/users';
import {
  clock,
  day,
  id,
  identity,
  instant,
  key,
  localTime,
  money,
  percent,
  quantity,
  searchText,
  stamps,
  weight,
  words,
} from '../columns';
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

export const users = pgTable(
  'users',
  {
    ...identity(),
    benutzername: text('benutzername').notNull(),
    name: words('name').notNull(),
    kuerzel: text('kuerzel').notNull(),
    istAdmin: boolean('ist_admin').notNull().default(false),
    gesperrt: boolean('gesperrt').notNull().default(false),
    technikerId: id('techniker_id'),
    rollen: id('rollen').array().notNull().default([]),
    avatar: text('avatar'),
    letzteAnmeldung: instant('letzte_anmeldung'),
    ...stamps(),
    suche: searchText(sql`kontor_fold(benutzername || ' ' || name || ' ' || kuerzel)`),
    ...usersBeside,
  },
  (table) => [
    index('users_benutzername').on(table.benutzername, table.id),
    index('users_name').on(table.name, table.id),
    index('users_kuerzel').on(table.kuerzel, table.id),
    index('users_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const roles = pgTable(
  'roles',
  {
    ...identity(),
    name: words('name').notNull().unique(),
    rechte: text('rechte').array().notNull().default([]),
    ...stamps(),
    suche: searchText(sql`kontor_fold(name)`),
  },
  (table) => [index('roles_suche').using('gin', table.suche.op('gin_trgm_ops'))],
);

export const auditLog = pgTable(
  'audit_log',
  {
    id: key(),
    zeit: instant('zeit')
      .notNull()
      .default(sql`now()`),
    ereignis: text('ereignis').notNull(),
    benutzerId: id('benutzer_id').references((): AnyPgColumn => users.id),
    benutzer: words('benutzer'),
    ip: text('ip'),
    geraet: words('geraet'),
    operation: text('operation'),
    recht: text('recht'),
    grund: text('grund'),
    tabelle: text('tabelle'),
    tabelleId: id('tabelle_id'),
    betrifft: words('betrifft'),
    gekuerzt: boolean('gekuerzt').notNull().default(false),
  },
  (table) => [index('audit_log_benutzer_id').on(table.benutzerId, table.id)],
);

export const addresses = pgTable(
  'addresses',
  {
    ...identity(),
    adressnummer: id('adressnummer').notNull().unique(),
    kundennr: words('kundennr'),
    lieferantennummer: words('lieferantennummer'),
    personenart: text('personenart'),
    anrede: words('anrede'),
    name1: words('name1').notNull(),
    name2: words('name2'),
    name3: words('name3'),
    kurzname: words('kurzname'),
    strasse: words('strasse'),
    plz: words('plz'),
    ort: words('ort'),
    lkz: text('lkz'),
    email: words('email'),
    telefon1: text('telefon1'),
    telefax1: text('telefax1'),
    mobil: text('mobil'),
    webseite: words('webseite'),
    istKunde: boolean('ist_kunde').notNull().default(false),
    istLieferant: boolean('ist_lieferant').notNull().default(false),
    gesperrt: boolean('gesperrt').notNull().default(false),
    mahnsperre: boolean('mahnsperre').notNull().default(false),
    kreditlimit: money('kreditlimit'),
    opvBetrag: money('opv_betrag').notNull().default(0),
    zahlart: id('zahlart').references((): AnyPgColumn => paymentMethods.id),
    lieferart: id('lieferart').references((): AnyPgColumn => deliveryTerms.id),
    preisgruppe: id('preisgruppe')
      .notNull()
      .default(1)
      .references((): AnyPgColumn => priceGroups.id),
    erstkontakt: day('erstkontakt'),
    vertreter1: id('vertreter1').references((): AnyPgColumn => users.id),
    vertreter2: id('vertreter2').references((): AnyPgColumn => users.id),
    vertreter3: id('vertreter3').references((): AnyPgColumn => users.id),
    sprache: text('sprache'),
    ustId: text('ust_id'),
    steuernr: text('steuernr'),
    iban: text('iban'),
    bic: text('bic'),
    leitwegId: text('leitweg_id'),
    peppolId: text('peppol_id'),
    s01: words('s01'),
    s02: words('s02'),
    s03: words('s03'),
    s04: words('s04'),
    s05: words('s05'),
    s06: words('s06'),
    s07: words('s07'),
    s08: words('s08'),
    s09: words('s09'),
    s10: words('s10'),
    gfxid: id('gfxid'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(adressnummer::text || ' ' || coalesce(kundennr, '') || ' ' || coalesce(lieferantennummer, '') || ' ' || name1 || ' ' || coalesce(name2, '') || ' ' || coalesce(name3, '') || ' ' || coalesce(kurzname, '') || ' ' || coalesce(strasse, '') || ' ' || coalesce(plz, '') || ' ' || coalesce(ort, '') || ' ' || coalesce(email, ''))`,
    ),
    ...addressesBeside,
  },
  (table) => [
    index('addresses_kundennr').on(table.kundennr, table.id),
    index('addresses_lieferantennummer').on(table.lieferantennummer, table.id),
    index('addresses_name1').on(table.name1, table.id),
    index('addresses_strasse').on(table.strasse, table.id),
    index('addresses_plz').on(table.plz, table.id),
    index('addresses_ort').on(table.ort, table.id),
    index('addresses_email').on(table.email, table.id),
    index('addresses_zahlart').on(table.zahlart, table.id),
    index('addresses_lieferart').on(table.lieferart, table.id),
    index('addresses_preisgruppe').on(table.preisgruppe, table.id),
    index('addresses_vertreter1').on(table.vertreter1, table.id),
    index('addresses_vertreter2').on(table.vertreter2, table.id),
    index('addresses_vertreter3').on(table.vertreter3, table.id),
    index('addresses_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const persons = pgTable(
  'persons',
  {
    ...identity(),
    adresseId: id('adresse_id')
      .notNull()
      .references((): AnyPgColumn => addresses.id),
    anrede: words('anrede'),
    vorname: words('vorname'),
    name: words('name').notNull(),
    position: words('position'),
    telefon: text('telefon'),
    mobil: text('mobil'),
    fax: text('fax'),
    email: words('email'),
    briefanrede: words('briefanrede'),
    sortierung: integer('sortierung'),
    birthday: day('birthday'),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(name || ' ' || coalesce(vorname, '') || ' ' || coalesce(position, '') || ' ' || coalesce(email, ''))`,
    ),
  },
  (table) => [
    index('persons_adresse_id').on(table.adresseId, table.id),
    index('persons_vorname').on(table.vorname, table.id),
    index('persons_name').on(table.name, table.id),
    index('persons_position').on(table.position, table.id),
    index('persons_email').on(table.email, table.id),
    index('persons_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

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
  id: key(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
});

export const priceGroups = pgTable('price_groups', {
  id: key(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
});

export const texts = pgTable('texts', {
  id: key(),
  schluessel: text('schluessel').notNull(),
  eintrag: words('eintrag').notNull(),
  bemerkung: words('bemerkung'),
  sortierung: integer('sortierung').notNull().default(0),
  istAktiv: boolean('ist_aktiv').notNull().default(true),
  ...textsBeside,
});

export const countries = pgTable('countries', {
  lkz: text('lkz').notNull().primaryKey(),
  landDe: words('land_de').notNull(),
  landEn: words('land_en').notNull(),
  landFr: words('land_fr').notNull(),
});

export const paymentMethods = pgTable('payment_methods', {
  id: key(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
});

export const deliveryTerms = pgTable('delivery_terms', {
  id: key(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
});

export const taxClasses = pgTable('tax_classes', {
  id: key(),
  bezeichnungDe: words('bezeichnung_de').notNull(),
  bezeichnungEn: words('bezeichnung_en').notNull(),
  bezeichnungFr: words('bezeichnung_fr').notNull(),
});

export const reminders = pgTable(
  'reminders',
  {
    ...identity(),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    vonBenutzerId: id('von_benutzer_id').references((): AnyPgColumn => users.id),
    erinnerungDatum: localTime('erinnerung_datum').notNull(),
    bemerkung: words('bemerkung').notNull(),
    status: text('status').notNull().default('OFFEN'),
    tabelle: text('tabelle'),
    tabelleId: id('tabelle_id'),
    ...stamps(),
    suche: searchText(sql`kontor_fold(bemerkung)`),
  },
  (table) => [
    index('reminders_benutzer_id').on(table.benutzerId, table.id),
    index('reminders_von_benutzer_id').on(table.vonBenutzerId, table.id),
    index('reminders_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

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
    adressnummer: id('adressnummer').notNull(),
    adresse: words('adresse').notNull(),
    endbetragNetto: money('endbetrag_netto').notNull().default(0),
    endbetragBrutto: money('endbetrag_brutto').notNull().default(0),
    waehrung: text('waehrung').notNull().default('EUR'),
    rabatt1: percent('rabatt1'),
    rabatt2: percent('rabatt2'),
    frachtkosten: money('frachtkosten'),
    lieferbedingung: id('lieferbedingung').references((): AnyPgColumn => deliveryTerms.id),
    zahlungsart: id('zahlungsart').references((): AnyPgColumn => paymentMethods.id),
    freigabe: boolean('freigabe').notNull().default(false),
    auftragsDatum: day('auftrags_datum'),
    liefertermin: day('liefertermin'),
    fixtermin: boolean('fixtermin').notNull().default(false),
    leistungVon: day('leistung_von'),
    leistungBis: day('leistung_bis'),
    bestellnummerKunde: words('bestellnummer_kunde'),
    kopftext: words('kopftext'),
    fusstext: words('fusstext'),
    lagerId: id('lager_id').references((): AnyPgColumn => storages.id),
    benutzer: text('benutzer').notNull(),
    ...stamps(),
    suche: searchText(
      sql`kontor_fold(coalesce(belegnummer, '') || ' ' || adresse || ' ' || coalesce(bestellnummer_kunde, ''))`,
    ),
    ...salesDocumentsBeside,
  },
  (table) => [
    index('sales_documents_adresse_id').on(table.adresseId, table.id),
    index('sales_documents_adresse').on(table.adresse, table.id),
    index('sales_documents_lieferbedingung').on(table.lieferbedingung, table.id),
    index('sales_documents_zahlungsart').on(table.zahlungsart, table.id),
    index('sales_documents_bestellnummer_kunde').on(table.bestellnummerKunde, table.id),
    index('sales_documents_lager_id').on(table.lagerId, table.id),
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
    rabatt1: percent('rabatt1'),
    rabatt2: percent('rabatt2'),
    teuerungszuschlagProzent: percent('teuerungszuschlag_prozent'),
    gesamtpreis: money('gesamtpreis'),
    steuersatz: percent('steuersatz'),
    istRabattierfaehig: boolean('ist_rabattierfaehig').notNull().default(true),
    lagId: id('lag_id').references((): AnyPgColumn => storages.id),
    mengeUebernommen: quantity('menge_uebernommen').notNull().default(0),
    vorgaengerPositionId: id('vorgaenger_position_id').references(
      (): AnyPgColumn => salesPositions.id,
    ),
  },
  (table) => [
    index('sales_positions_beleg_id').on(table.belegId, table.id),
    index('sales_positions_artikel_id').on(table.artikelId, table.id),
    index('sales_positions_lag_id').on(table.lagId, table.id),
    index('sales_positions_vorgaenger_position_id').on(table.vorgaengerPositionId, table.id),
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

export const systemParameters = pgTable('system_parameters', {
  ...identity(),
  name: text('name').notNull(),
  typ: text('typ').notNull().default('TEXT'),
  wert: text('wert'),
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

export const storages = pgTable(
  'storages',
  {
    ...identity(),
    lager: words('lager').notNull().unique(),
    kurzbezeichnung: words('kurzbezeichnung').notNull(),
    lagerkreisId: id('lagerkreis_id')
      .notNull()
      .references((): AnyPgColumn => storageRegions.id),
    hatLagerplaetze: boolean('hat_lagerplaetze').notNull().default(false),
  },
  (table) => [index('storages_lagerkreis_id').on(table.lagerkreisId, table.id)],
);

export const storageRegions = pgTable(
  'storage_regions',
  {
    id: key(),
    name: words('name').notNull().unique(),
    istHauptlagerkreis: boolean('ist_hauptlagerkreis').notNull().default(false),
    kommissionierart: integer('kommissionierart').notNull().default(0),
    ausgangLagerId: id('ausgang_lager_id').references((): AnyPgColumn => storages.id),
  },
  (table) => [index('storage_regions_ausgang_lager_id').on(table.ausgangLagerId, table.id)],
);

export const stockLevels = pgTable(
  'stock_levels',
  {
    id: key(),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    artikelNummer: words('artikel_nummer').notNull(),
    lagerkreisId: id('lagerkreis_id')
      .notNull()
      .references((): AnyPgColumn => storageRegions.id),
    lagerId: id('lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    lager: words('lager').notNull(),
    bestand: quantity('bestand').notNull().default(0),
    reserviert: quantity('reserviert').notNull().default(0),
    bestellt: quantity('bestellt').notNull().default(0),
    blockiert: quantity('blockiert').notNull().default(0),
    inUmlagerung: quantity('in_umlagerung').notNull().default(0),
    inKommissionierung: quantity('in_kommissionierung').notNull().default(0),
    inProduktion: quantity('in_produktion').notNull().default(0),
    naechsteLieferung: day('naechste_lieferung'),
    ...stockLevelsBeside,
  },
  (table) => [
    index('stock_levels_artikel_id').on(table.artikelId, table.id),
    index('stock_levels_lagerkreis_id').on(table.lagerkreisId, table.id),
    index('stock_levels_lager_id').on(table.lagerId, table.id),
  ],
);

export const stockMovements = pgTable(
  'stock_movements',
  {
    id: key(),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    lagerId: id('lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    lagerplatz: words('lagerplatz'),
    groesse: text('groesse').notNull(),
    menge: quantity('menge').notNull(),
    zeit: instant('zeit')
      .notNull()
      .default(sql`now()`),
    termin: day('termin'),
    belegId: id('beleg_id').references((): AnyPgColumn => salesDocuments.id),
    belegnummer: words('belegnummer'),
    bemerkung: words('bemerkung'),
  },
  (table) => [
    index('stock_movements_artikel_id').on(table.artikelId, table.id),
    index('stock_movements_lager_id').on(table.lagerId, table.id),
    index('stock_movements_beleg_id').on(table.belegId, table.id),
  ],
);

export const locationStock = pgTable(
  'location_stock',
  {
    id: key(),
    artikelId: id('artikel_id')
      .notNull()
      .references((): AnyPgColumn => products.id),
    artikelNummer: words('artikel_nummer').notNull(),
    artikelbezeichnung: words('artikelbezeichnung').notNull(),
    lagerId: id('lager_id')
      .notNull()
      .references((): AnyPgColumn => storages.id),
    lagerplatz: words('lagerplatz').notNull(),
    bestand: quantity('bestand').notNull().default(0),
  },
  (table) => [
    index('location_stock_artikel_id').on(table.artikelId, table.id),
    index('location_stock_lager_id').on(table.lagerId, table.id),
  ],
);

export const storageLocations = pgTable('storage_locations', {
  id: key(),
  lagerId: id('lager_id')
    .notNull()
    .references((): AnyPgColumn => storages.id),
  lagerplatz: words('lagerplatz').notNull(),
  artikelAnzahl: integer('artikel_anzahl').notNull(),
});

/** The table of every declared schema. */
export const tables = {
  User: users,
  Role: roles,
  AuditEntry: auditLog,
  Address: addresses,
  ContactPerson: persons,
  OpenItem: openItems,
  Payment: payments,
  Product: products,
  ProductCustomField: productCustomFields,
  ProductGroup: productGroups,
  PriceGroup: priceGroups,
  TextEntry: texts,
  Country: countries,
  PaymentMethod: paymentMethods,
  DeliveryTerm: deliveryTerms,
  TaxClass: taxClasses,
  Reminder: reminders,
  SalesDocument: salesDocuments,
  Position: salesPositions,
  DocumentHistoryEntry: documentHistory,
  SystemParameter: systemParameters,
  SpecialPrice: specialPriceRecords,
  SpecialPricePeriod: specialPricePeriodRecords,
  Storage: storages,
  StorageRegion: storageRegions,
  Stock: stockLevels,
  StockMovement: stockMovements,
  LocationStock: locationStock,
  StorageLocation: storageLocations,
};

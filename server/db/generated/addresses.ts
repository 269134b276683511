// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as addressesBeside } from '../beside/addresses';
import { day, id, identity, money, searchText, stamps, words } from '../columns';
import { users } from './base';
import { priceGroups } from './products';
import { deliveryTerms, paymentMethods } from './reference';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

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
    opvWeitere: words('opv_weitere'),
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
    mandatsreferenz: text('mandatsreferenz'),
    mandatsdatum: day('mandatsdatum'),
    mandatsart: text('mandatsart'),
    mandatsfolge: text('mandatsfolge'),
    leitwegId: text('leitweg_id'),
    peppolId: text('peppol_id'),
    eRechnungFormat: text('e_rechnung_format'),
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
      sql`kontor_fold(adressnummer::text || ' ' || coalesce(kundennr, '') || ' ' || coalesce(lieferantennummer, '') || ' ' || name1 || ' ' || coalesce(name2, '') || ' ' || coalesce(name3, '') || ' ' || coalesce(kurzname, '') || ' ' || coalesce(strasse, '') || ' ' || coalesce(plz, '') || ' ' || coalesce(ort, '') || ' ' || coalesce(email, '') || ' ' || coalesce(regexp_replace(telefon1, '[(] *0 *[)]|[^0-9]+', '', 'g'), '') || ' ' || coalesce(regexp_replace(mobil, '[(] *0 *[)]|[^0-9]+', '', 'g'), ''))`,
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
    index('addresses_ust_id').on(table.ustId, table.id),
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
      sql`kontor_fold(name || ' ' || coalesce(vorname, '') || ' ' || coalesce(position, '') || ' ' || coalesce(email, '') || ' ' || coalesce(regexp_replace(telefon, '[(] *0 *[)]|[^0-9]+', '', 'g'), '') || ' ' || coalesce(regexp_replace(mobil, '[(] *0 *[)]|[^0-9]+', '', 'g'), ''))`,
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

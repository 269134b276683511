import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { deliveryTerms, paymentMethods } from './base';
import { day, id, identity, money, searchText, stamps } from './columns';
import { priceGroups } from './price-groups';
import { users } from './users';

export const addresses = pgTable('addresses', {
  ...identity(),
  adressnummer: id('adressnummer').notNull(),
  kundennr: text('kundennr'),
  lieferantennummer: text('lieferantennummer'),
  personenart: text('personenart'),
  anrede: text('anrede'),
  name1: text('name1').notNull(),
  name2: text('name2'),
  name3: text('name3'),
  kurzname: text('kurzname'),
  strasse: text('strasse'),
  plz: text('plz'),
  ort: text('ort'),
  lkz: text('lkz'),
  email: text('email'),
  telefon1: text('telefon1'),
  telefax1: text('telefax1'),
  mobil: text('mobil'),
  webseite: text('webseite'),
  art: text('art')
    .notNull()
    .generatedAlwaysAs(sql`case …`),
  istKunde: boolean('ist_kunde').notNull().default(false),
  istLieferant: boolean('ist_lieferant').notNull().default(false),
  gesperrt: boolean('gesperrt').notNull().default(false),
  mahnsperre: boolean('mahnsperre').notNull().default(false),
  kreditlimit: money('kreditlimit'),
  opvBetrag: money('opv_betrag').notNull().default(0),
  zahlart: id('zahlart').references(() => paymentMethods.id),
  lieferart: id('lieferart').references(() => deliveryTerms.id),
  preisgruppe: id('preisgruppe')
    .notNull()
    .default(1)
    .references(() => priceGroups.id),
  erstkontakt: day('erstkontakt'),
  vertreter1: id('vertreter1').references(() => users.id),
  vertreter2: id('vertreter2').references(() => users.id),
  vertreter3: id('vertreter3').references(() => users.id),
  sprache: text('sprache'),
  ustId: text('ust_id'),
  steuernr: text('steuernr'),
  iban: text('iban'),
  bic: text('bic'),
  leitwegId: text('leitweg_id'),
  peppolId: text('peppol_id'),
  s01: text('s01'),
  s02: text('s02'),
  s03: text('s03'),
  s04: text('s04'),
  s05: text('s05'),
  s06: text('s06'),
  s07: text('s07'),
  s08: text('s08'),
  s09: text('s09'),
  s10: text('s10'),
  gfxid: id('gfxid'),
  ...stamps(),
  suche: searchText(),
});

export const persons = pgTable('persons', {
  ...identity(),
  adresseId: id('adresse_id')
    .notNull()
    .references(() => addresses.id),
  anrede: text('anrede'),
  vorname: text('vorname'),
  name: text('name').notNull(),
  position: text('position'),
  telefon: text('telefon'),
  mobil: text('mobil'),
  fax: text('fax'),
  email: text('email'),
  briefanrede: text('briefanrede'),
  sortierung: integer('sortierung'),
  birthday: day('birthday'),
  ...stamps(),
  suche: searchText(),
});

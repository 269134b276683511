// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as usersBeside } from '../beside/users';
import { id, identity, instant, key, searchText, stamps, words } from '../columns';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    ...identity(),
    benutzername: text('benutzername').notNull(),
    name: words('name').notNull(),
    kuerzel: text('kuerzel').notNull(),
    telefon: text('telefon'),
    email: words('email'),
    istAdmin: boolean('ist_admin').notNull().default(false),
    gesperrt: boolean('gesperrt').notNull().default(false),
    technikerId: id('techniker_id'),
    vorgabeLagerId: id('vorgabe_lager_id'),
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

export const imports = pgTable(
  'imports',
  {
    id: key(),
    pfad: text('pfad').notNull(),
    datei: words('datei').notNull(),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    zeit: instant('zeit')
      .notNull()
      .default(sql`now()`),
    angelegt: id('angelegt').notNull().default(0),
    aktualisiert: id('aktualisiert').notNull().default(0),
    uebersprungen: id('uebersprungen').notNull().default(0),
    abgelehnt: id('abgelehnt').notNull().default(0),
    zurueckgenommen: id('zurueckgenommen').notNull().default(0),
    stand: text('stand').notNull().default('IMPORTIERT'),
  },
  (table) => [
    index('imports_pfad').on(table.pfad, table.id),
    index('imports_benutzer_id').on(table.benutzerId, table.id),
  ],
);

export const systemParameters = pgTable('system_parameters', {
  ...identity(),
  name: text('name').notNull(),
  typ: text('typ').notNull().default('TEXT'),
  wert: text('wert'),
  bild: id('bild'),
  ...stamps(),
});

// Written by scripts/api-refresh.ts. Never edited by hand.
import { columns as mailAccountsBeside } from '../beside/mail_accounts';
import { columns as mailMessagesBeside } from '../beside/mail_messages';
import { id, identity, instant, searchText, stamps, words } from '../columns';
import { addresses } from './addresses';
import { users } from './base';
import { salesDocuments } from './sales';
import { planningItems } from './service';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const mailMessages = pgTable(
  'mail_messages',
  {
    ...identity(),
    status: text('status').notNull().default('WARTET'),
    quelle: text('quelle').notNull(),
    bezug: words('bezug').notNull(),
    belegId: id('beleg_id').references((): AnyPgColumn => salesDocuments.id),
    planungId: id('planung_id').references((): AnyPgColumn => planningItems.id),
    adresseId: id('adresse_id').references((): AnyPgColumn => addresses.id),
    absenderName: words('absender_name').notNull(),
    absenderAdresse: words('absender_adresse').notNull(),
    antwortAn: words('antwort_an'),
    an: words('an').notNull(),
    kopie: words('kopie'),
    blindkopie: words('blindkopie'),
    betreff: words('betreff').notNull(),
    text: words('text').notNull(),
    anlagen: words('anlagen'),
    versuche: integer('versuche').notNull().default(0),
    naechsterVersuch: instant('naechster_versuch'),
    gesendetAm: instant('gesendet_am'),
    meldung: words('meldung'),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    erstelltAm: instant('erstellt_am')
      .notNull()
      .default(sql`now()`),
    ...stamps(),
    suche: searchText(sql`kontor_fold(bezug || ' ' || betreff || ' ' || an)`),
    ...mailMessagesBeside,
  },
  (table) => [
    index('mail_messages_status').on(table.status, table.id),
    index('mail_messages_bezug').on(table.bezug, table.id),
    index('mail_messages_beleg_id').on(table.belegId, table.id),
    index('mail_messages_planung_id').on(table.planungId, table.id),
    index('mail_messages_adresse_id').on(table.adresseId, table.id),
    index('mail_messages_benutzer_id').on(table.benutzerId, table.id),
    index('mail_messages_erstellt_am').on(table.erstelltAm, table.id),
    index('mail_messages_suche').using('gin', table.suche.op('gin_trgm_ops')),
  ],
);

export const mailAccounts = pgTable('mail_accounts', {
  ...identity(),
  bezeichnung: words('bezeichnung').notNull(),
  aktiv: boolean('aktiv').notNull().default(false),
  host: text('host'),
  port: integer('port').notNull().default(587),
  verschluesselung: text('verschluesselung').notNull().default('STARTTLS'),
  benutzername: text('benutzername'),
  absender: text('absender').notNull().default('FIRMA'),
  absenderName: words('absender_name'),
  absenderAdresse: words('absender_adresse'),
  antwortAn: words('antwort_an'),
  blindkopie: words('blindkopie'),
  proStunde: integer('pro_stunde').notNull().default(200),
  versuche: integer('versuche').notNull().default(6),
  ausDemodaten: boolean('aus_demodaten').notNull().default(false),
  ...stamps(),
  ...mailAccountsBeside,
});

export const mailTemplates = pgTable(
  'mail_templates',
  {
    ...identity(),
    art: text('art').notNull(),
    sprache: text('sprache').notNull(),
    betreff: words('betreff').notNull(),
    text: words('text').notNull(),
    ...stamps(),
    suche: searchText(sql`kontor_fold(betreff || ' ' || text)`),
  },
  (table) => [index('mail_templates_suche').using('gin', table.suche.op('gin_trgm_ops'))],
);

export const mailSignatures = pgTable(
  'mail_signatures',
  {
    ...identity(),
    benutzerId: id('benutzer_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    sprache: text('sprache').notNull().default('de'),
    text: words('text').notNull(),
    ...stamps(),
  },
  (table) => [index('mail_signatures_benutzer_id').on(table.benutzerId, table.id)],
);

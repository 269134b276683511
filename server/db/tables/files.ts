import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, identity, moment, searchText, stamps, words } from '../columns';

/** Contents of files, with what is known of them; the bytes are in `file_chunks`. */
export const fileContents = pgTable('file_contents', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  typ: text('typ'),
  groesse: id('groesse').notNull().default(0),
  sha256: bytes('sha256'),
  breite: integer('breite'),
  hoehe: integer('hoehe'),
  vorschau400: bytes('vorschau_400'),
  vorschau1600: bytes('vorschau_1600'),
  stagedAt: moment('staged_at').defaultNow(),
});

export const fileChunks = pgTable(
  'file_chunks',
  {
    contentId: id('content_id')
      .notNull()
      .references(() => fileContents.id),
    nr: integer('nr').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.nr] })],
);

/** Columns without the author, who is a property of the contract: everybody who sees a file sees who added it. */
const { createdBy: _, ...fileStamps } = stamps();

export const files = pgTable('files', {
  ...identity(),
  tabelle: text('tabelle').notNull(),
  tabelleId: id('tabelle_id').notNull(),
  contentId: id('content_id')
    .notNull()
    .references(() => fileContents.id),
  dateiname: words('dateiname').notNull(),
  betreff: words('betreff'),
  datum: date('datum', { mode: 'string' })
    .notNull()
    .default(sql`(now() at time zone 'Europe/Berlin')::date`),
  typ: text('typ').notNull(),
  groesse: id('groesse').notNull(),
  sha256: text('sha256').notNull(),
  hatVorschau: boolean('hat_vorschau').notNull().default(false),
  istEmail: boolean('ist_email').notNull().default(false),
  unterschrieben: boolean('unterschrieben').notNull().default(false),
  dealId: id('deal_id'),
  ticketId: id('ticket_id'),
  benutzerId: id('created_by'),
  ...fileStamps,
  suche: searchText(sql`kontor_fold(dateiname || ' ' || coalesce(betreff, ''))`),
});

export const images = pgTable('images', {
  ...identity(),
  tabelle: text('tabelle'),
  tabelleId: id('tabelle_id'),
  contentId: id('content_id')
    .notNull()
    .references(() => fileContents.id),
  dateiname: words('dateiname'),
  gfx: id('gfx')
    .notNull()
    .generatedAlwaysAs(sql`id`),
  bildindex: integer('bildindex'),
  typ: text('typ').notNull(),
  groesse: id('groesse').notNull(),
  breite: integer('breite'),
  hoehe: integer('hoehe'),
  hatVorschau: boolean('hat_vorschau').notNull(),
  ...stamps(),
});

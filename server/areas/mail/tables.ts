import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, moment, words } from '../../db/columns';
import { mailMessages } from '../../db/generated/mail';
import { salesDocuments } from '../../db/generated/sales';
import { fileContents } from '../../db/tables/files';

/**
 * Contents of what messages have attached: bytes, the content of a file, which stays without the file, or a booked document
 * whose kept PDF or e-invoice it is.
 */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    nachrichtId: id('nachricht_id')
      .notNull()
      .references(() => mailMessages.id),
    nr: integer('nr').notNull(),
    name: words('name').notNull(),
    typ: text('typ').notNull(),
    inhalt: bytes('inhalt'),
    contentId: id('content_id').references(() => fileContents.id),
    belegId: id('beleg_id').references(() => salesDocuments.id),
    /** Format of the e-invoice that is meant; null for the paper. */
    format: text('format'),
  },
  (table) => [
    primaryKey({ columns: [table.nachrichtId, table.nr] }),
    index('mail_attachments_beleg_id').on(table.belegId),
    index('mail_attachments_content_id').on(table.contentId),
  ],
);

/** Attempts at sending messages; what was begun within an hour counts for the limit. */
export const mailAttempts = pgTable(
  'mail_attempts',
  {
    nachrichtId: id('nachricht_id')
      .notNull()
      .references(() => mailMessages.id),
    nr: integer('nr').notNull(),
    begonnenAm: moment('begonnen_am').notNull().defaultNow(),
    /** Moment just before the message was handed over; null while it certainly has not gone out. */
    uebergabeAm: moment('uebergabe_am'),
    beendetAm: moment('beendet_am'),
  },
  (table) => [
    primaryKey({ columns: [table.nachrichtId, table.nr] }),
    index('mail_attempts_begonnen_am').on(table.begonnenAm),
  ],
);

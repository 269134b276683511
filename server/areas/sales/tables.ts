import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from '../../db/columns';
import { salesDocuments, salesPositions } from '../../db/generated/sales';
import { serviceOrders } from '../../db/generated/service';

export const documentLinks = pgTable(
  'document_links',
  {
    vorgaengerId: id('vorgaenger_id')
      .notNull()
      .references(() => salesDocuments.id),
    nachfolgerId: id('nachfolger_id')
      .notNull()
      .references(() => salesDocuments.id),
  },
  (table) => [primaryKey({ columns: [table.vorgaengerId, table.nachfolgerId] })],
);

/** PDFs of booked documents, byte for byte as they were sent. */
export const documentPrints = pgTable('document_prints', {
  belegId: id('beleg_id')
    .primaryKey()
    .references(() => salesDocuments.id),
  /** SHA-256. */
  hash: text('hash').notNull(),
  inhalt: bytes('inhalt').notNull(),
  erstelltAm: moment('erstellt_am').notNull().defaultNow(),
});

/** Content of booked documents, as JSON (`PrintedDocument`). */
export const frozenPapers = pgTable('frozen_papers', {
  belegId: id('beleg_id')
    .primaryKey()
    .references(() => salesDocuments.id),
  /** SHA-256, as `dokumentHash` of the document. */
  hash: text('hash').notNull(),
  daten: text('daten').notNull(),
  eingefrorenAm: moment('eingefroren_am').notNull().defaultNow(),
});

/** Logos of frozen papers in base64, by their SHA-256. */
export const printImages = pgTable('print_images', {
  hash: text('hash').primaryKey(),
  daten: text('daten').notNull(),
});

/** Booked documents whose PDF is still to be made. */
export const papersWaiting = pgTable('papers_waiting', {
  belegId: id('beleg_id')
    .primaryKey()
    .references(() => frozenPapers.belegId),
});

/** What of service orders is in which invoice. */
export const billedServiceEntries = pgTable(
  'billed_service_entries',
  {
    art: text('art', {
      enum: ['ARBEIT', 'REISE', 'MEHRAUFWAND', 'MATERIAL', 'PAUSCHALE'],
    }).notNull(),
    /** Id of the working time, trip, additional work, part or order (`PAUSCHALE`). */
    eintragId: id('eintrag_id').notNull(),
    serviceAuftragId: id('service_auftrag_id')
      .notNull()
      .references(() => serviceOrders.id),
    belegId: id('beleg_id')
      .notNull()
      .references(() => salesDocuments.id, { onDelete: 'cascade' }),
    /** Line with it; null where the customer does not pay it. */
    positionId: id('position_id').references(() => salesPositions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.art, table.eintragId] })],
);

/** Facts of booked invoices that only their e-invoice shows, as JSON (`EInvoiceFacts`). */
export const frozenEInvoices = pgTable('frozen_e_invoices', {
  belegId: id('beleg_id')
    .primaryKey()
    .references(() => salesDocuments.id),
  daten: text('daten').notNull(),
  eingefrorenAm: moment('eingefroren_am').notNull().defaultNow(),
});

/** E-invoices of booked documents, byte for byte as they are sent. */
export const documentEInvoices = pgTable(
  'document_e_invoices',
  {
    belegId: id('beleg_id')
      .notNull()
      .references(() => salesDocuments.id),
    format: text('format').notNull(),
    /** SHA-256. */
    hash: text('hash').notNull(),
    inhalt: bytes('inhalt').notNull(),
    erstelltAm: moment('erstellt_am').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.belegId, table.format] })],
);

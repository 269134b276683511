import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, key, localTime } from '../../db/columns';
import { planningItems, serviceOrders, serviceOrderTypes } from '../../db/generated/service';
import { technicians } from '../../db/generated/stock';

/** Checklist questions for orders of a kind. */
export const checklistQuestions = pgTable('checklist_questions', {
  id: key(),
  auftragsartId: id('auftragsart_id')
    .notNull()
    .references(() => serviceOrderTypes.id),
  position: integer('position').notNull(),
  bezeichnungDe: text('bezeichnung_de').notNull(),
  bezeichnungEn: text('bezeichnung_en').notNull(),
  bezeichnungFr: text('bezeichnung_fr').notNull(),
  typ: text('typ', { enum: ['text', 'zahl', 'janein', 'auswahl', 'foto'] }).notNull(),
  pflicht: boolean('pflicht').notNull().default(false),
  auswahl: text('auswahl').array().notNull().default([]),
});

export const checklistAnswers = pgTable(
  'checklist_answers',
  {
    serviceAuftragId: id('service_auftrag_id')
      .notNull()
      .references(() => serviceOrders.id),
    frageId: id('frage_id')
      .notNull()
      .references(() => checklistQuestions.id),
    wert: text('wert').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceAuftragId, table.frageId] })],
);

/** Trips to an order; a suspended one needs another. */
export const serviceTrips = pgTable('service_trips', {
  id: key(),
  planungId: id('planung_id')
    .notNull()
    .references(() => planningItems.id),
  technikerId: id('techniker_id').references(() => technicians.id),
  reisebeginn: localTime('reisebeginn').notNull(),
  ankunft: localTime('ankunft').notNull(),
  strecke: integer('strecke').notNull(),
});

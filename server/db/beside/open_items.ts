import { sql } from 'drizzle-orm';
import { boolean } from 'drizzle-orm/pg-core';
import { money } from '../columns';

/** What follows from the amount and what was paid of it. */
export const columns = {
  offenerBetrag: money('offener_betrag')
    .notNull()
    .generatedAlwaysAs(sql`rechnungs_betrag - bisher_gezahlt`),
  abgeschlossen: boolean('abgeschlossen')
    .notNull()
    .generatedAlwaysAs(sql`rechnungs_betrag = bisher_gezahlt`),
};

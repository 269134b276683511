import { sql } from 'drizzle-orm';
import { boolean, text } from 'drizzle-orm/pg-core';
import { money } from '../columns';

/** Columns that follow from the amount and what was paid of it. */
export const columns = {
  offenerBetrag: money('offener_betrag')
    .notNull()
    .generatedAlwaysAs(sql`rechnungs_betrag - bisher_gezahlt`),
  abgeschlossen: boolean('abgeschlossen')
    .notNull()
    .generatedAlwaysAs(sql`rechnungs_betrag = bisher_gezahlt`),
  // A refund of an invoice, or a payment into a credit note, leaves it open.
  zahlungsstand: text('zahlungsstand')
    .notNull()
    .generatedAlwaysAs(
      sql`case
        when rechnungs_betrag = bisher_gezahlt then 'BEZAHLT'
        when rechnungs_betrag <> 0 and rechnungs_betrag * bisher_gezahlt <= 0 then 'OFFEN'
        when abs(bisher_gezahlt) > abs(rechnungs_betrag) then 'UEBERZAHLT'
        else 'TEILBEZAHLT'
      end`,
    ),
};

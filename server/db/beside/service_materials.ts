import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';

/** Columns that follow from the quantities of a position (3-decisions §3.10). */
export const columns = {
  mengeUnterwegs: integer('menge_unterwegs')
    .notNull()
    .generatedAlwaysAs(sql`menge_umgelagert - menge_bestaetigt - menge_nicht_geliefert`),
  mengeOffen: integer('menge_offen')
    .notNull()
    .generatedAlwaysAs(sql`menge_bestaetigt - menge_eingebaut - menge_doa - menge_gutteilretoure`),
  status: text('status')
    .notNull()
    .generatedAlwaysAs(
      sql`case when menge_bestaetigt >= menge and menge_umgelagert = menge_bestaetigt + menge_nicht_geliefert and menge_bestaetigt = menge_eingebaut + menge_doa + menge_gutteilretoure then 'erledigt' else 'offen' end`,
    ),
};

import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

export const columns = {
  /** Status that a ticket returns to once a question to a colleague is answered. */
  statusVorRueckfrage: integer('status_vor_rueckfrage'),
  /** Stamp of every record, which a ticket shows. */
  angelegtDatum: instant('angelegt_datum')
    .notNull()
    .generatedAlwaysAs(sql`created_at`),
};

import { sql } from 'drizzle-orm';
import { instant } from '../columns';

export const columns = {
  /** Stamp of every record, which an order shows. */
  angelegtDatum: instant('angelegt_datum')
    .notNull()
    .generatedAlwaysAs(sql`created_at`),
};

import { sql } from 'drizzle-orm';
import { instant } from '../columns';

/** Stamps of every record, which an activity shows. */
export const columns = {
  angelegtDatum: instant('angelegt_datum')
    .notNull()
    .generatedAlwaysAs(sql`created_at`),
  geaendertDatum: instant('geaendert_datum')
    .notNull()
    .generatedAlwaysAs(sql`changed_at`),
};

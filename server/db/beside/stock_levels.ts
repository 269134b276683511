import { sql } from 'drizzle-orm';
import { quantity } from '../columns';

/** Column with the free stock of a warehouse: 3-decisions 3.6. */
export const columns = {
  verfuegbar: quantity('verfuegbar')
    .notNull()
    .generatedAlwaysAs(sql`bestand - reserviert - blockiert - in_kommissionierung`),
};

import { sql } from 'drizzle-orm';
import { quantity } from '../columns';

/** What of a warehouse's stock is free: 3-decisions 3.6. */
export const columns = {
  verfuegbar: quantity('verfuegbar')
    .notNull()
    .generatedAlwaysAs(sql`bestand - reserviert - blockiert - in_kommissionierung`),
};

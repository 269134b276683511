import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** The first two digits of the kind. */
export const columns = {
  belegtyp: text('belegtyp')
    .notNull()
    .generatedAlwaysAs(sql`left(belegart, 2)`),
};

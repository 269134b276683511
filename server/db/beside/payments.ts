import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** Column that says whether a payment counts, was undone, or undoes another one. */
export const columns = {
  zustand: text('zustand')
    .notNull()
    .generatedAlwaysAs(
      sql`case when storno_zu_id is not null then 'STORNO' when storniert_durch_id is not null then 'STORNIERT' else 'GEBUCHT' end`,
    ),
};

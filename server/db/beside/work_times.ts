import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';

export const columns = {
  /** Minutes from begin to end, as instants. */
  dauer: integer('dauer')
    .notNull()
    .generatedAlwaysAs(sql`(extract(epoch from ende_um - beginn_um) / 60)::integer`),
};

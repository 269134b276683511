import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

export const columns = {
  /** Minutes from begin to end, as instants. */
  dauer: integer('dauer')
    .notNull()
    .generatedAlwaysAs(sql`(extract(epoch from ende_um - beginn_um) / 60)::integer`),
  /** When the server heard of it; null for what is older than this column. */
  gemeldetUm: moment('gemeldet_um').defaultNow(),
};

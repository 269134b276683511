import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';

export const columns = {
  /** Minutes from begin to end, of one day. */
  dauer: integer('dauer')
    .notNull()
    .generatedAlwaysAs(sql`(extract(epoch from bis - von) / 60)::integer`),
};

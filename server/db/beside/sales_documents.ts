import { sql } from 'drizzle-orm';
import { boolean, text } from 'drizzle-orm/pg-core';

export const columns = {
  /** First two digits of the kind. */
  belegtyp: text('belegtyp')
    .notNull()
    .generatedAlwaysAs(sql`left(belegart, 2)`),
  /** True if it was undone: what it took over is open again. A dissolved one has the same status but keeps it. */
  storniert: boolean('storniert').notNull().default(false),
};

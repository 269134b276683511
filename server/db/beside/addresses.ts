import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** Column that says whether somebody buys, sells, both or neither. */
export const columns = {
  art: text('art')
    .notNull()
    .generatedAlwaysAs(
      sql`case when ist_kunde and ist_lieferant then 'BEIDES' when ist_kunde then 'KUNDE' when ist_lieferant then 'LIEFERANT' else 'INTERESSENT' end`,
    ),
};

import { sql } from 'drizzle-orm';
import { quantity } from '../columns';

/** Sums of all warehouses, kept by triggers (migration 0020); the contract computes what is left of them. */
export const columns = {
  reserviert: quantity('reserviert').notNull().default(0),
  blockiert: quantity('blockiert').notNull().default(0),
  inKommissionierung: quantity('in_kommissionierung').notNull().default(0),
  verfuegbar: quantity('verfuegbar')
    .notNull()
    .generatedAlwaysAs(sql`bestand - reserviert - blockiert - in_kommissionierung`),
};

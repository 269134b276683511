import { boolean, smallint, text } from 'drizzle-orm/pg-core';

/** What of a user never leaves the server, and what differs from what a caller gets without asking. */
export const columns = {
  typ: smallint('typ').notNull().default(0),
  passwortHash: text('passwort_hash').notNull(),
  passwortAendern: boolean('passwort_aendern').notNull().default(false),
  /** Follows `second_factors` (migration 0042): written there only. */
  zweiterFaktor: boolean('zweiter_faktor').notNull().default(false),
  /** Follows roles and the parameter that names them (migration 0042). */
  zweiterFaktorPflicht: boolean('zweiter_faktor_pflicht').notNull().default(false),
  demo: boolean('demo').notNull().default(false),
};

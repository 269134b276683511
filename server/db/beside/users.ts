import { boolean, smallint, text } from 'drizzle-orm/pg-core';

/** What of a user never leaves the server, and what differs from what a caller gets without asking. */
export const columns = {
  typ: smallint('typ').notNull().default(0),
  passwortHash: text('passwort_hash').notNull(),
  passwortAendern: boolean('passwort_aendern').notNull().default(false),
  demo: boolean('demo').notNull().default(false),
};

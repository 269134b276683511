import { text } from 'drizzle-orm/pg-core';

export const columns = {
  /** SHA-256 of the report's content when it was signed, whoever laid it out. */
  inhaltHash: text('inhalt_hash').notNull(),
};

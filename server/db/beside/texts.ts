import { integer } from 'drizzle-orm/pg-core';
import { stamps } from '../columns';

/** Columns of texts, which only upgrades change until they have calls of their own. */
export const columns = {
  version: integer('version').notNull().default(1),
  ...stamps(),
};

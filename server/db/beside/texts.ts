import { integer } from 'drizzle-orm/pg-core';
import { stamps } from '../columns';

/** Texts are changed by upgrades only, until they have calls of their own. */
export const columns = {
  version: integer('version').notNull().default(1),
  ...stamps(),
};

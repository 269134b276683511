import { pgTable } from 'drizzle-orm/pg-core';
import { referenceText } from './base';
import { id } from './columns';

export const priceGroups = pgTable('price_groups', {
  ...referenceText(),
  id: id('id').primaryKey(),
});

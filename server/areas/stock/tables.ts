import { pgTable } from 'drizzle-orm/pg-core';
import { id, words } from '../../db/columns';
import { storages } from '../../db/generated/stock';

/** Whose stores good, dead-on-arrival and defective parts lie in; `users.techniker_id` names the row. */
export const technicians = pgTable('technicians', {
  id: id('id').primaryKey(),
  bezeichnung: words('bezeichnung').notNull(),
  gutteileLagerId: id('gutteile_lager_id').references(() => storages.id),
  doateileLagerId: id('doateile_lager_id').references(() => storages.id),
  defektteileLagerId: id('defektteile_lager_id').references(() => storages.id),
});

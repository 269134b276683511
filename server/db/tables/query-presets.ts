import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { roles, users } from '../generated/base';
import type { components } from '../../../schemas/generated/api';
import { id, identity, stamps, words } from '../columns';

type Patch = components['schemas']['QueryPresetPatch'];

/** Content of a preset besides its name and its audience; null and absent are the same. */
export type PresetContent = Pick<
  Patch,
  | 'columns'
  | 'sortOrders'
  | 'predicate'
  | 'grouping'
  | 'aggregates'
  | 'density'
  | 'display'
  | 'period'
>;

export const queryPresets = pgTable('query_presets', {
  ...identity(),
  query: text('query').notNull(),
  name: words('name').notNull(),
  sichtbarkeit: text('sichtbarkeit', { enum: ['PRIVAT', 'ROLLE', 'ALLE'] }).notNull(),
  rolleId: id('rolle_id').references(() => roles.id),
  besitzerId: id('besitzer_id').references(() => users.id),
  inhalt: jsonb('inhalt').$type<PresetContent>().notNull(),
  inhaltBytes: integer('inhalt_bytes')
    .notNull()
    .generatedAlwaysAs(sql`octet_length(inhalt::text)`),
  ...stamps(),
});

export const queryPresetDefaults = pgTable(
  'query_preset_defaults',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    query: text('query').notNull(),
    presetId: id('preset_id')
      .notNull()
      .references(() => queryPresets.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.query] })],
);

/** Views that a user has pinned to the start page. */
export const queryPresetPins = pgTable(
  'query_preset_pins',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    presetId: id('preset_id')
      .notNull()
      .references(() => queryPresets.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.presetId] })],
);

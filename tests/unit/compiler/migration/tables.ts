import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ColumnStructure, TableStructure } from '../../../../compiler/migration/structure';

export const owners = pgTable('owners', { id: integer('id').primaryKey(), name: text('name') });

/** A table with everything that a declared one can have. */
export const boats = pgTable(
  'boats',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    code: text('code').notNull().unique(),
    limit: integer('limit').notNull().default(3),
    kind: text('kind').notNull().default("it's"),
    tags: text('tags').array().notNull().default([]),
    afloat: boolean('afloat').notNull().default(true),
    ownerId: integer('owner_id').references((): AnyPgColumn => owners.id),
    shown: text('shown').generatedAlwaysAs(sql`name || code`),
  },
  (table) => [
    index('boats_owner_id').on(table.ownerId, table.id),
    index('boats_shown').using('gin', table.shown.op('gin_trgm_ops')),
    index('boats_folded').on(sql`lower(name)`),
  ],
);

/** A column as a database would have it. */
export function column(name: string, rest: Partial<ColumnStructure> = {}): ColumnStructure {
  return { name, type: 'text', notNull: false, default: null, generated: null, ...rest };
}

export function structure(
  name: string,
  columns: readonly (string | ColumnStructure)[],
  rest: Partial<TableStructure> = {},
): TableStructure {
  return {
    name,
    columns: columns.map((one) => (typeof one === 'string' ? column(one) : one)),
    references: [],
    unique: [],
    indexes: [],
    ...rest,
  };
}

export const byName = (...tables: TableStructure[]) =>
  new Map(tables.map((table) => [table.name, table]));

import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { bigint, pgTable, text, type PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { usedColumns } from '../../../server/resources/lists/used-columns';

const houses = pgTable('houses', { id: bigint({ mode: 'number' }), town: text(), street: text() });
const rooms = pgTable('rooms', {
  id: bigint({ mode: 'number' }),
  house: bigint({ mode: 'number' }),
});
const db = drizzle.mock();
const names = (columns: Set<PgColumn>) => [...columns].map(({ name }) => name).toSorted();

describe('the columns that expressions use', () => {
  test('in comparisons, values and lists of them', () => {
    const where = and(eq(houses.town, 'Ulm'), sql`lower(${houses.street}) in ${['a', 'b']}`);
    expect(names(usedColumns([where!], houses))).toEqual(['street', 'town']);
    expect(names(usedColumns([sql`${houses.id} asc`, sql`true`], houses))).toEqual(['id']);
  });

  test('in queries inside them, of this table only', () => {
    const inside = db
      .select({ one: sql`1` })
      .from(rooms)
      .where(eq(rooms.house, houses.id));
    expect(names(usedColumns([exists(inside)], houses))).toEqual(['id']);
    expect(names(usedColumns([exists(inside)], rooms))).toEqual(['house']);
    const keys = db.select({ id: rooms.id }).from(rooms).as('found');
    expect(names(usedColumns([sql`${houses.town} in (select 1 from ${keys})`], houses))).toEqual([
      'town',
    ]);
    const ids = db.select({ house: rooms.house }).from(rooms);
    expect(names(usedColumns([inArray(houses.id, ids)], houses))).toEqual(['id']);
  });
});

import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { missingColumns } from '../../../../server/db/check-columns';

const things = pgTable('things', {
  id: integer(),
  name: text(),
  istKunde: boolean('ist_kunde'),
});
const declared = [{ schema: 'Thing', table: things }];
const having = (...columns: string[]) => new Map([['things', new Set(columns)]]);

test('a database that has every column is right, also with further ones', () => {
  expect(missingColumns(declared, having('id', 'name', 'ist_kunde', 'suche'))).toEqual([]);
});

test('a missing column is named with schema, property and table, and what may be meant', () => {
  expect(missingColumns(declared, having('id', 'name'))).toEqual([
    'Thing.istKunde: table «things» has no column «ist_kunde»',
  ]);
  expect(missingColumns(declared, having('id', 'nmae', 'ist_kunde'))).toEqual([
    'Thing.name: table «things» has no column «name»; nothing declares its «nmae»',
  ]);
});

test('a missing table is one mistake', () => {
  expect(missingColumns(declared, new Map())).toEqual(['Thing: there is no table «things»']);
});

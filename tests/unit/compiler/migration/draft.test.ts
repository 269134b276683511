import { getTableName } from 'drizzle-orm';
import { integer, pgTable, text, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Difference } from '../../../../compiler/migration/differences';
import { draftMigration } from '../../../../compiler/migration/draft';
import { boats, column, owners } from './tables';

const draft = (found: Difference[], ...tables: PgTable[]) => {
  const all = [boats, owners, ...tables];
  const { sql, open } = draftMigration(
    found,
    new Map(all.map((table) => [getTableName(table), table])),
  );
  return { lines: sql === '' ? [] : sql.split('\n'), open };
};
const ofBoats = (kind: 'column' | 'superfluous' | 'unique', name: string): Difference => ({
  kind,
  table: 'boats',
  column: name,
});
const changed = (
  kind: 'type' | 'notNull' | 'default' | 'generated',
  name: string,
  wanted = column(name),
  was = column(name),
): Difference => ({ kind, table: 'boats', column: name, wanted, was });

test('nothing to do is no line', () => {
  expect(draft([])).toEqual({ lines: [], open: [] });
});

test('a column with a default needs nobody, one without a value is left open', () => {
  expect(draft([ofBoats('column', 'limit')])).toEqual({
    lines: ['alter table boats add column "limit" integer not null default 3;'],
    open: [],
  });
  expect(draft([ofBoats('column', 'owner_id')]).open).toEqual([]);
  expect(draft([ofBoats('column', 'name')])).toEqual({
    lines: ['alter table boats add column name text not null;'],
    open: ['boats.name needs a value in every row that is there already'],
  });
});

test('a new column is made once: with what it is, then its reference and its index', () => {
  const { lines } = draft([
    ofBoats('column', 'owner_id'),
    { kind: 'reference', table: 'boats', column: 'owner_id', to: 'owners' },
    { kind: 'index', table: 'boats', columns: 'owner_id,id' },
  ]);
  expect(lines).toEqual([
    'alter table boats add column owner_id integer;',
    'alter table boats add foreign key (owner_id) references owners (id);',
    'create index boats_owner_id on boats (owner_id, id);',
  ]);
  expect(draft([ofBoats('column', 'code'), ofBoats('unique', 'code')]).lines).toEqual([
    'alter table boats add column code text not null unique;',
  ]);
});

test('nothing is dropped: what is superfluous is a comment and a question', () => {
  const { lines, open } = draft([ofBoats('superfluous', 'mast')]);
  expect(lines).toEqual(['-- alter table boats drop column mast;']);
  expect(open).toEqual([
    'boats.mast is wanted no more: remove the comment to drop it with all it holds, or say --rename boats.mast=<new name>',
  ]);
});

test('a rename comes before everything that speaks of the new name', () => {
  const { lines, open } = draft([
    changed('notNull', 'name', column('name', { notNull: true })),
    { kind: 'rename', table: 'boats', column: 'name', from: 'title' },
  ]);
  expect(lines).toEqual([
    'alter table boats rename column title to name;',
    'alter table boats alter column name set not null;',
  ]);
  expect(open).toEqual(['boats.name may not be null any more: fill what is']);
});

test('null, default and uniqueness', () => {
  expect(
    draft([
      changed('notNull', 'owner_id'),
      changed('default', 'limit', column('limit', { default: '7' })),
      changed('default', 'kind'),
    ]),
  ).toEqual({
    lines: [
      'alter table boats alter column owner_id drop not null;',
      'alter table boats alter column "limit" set default 7;',
      'alter table boats alter column kind drop default;',
    ],
    open: [],
  });
  expect(draft([ofBoats('unique', 'name,limit')])).toEqual({
    lines: ['alter table boats add unique (name, "limit");'],
    open: ['boats: name,limit must be unique: check that nothing is there twice'],
  });
});

test('a changed type is said; what is generated from it makes way and comes again', () => {
  expect(draft([changed('type', 'limit', column('limit', { type: 'bigint' }))])).toEqual({
    lines: ['alter table boats alter column "limit" type bigint;'],
    open: ['boats.limit changes its type: check that every value fits'],
  });
  expect(draft([changed('type', 'code', column('code', { type: 'varchar(9)' }))]).lines).toEqual([
    'alter table boats drop column shown;',
    'alter table boats alter column code type varchar(9);',
    'alter table boats add column shown text generated always as (name || code) stored;',
    'create index boats_shown on boats using gin (shown gin_trgm_ops);',
  ]);
});

test('what was generated is generated anew; what was written is kept', () => {
  const wanted = column('shown', { generated: '(name || code)' });
  const again = draft([
    changed('generated', 'shown', wanted, column('shown', { generated: 'name' })),
  ]);
  expect(again).toEqual({
    lines: [
      'alter table boats drop column shown;',
      'alter table boats add column shown text generated always as (name || code) stored;',
      'create index boats_shown on boats using gin (shown gin_trgm_ops);',
    ],
    open: ['boats.shown is generated anew: every row is written, views of it are in the way'],
  });
  const first = draft([changed('generated', 'shown', wanted)]);
  expect(first.lines).toEqual([
    'alter table boats rename column shown to shown_before;',
    'drop index if exists boats_shown;',
    'alter table boats add column shown text generated always as (name || code) stored;',
    'create index boats_shown on boats using gin (shown gin_trgm_ops);',
  ]);
  expect(first.open).toEqual([
    'boats.shown is generated from now on: what was written into it stands in shown_before, to be dropped when nobody needs it',
  ]);
  const written = draft([
    changed('generated', 'name', column('name'), column('name', { generated: 'code' })),
  ]);
  expect(written.lines).toEqual(['alter table boats alter column name drop expression;']);
});

test('foreign keys come when every table and column is there, also of tables that name each other', () => {
  const a = pgTable('a', {
    id: integer('id').primaryKey(),
    b: integer('b').references((): AnyPgColumn => b.id),
  });
  const b = pgTable('b', {
    id: integer('id').primaryKey(),
    a: integer('a').references((): AnyPgColumn => a.id),
    note: text('note'),
  });
  const { lines } = draft(
    [
      { kind: 'reference', table: 'boats', column: 'owner_id', to: 'owners' },
      ofBoats('column', 'owner_id'),
      { kind: 'table', table: 'a' },
      { kind: 'table', table: 'b' },
      { kind: 'table', table: 'owners' },
    ],
    a,
    b,
  );
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
  const creates = ['create table a', 'create table b', 'create table owners'].map(at);
  expect(Math.min(...creates)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...creates)).toBeLessThan(at('alter table boats add column'));
  expect(lines.slice(-3).sort()).toEqual([
    'alter table a add foreign key (b) references b (id);',
    'alter table b add foreign key (a) references a (id);',
    'alter table boats add foreign key (owner_id) references owners (id);',
  ]);
});

test('a table that nobody declares is named', () => {
  expect(() => draft([{ kind: 'table', table: 'ships' }])).toThrow('ships is no declared table');
  expect(() => draft([ofBoats('column', 'sail')])).toThrow('boats.sail is no declared column');
});

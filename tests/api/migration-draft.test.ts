import { getTableName, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wantedStructure } from '../../compiler/migration/declared-tables';
import { differences } from '../../compiler/migration/differences';
import { draftMigration } from '../../compiler/migration/draft';
import { readStructure } from '../../compiler/migration/structure';
import { tableSql } from '../../compiler/migration/table-sql';
import { createDatabase, type EmptyDatabase } from '../support/create-database';
import { testCluster } from '../support/test-cluster';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

const owners = pgTable('owners', { id: id(), name: text('name').notNull().unique() });

const former = pgTable(
  'boats',
  {
    id: id(),
    title: text('title').notNull(),
    length: integer('length').notNull().default(3),
    kind: text('kind'),
    mast: text('mast'),
    suche: text('suche').generatedAlwaysAs(sql`lower(title)`),
  },
  (table) => [
    index('boats_title').on(table.title, table.id),
    index('boats_suche').on(table.suche),
    index('boats_kind').on(table.kind),
  ],
);

/** Everything at once: renamed, retyped, generated instead of written, new with a reference to a new table. */
const wanted = pgTable(
  'boats',
  {
    id: id(),
    name: text('name').notNull(),
    length: text('length').notNull().default('3'),
    kind: text('kind').generatedAlwaysAs(sql`case when length > '5' then 'BIG' else 'SMALL' end`),
    ownerId: integer('owner_id').references((): AnyPgColumn => owners.id),
    code: text('code').unique(),
    suche: text('suche').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    index('boats_name').on(table.name, table.id),
    index('boats_suche').on(table.suche),
    index('boats_kind').on(table.kind),
    index('boats_owner_id').on(table.ownerId, table.id),
  ],
);

describe('a drafted migration', () => {
  let database: EmptyDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createDatabase(testCluster());
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  beforeEach(async () => {
    await client.query('drop schema public cascade; create schema public');
    const { create, references, indexes } = tableSql(former);
    const all = [create, ...Object.values(references), ...indexes.map((one) => one.sql)];
    await client.query(all.join('\n'));
    await client.query(
      `insert into boats (title, length, kind, mast) values ('Möwe', 7, 'x', 'high')`,
    );
  });

  const found = async (tables: readonly PgTable[], renames: readonly [string, string][] = []) =>
    differences(
      await readStructure(client, 'public'),
      await wantedStructure(client, tables),
      new Map(renames),
    );
  const draft = async (tables: readonly PgTable[], renames: readonly [string, string][] = []) =>
    draftMigration(
      await found(tables, renames),
      new Map(tables.map((table) => [getTableName(table), table])),
    );

  test('of what is there is empty', async () => {
    expect(await draft([former])).toEqual({ sql: '', open: [] });
  });

  test('runs as it stands, leaves nothing to draft but what a person decides, and loses nothing', async () => {
    const { sql: text, open } = await draft([wanted, owners], [['boats.name', 'title']]);
    expect(open.map((one) => one.split(' ')[0])).toEqual([
      'boats.length',
      'boats.kind',
      'boats.mast',
    ]);
    await client.query(text);
    const left = await found([wanted, owners]);
    expect(left.map(({ kind, ...rest }) => [kind, 'column' in rest && rest.column])).toEqual([
      ['superfluous', 'kind_before'],
      ['superfluous', 'mast'],
    ]);
    const { rows } = await client.query('select * from boats');
    const row = { id: 1, name: 'Möwe', length: '7', mast: 'high', kind: 'BIG', kind_before: 'x' };
    expect(rows).toEqual([{ ...row, suche: 'möwe', owner_id: null, code: null }]);
  });

  test('takes no column for another unless it is told', async () => {
    const { sql: text, open } = await draft([wanted, owners]);
    expect(text).toContain('add column name');
    expect(text).toContain('-- alter table boats drop column title;');
    expect(text).not.toMatch(/^alter table boats drop column (title|mast)/m);
    expect(open).toContain('boats.name needs a value in every row that is there already');
  });
});

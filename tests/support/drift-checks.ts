import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { attachable } from '../../server/files/attachments';
import { readContract } from '../../server/http/contract';
import { registeredResources } from '../../server/resources/registered';

/** Every table that any file of the folder declares. */
const folder = new URL('../../server/db/tables/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<object>),
);
const tables = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .filter((value) => is(value, PgTable));

/** PostgreSQL's spelling of a column type that Drizzle names. */
const typeName = (type: string) => type.replace(', ', ',');

/** Tests that a database is what the code takes it for: Drizzle's tables and keys, the contract's searched fields. */
export function testsOfDrift(pool: () => pg.Pool): void {
  test.each(tables.map((table) => [getTableName(table), table] as const))(
    'Drizzle on table %s',
    async (name, table) => {
      const { rows } = await pool().query<{ name: string; notNull: boolean | null }>(
        // Of a view's columns PostgreSQL does not know whether they are ever null.
        `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
           case when c.relkind <> 'v' then a.attnotnull end as "notNull",
           a.attgenerated <> '' as generated
         from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.oid = $1::regclass and a.attnum > 0 and not a.attisdropped order by 1`,
        [name],
      );
      const known = new Map(rows.map((row) => [row.name, row.notNull]));
      const declared = Object.values(getTableColumns(table)).map((column) => ({
        name: column.name,
        type: typeName(column.getSQLType()),
        notNull: known.get(column.name) === null ? null : column.notNull,
        generated: column.generated !== undefined,
      }));
      expect(declared.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows);
    },
  );

  test('Drizzle on foreign keys, but for the stamps', async () => {
    const { rows } = await pool().query<{ key: string }>(
      `select c.conrelid::regclass || '.' || a.attname || ' ' || c.confrelid::regclass as key
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and a.attname not in ('created_by', 'changed_by') order by 1`,
    );
    const views = await pool().query<{ viewname: string }>(
      `select viewname from pg_views where schemaname = 'public'`,
    );
    // A view's references are those of the table behind it.
    const isView = (table: PgTable) =>
      views.rows.some(({ viewname }) => viewname === getTableName(table));
    const declared = tables
      .filter((table) => !isView(table))
      .flatMap((table) =>
        getTableConfig(table).foreignKeys.map((foreignKey) => {
          const { columns, foreignTable } = foreignKey.reference();
          return `${getTableName(table)}.${columns[0]?.name} ${getTableName(foreignTable)}`;
        }),
      );
    // Some tables only SQL itself looks into: Drizzle knows nothing of them.
    const known = new Set(tables.map((table) => getTableName(table)));
    const ofKnown = rows.filter(({ key }) => known.has(key.split('.')[0] ?? ''));
    expect(declared.sort()).toEqual(ofKnown.map(({ key }) => key).sort());
  });

  test('the contract on the fields that suche looks into', async () => {
    const { operations } = readContract();
    for (const { search, answers } of operations.filter((operation) => operation.search.length)) {
      const schema = answers.get(200)?.properties?.result?.items?.$ref?.split('/').at(-1);
      const resource = [...registeredResources, ...attachable].find(
        (candidate) => candidate.schema === schema,
      );
      expect(resource).toBeDefined();
      if (!resource) continue;
      const { rows } = await pool().query<{ name: string }>(
        `select distinct a.attname as name from pg_attrdef d
         join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid
           and p.refobjsubid > 0 and p.deptype = 'n'
         join pg_attribute a on a.attrelid = d.adrelid and a.attnum = p.refobjsubid
         join pg_attribute s on s.attrelid = d.adrelid and s.attnum = d.adnum and s.attname = 'suche'
         where d.adrelid = $1::regclass`,
        [getTableName(resource.table)],
      );
      const columns = getTableColumns(resource.table) as Record<string, { name: string }>;
      expect(rows.map(({ name }) => name).sort()).toEqual(
        search.map((field) => columns[field]?.name ?? field).sort(),
      );
    }
  });
}

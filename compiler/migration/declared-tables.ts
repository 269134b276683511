import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { quoted, tableSql } from './table-sql';
import { readStructure, type TableStructure } from './structure';
import type pg from 'pg';

const folders = ['server/db/generated', 'server/db/tables'];

/** Pattern of the files in which an area writes tables that are no resource's. */
const ofArea = /(^|-)tables\.ts$/;

/** Lists every table that the contract or a file of the server declares, by name; views are none. */
export async function declaredTables(views: ReadonlySet<string>): Promise<Map<string, PgTable>> {
  const ofAreas = readdirSync('server/areas', { recursive: true, encoding: 'utf8' })
    .filter((file) => ofArea.test(basename(file)))
    .map((file) => join('server/areas', file));
  const files = folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .concat(ofAreas);
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<object>),
  );
  const tables = modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => [getTableConfig(table).name, table] as const);
  return new Map(tables.filter(([name]) => !views.has(name)));
}

/** Reads the views of a database. */
export async function viewsOf(client: Pick<pg.ClientBase, 'query'>): Promise<Set<string>> {
  const { rows } = await client.query<{ viewname: string }>(
    `select viewname from pg_views where schemaname = 'public'`,
  );
  return new Set(rows.map(({ viewname }) => viewname));
}

/**
 * Finds how PostgreSQL would have these tables: they are made in a schema of their own, looked at and undone. The
 * client has a migrated database, whose functions they may call.
 */
export async function wantedStructure(
  client: Pick<pg.ClientBase, 'query'>,
  tables: Iterable<PgTable>,
): Promise<Map<string, TableStructure>> {
  await client.query('begin');
  try {
    await client.query('create schema kontor_wanted');
    await client.query('set search_path to kontor_wanted, public');
    const all = [...tables].map(tableSql);
    for (const { create } of all) await client.query(create);
    for (const { references, indexes } of all) {
      for (const reference of Object.values(references)) await client.query(reference);
      for (const { sql } of indexes) await client.query(sql);
    }
    return await readStructure(client, quoted('kontor_wanted'));
  } finally {
    await client.query('rollback');
    await client.query('set search_path to default');
  }
}

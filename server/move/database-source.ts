import fs from 'node:fs/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationsOf } from '../db/migrate';
import type { Connection } from './connect';
import type { Facts, TableFacts } from './facts';
import type { Source } from './source';
import { copyOut, lockShapes, sequences, sumTable, tableShapes } from './tables';
import type { Watch } from './watch';

/** Tells whether a database holds a company, which arrives in one with its migrations. */
export async function hasCompany(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('kontor_migrations') is not null as known`,
  );
  return rows[0]?.known === true;
}

/** Opens a company in a database, as it is at this moment: all is read in one snapshot, others go on working. */
export async function openDatabaseSource(
  { client, close }: Connection,
  shown: string,
  watch: Watch,
): Promise<Source> {
  await client.query('begin transaction isolation level repeatable read read only');
  if (!(await hasCompany(client)))
    throw new Error(`${shown} holds no company: there is no table kontor_migrations`);
  const { rows } = await client.query<{ version: string; seconds: number }>(
    `select current_setting('server_version') as version, floor(extract(epoch from now()))::int as seconds`,
  );
  const shapes = await tableShapes(client);
  await client.query(lockShapes(shapes));
  watch.begin('Counting');
  const tables: TableFacts[] = [];
  for (const shape of shapes) {
    watch.at(shape.name);
    const sums = await sumTable(client, shape);
    watch.add(sums.bytes, sums.rows);
    tables.push({ ...shape, ...sums });
  }
  const facts: Facts = {
    created: new Date(Number(rows[0]?.seconds) * 1000).toISOString(),
    product: await productVersion(),
    // A distributor may put anything after the number; a backup holds what its reader takes.
    postgresql: (rows[0]?.version ?? '').replaceAll(/[^ -~]/g, '?').slice(0, 200),
    migrations: await migrationsOf(client),
    tables,
    // Rows of the snapshot have their numbers already: sequences stand there or further.
    sequences: await sequences(client),
  };
  return { facts, read: (table) => client.query(copyTo(copyOut(table))), close };
}

/** Finds Kontor's version: its package.json stands above the sources and above the build. */
async function productVersion(): Promise<string> {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    const text = await fs.readFile(new URL('package.json', folder), 'utf8').catch(() => '{}');
    const { name, version } = JSON.parse(text) as { name?: string; version?: string };
    if (name === 'kontor' && version !== undefined) return version;
    if (folder.pathname === '/' || folder.href === new URL('..', folder).href) {
      throw new Error('package.json is missing above dist-server/');
    }
  }
}

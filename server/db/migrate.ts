import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

interface Migration {
  name: string;
  text: string;
  hash: string;
}

/**
 * Brings the database to the newest version: runs the SQL files of `migrations/` that it does not
 * know yet, in the order of their names, each in a transaction. The caller holds the advisory lock.
 */
export async function migrate(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table if not exists kontor_migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from kontor_migrations order by name',
  );
  const migrations = await readMigrations();
  for (const { name, hash } of rows) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known) throw new Error(`The database is newer than this server: it has migration ${name}`);
    if (known.hash !== hash) {
      throw new Error(
        `server/db/migrations/${name} was edited after it ran on this database; write a further file instead`,
      );
    }
  }
  const done = new Set(rows.map((row) => row.name));
  for (const migration of migrations) {
    if (!done.has(migration.name)) await run(client, migration);
  }
}

/** Whether the database answers and has every migration of this server. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from kontor_migrations');
  const done = new Set(rows.map(({ name }) => name));
  return (await ownNames).every((name) => done.has(name));
}

/** As they were when this process started: an upgrade may already have put further files beside them. */
const ownNames = migrationNames();

async function migrationNames(): Promise<string[]> {
  return (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function readMigrations(): Promise<Migration[]> {
  return Promise.all(
    (await migrationNames()).map(async (name) => {
      const text = await fs.readFile(path.join(folder, name), 'utf8');
      // Line ends depend on how the files were checked out.
      const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name, text, hash };
    }),
  );
}

async function run(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.text);
    await client.query('insert into kontor_migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`server/db/migrations/${migration.name} failed`, { cause: error });
  }
}

import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

/** Arbitrary number, the same in every process: one of them migrates and fills a database, the others wait. */
export const PREPARATION_LOCK = 4_700_100;

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Record that a database keeps of a migration that ran on it. */
export interface MigrationMark {
  name: string;
  /** SHA-256 of its text, in hex. */
  hash: string;
}

interface Migration extends MigrationMark {
  text: string;
}

/**
 * Brings the database to the newest version: runs the SQL files of `migrations/` that it does not have yet, in the
 * order of their names, each in a transaction. The caller holds the advisory lock.
 */
export async function migrate(client: pg.ClientBase): Promise<void> {
  for (const migration of await missing(client)) {
    await client.query('begin');
    try {
      await run(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
}

/**
 * Does the same within the caller's transaction. With `only` an empty database is brought to the version that has
 * exactly these migrations.
 */
export async function migrateWithin(
  client: pg.ClientBase,
  only?: readonly MigrationMark[],
): Promise<void> {
  const names = only && new Set(only.map(({ name }) => name));
  for (const migration of await missing(client)) {
    if (!names || names.has(migration.name)) await run(client, migration);
  }
}

/** Throws when this server does not know one of these migrations, or knows another one of that name. */
export async function checkMigrations(
  what: string,
  marks: readonly MigrationMark[],
): Promise<void> {
  refuseUnknown(what, marks, await readMigrations());
}

/** Reads the migrations that a database records, in the order of their names. */
export async function migrationsOf(client: pg.ClientBase): Promise<MigrationMark[]> {
  const { rows } = await client.query<MigrationMark>(
    'select name, hash from kontor_migrations order by name collate "C"',
  );
  return rows;
}

/** Tells whether the database answers and has every migration of this server. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from kontor_migrations');
  const done = new Set(rows.map(({ name }) => name));
  return (await ownNames).every((name) => done.has(name));
}

/** Names when this process started: an upgrade may already have put further files beside them. */
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

/** Finds the migrations that a database lacks; its table of them is made where there is none. */
async function missing(client: pg.ClientBase): Promise<Migration[]> {
  await client.query(
    `create table if not exists kontor_migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const done = await migrationsOf(client);
  const migrations = await readMigrations();
  refuseUnknown('The database', done, migrations);
  const names = new Set(done.map(({ name }) => name));
  return migrations.filter(({ name }) => !names.has(name));
}

function refuseUnknown(
  what: string,
  marks: readonly MigrationMark[],
  migrations: readonly Migration[],
): void {
  for (const { name, hash } of marks) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known) throw new Error(`${what} is newer than this server: it has migration ${name}`);
    if (known.hash !== hash) {
      throw new Error(
        `server/db/migrations/${name} was edited after it ran there; write a further file instead`,
      );
    }
  }
}

async function run(client: pg.ClientBase, { name, hash, text }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into kontor_migrations (name, hash) values ($1, $2)', [name, hash]);
  } catch (error) {
    throw new Error(`server/db/migrations/${name} failed`, { cause: error });
  }
}

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CHANNEL } from './channel';
import type { Database } from './database';
import { allowNames } from './prepared';
import { listenPostgresql } from './listen-postgresql';

/** Connects to a PostgreSQL server; throws a clear error when it is unreachable or too old. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'kontor',
    // Compiling a statement takes longer than any of ours runs.
    options: '-c jit=off',
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A broken connection fails the statement that runs on it, and the pool opens another one. Without
  // listeners the same news would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const { rows } = await pool.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') version, current_setting('server_encoding') encoding`,
    );
    const [server] = rows;
    if (Number(server?.version) < 140000) {
      throw new Error(`DATABASE_URL: PostgreSQL 14 or later expected, found ${server?.version}`);
    }
    if (server?.encoding !== 'UTF8') {
      throw new Error(
        `DATABASE_URL: the database's encoding is ${server?.encoding}, UTF8 expected`,
      );
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const orm = drizzle({ client: pool });
  allowNames(orm);
  return {
    orm,
    pool,
    kind: 'postgresql',
    hasSpace: async () => true, // its server watches its own disk
    listen: (listener) => listenPostgresql(url, CHANNEL, listener),
    close: () => pool.end(),
  };
}

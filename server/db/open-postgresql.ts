import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CHANNEL } from './channel';
import type { Cluster } from './cluster/cluster';
import type { Database } from './database';
import { freeSpaceCheck } from './free-space';
import { releaseAll } from './release';
import { listenPostgresql } from './listen-postgresql';
import { runTransaction } from './within-transaction';

/** Oldest version that the tests run on. */
const OLDEST = 150_000;

/** Connects to a PostgreSQL server; throws a clear error when it is unreachable or too old. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = connect(url);
  try {
    const reason = await unfitness(pool);
    if (reason) throw new Error(`DATABASE_URL: ${reason}`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...connected(url, pool),
    kind: 'server',
    hasSpace: async () => true, // its server watches its own disk
    close: () => pool.end(),
  };
}

/** Tells why Kontor's tables cannot be on this database; undefined where they can. */
export async function unfitness(db: pg.Pool | pg.ClientBase): Promise<string | undefined> {
  const { rows } = await db.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') version, current_setting('server_encoding') encoding`,
  );
  const [server] = rows;
  if (Number(server?.version) < OLDEST) {
    return `PostgreSQL 15 or later expected, found ${server?.version}`;
  }
  if (server?.encoding !== 'UTF8') {
    return `the database's encoding is ${server?.encoding}, UTF8 expected`;
  }
}

/** Connects to a PostgreSQL of its own, which ends with the connections. */
export function openCluster(cluster: Cluster, reserveMegabytes: number): Database {
  const pool = connect(cluster.url);
  return {
    ...connected(cluster.url, pool),
    kind: 'own',
    hasSpace: freeSpaceCheck(cluster.folder, reserveMegabytes),
    close: () => releaseAll([cluster.stop, () => pool.end()]),
  };
}

/** Makes a pool of connections. Limits of statements are set for each; migrations lift them for theirs. */
function connect(url: string): pg.Pool {
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
  // A broken connection fails the statement that runs on it, and the pool opens another one. Without listeners the same
  // event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function connected(url: string, pool: pg.Pool): Pick<Database, 'orm' | 'pool' | 'listen'> {
  const orm = drizzle({ client: pool });
  const transaction = orm.transaction.bind(orm);
  orm.transaction = (run, options) => runTransaction(() => transaction(run, options));
  return {
    orm,
    pool,
    listen: (listener) => listenPostgresql(url, CHANNEL, listener),
  };
}

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CHANNEL } from './channel';
import type { Cluster } from './cluster/cluster';
import type { Connections, Database } from './database';
import { freeSpaceCheck } from './free-space';
import { releaseAll } from './release';
import { listenPostgresql } from './listen-postgresql';
import { runTransaction } from './within-transaction';

/** Maximum number of connections of a process: for work, for finding callers, and for calls without a login. */
const CONNECTIONS = 24;
const AT_DOOR = 2;
const OF_PUBLIC = 3;
/** Oldest version that the tests run on. */
const OLDEST = 150_000;

/** Connects to a PostgreSQL server; throws a clear error when it is unreachable or too old. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = connect(url, CONNECTIONS);
  try {
    const reason = await unfitness(pool);
    if (reason) throw new Error(`DATABASE_URL: ${reason}`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const connections = connected(url, pool);
  return {
    ...connections,
    kind: 'server',
    hasSpace: async () => true, // its server watches its own disk
    close: () => endAll(connections),
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
  const connections = connected(cluster.url, connect(cluster.url, CONNECTIONS));
  return {
    ...connections,
    kind: 'own',
    hasSpace: freeSpaceCheck(cluster.folder, reserveMegabytes),
    close: () => releaseAll([cluster.stop, () => endAll(connections)]),
  };
}

/** Makes a pool of connections. Limits of statements are set for each; migrations lift them for theirs. */
function connect(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
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

type Opened = Pick<Database, 'orm' | 'pool' | 'atDoor' | 'ofPublic' | 'listen'>;

function connected(url: string, pool: pg.Pool): Opened {
  return {
    ...withOrm(pool),
    atDoor: withOrm(connect(url, AT_DOOR)),
    ofPublic: withOrm(connect(url, OF_PUBLIC)),
    listen: (listener) => listenPostgresql(url, CHANNEL, listener),
  };
}

function withOrm(pool: pg.Pool): Connections {
  const orm = drizzle({ client: pool });
  const transaction = orm.transaction.bind(orm);
  orm.transaction = (run, options) => runTransaction(() => transaction(run, options));
  return { orm, pool };
}

async function endAll({ pool, atDoor, ofPublic }: Opened): Promise<void> {
  await Promise.all([pool, atDoor.pool, ofPublic.pool].map((one) => one.end()));
}

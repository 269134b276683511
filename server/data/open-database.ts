import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config';
import { startCluster } from '../db/cluster/cluster';
import type { Database } from '../db/database';
import { migrate, PREPARATION_LOCK } from '../db/migrate';
import { openCluster, openPostgresql } from '../db/open-postgresql';
import { releaseOnError } from '../db/release';
import { renewCollations } from '../db/renew-collations';
import { alone, restoreIndexes } from '../db/set-aside-indexes';
import { clusterUpgrade } from '../move/cluster-upgrade';
import { hasCompany } from '../move/database-source';
import { isPglite, moveFromPglite } from '../move/from-pglite';
import { printable } from '../move/printable';
import { settleKey } from '../secret-key';
import { fillDatabase } from './fill-database';
import type { ShippedData } from './shipped-data';

type DemoConfig = Pick<Config, 'demo'> & Partial<Pick<Config, 'demoDay'>>;

/**
 * Opens the configured database, brings it to the newest version and adds what that ships and the database does not
 * have yet. `ending` aborts when this process is told to end: a database of its own that ends then is not started
 * again.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'reserveMegabytes'> & DemoConfig,
  shipped: ShippedData,
  ending?: AbortSignal,
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgresql(config.databaseUrl)
    : await openOwn(config, ending);
  await releaseOnError(async () => {
    // After an interrupted move to this folder.
    if (database.kind === 'own') {
      await settleKey(config.dataFolder, () => hasCompany(database.pool));
    }
    await prepare(database, config, shipped);
  }, database.close);
  return database;
}

/** Opens the PostgreSQL of the data folder, with data that a former version of Kontor or of PostgreSQL kept there. */
async function openOwn(
  { dataFolder, reserveMegabytes }: Pick<Config, 'dataFolder' | 'reserveMegabytes'>,
  ending: AbortSignal | undefined,
): Promise<Database> {
  const cluster = await startCluster(dataFolder, say, { upgrade: clusterUpgrade(say), ending });
  return releaseOnError(async () => {
    if (await isPglite(dataFolder)) await moveFromPglite(dataFolder, cluster.url, say);
    return openCluster(cluster, reserveMegabytes);
  }, cluster.stop);
}

/** Reports steps of a start that take their time, or that nobody expects. */
const say = (text: string) => void process.stdout.write(`${printable(text)}\n`);

async function prepare(database: Database, demo: DemoConfig, shipped: ShippedData): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('set lock_timeout = 0');
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await renewCollations(client, say);
    await migrate(client);
    await alone(client, () => restoreIndexes(client, say));
    await fillDatabase(drizzle({ client }), shipped, demo);
    await client.query('select pg_advisory_unlock($1)', [PREPARATION_LOCK]);
    await client.query('reset lock_timeout');
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    client.release(true); // the session and its lock end
    throw error;
  }
}

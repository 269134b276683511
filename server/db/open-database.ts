import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config';
import { fillDatabase } from '../data/fill-database';
import type { ShippedData } from '../data/shipped-data';
import type { Database } from './database';
import { migrate } from './migrate';
import { openCluster, openPostgresql } from './open-postgresql';
import { PREPARATION_LOCK } from './preparation-lock';
import { renewCollations } from './renew-collations';
import { alone, restoreIndexes } from './set-aside-indexes';

type DemoConfig = Pick<Config, 'demo'> & Partial<Pick<Config, 'demoDay'>>;

/** Opens the configured database, brings it to the newest version and adds what that ships and the database does not know yet. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'reserveMegabytes'> & DemoConfig,
  shipped: ShippedData,
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgresql(config.databaseUrl)
    : await openCluster(config.dataFolder, config.reserveMegabytes, say);
  try {
    await prepare(database, config, shipped);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What a start does that takes its time, or that nobody expects. */
const say = (text: string) => void process.stdout.write(`${text}\n`);

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

import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
import { EmbeddedConnection } from './embedded-connection';
import { EmbeddedFiles } from './embedded-files';
import { flushFolder } from './flush-folder';
import { lockFolder } from './folder-lock';

/** How often changes are moved from the log into the data files, which bounds log and recovery. */
const CHECKPOINT_MS = 60_000;

/**
 * Opens PostgreSQL inside this process with its files below `dataFolder`. One process at a time:
 * a second one gets an error that names the folder and the other process.
 */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  await fs.mkdir(dataFolder, { recursive: true });
  const lock = await lockFolder(dataFolder);
  try {
    const database = await startDatabase(dataFolder);
    const pool = poolOf(database);
    const upkeep = setInterval(() => {
      pool.query('checkpoint').catch(() => undefined); // a closing pool; the next round or close() does it
    }, CHECKPOINT_MS);
    upkeep.unref();
    return {
      orm: drizzle({ client: pool }),
      pool,
      kind: 'embedded',
      close: async () => {
        clearInterval(upkeep);
        await pool.end();
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startDatabase(dataFolder: string): Promise<PGlite> {
  const folder = path.join(dataFolder, 'database');
  const complete = path.join(dataFolder, 'database-complete');
  const isNew = !(await exists(complete));
  // Without the mark its creation was interrupted, before anything could be stored in it.
  if (isNew) await fs.rm(folder, { recursive: true, force: true });
  const database = new PGlite({
    fs: new EmbeddedFiles(folder),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync', // fdatasync, the default, is one of the calls PGlite swallows
    ],
  });
  await database.waitReady;
  if (isNew) {
    await flushFolder(folder);
    await fs.writeFile(complete, `${new Date().toISOString()}\n`, { flush: true } as never);
  }
  return database;
}

function poolOf(database: PGlite): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor() {
      super({ connection: new EmbeddedConnection(database) } as pg.ClientConfig);
    }
  }
  // One connection is all an embedded database has; whoever waits longer than this sees an error.
  const pool = new pg.Pool({
    max: 1,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
    Client: EmbeddedClient,
  } as pg.PoolConfig);
  pool.on('error', () => undefined); // the next statement reports it
  return pool;
}

async function exists(name: string): Promise<boolean> {
  return fs.access(name).then(
    () => true,
    () => false,
  );
}

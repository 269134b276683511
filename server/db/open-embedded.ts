import fs from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CHANNEL } from './channel';
import type { Database, Listener } from './database';
import { EmbeddedStream } from './embedded-stream';
import { startEmbeddedThread, type EmbeddedThread } from './embedded-thread';
import { markAsCleared, startEmbeddedUpkeep } from './embedded-upkeep';
import { flushEntry, flushFolder } from './flush-folder';
import { lockFolder } from './folder-lock';
import { freeSpaceCheck } from './free-space';
import { tightenFolder, tighteningText } from './owner-only';

/**
 * Opens PostgreSQL inside this process, in a thread of its own, with its files below `dataFolder`, which
 * only their owner can open; `say` hears when that was different before. One process at a time: a second
 * one gets an error that names the folder and the other process.
 */
export async function openEmbedded(
  dataFolder: string,
  reserveMegabytes: number,
  say: (text: string) => void,
): Promise<Database> {
  await fs.mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataFolder);
  try {
    const tightening = tighteningText(dataFolder, await tightenFolder(dataFolder));
    if (tightening) say(tightening);
    const folder = path.join(dataFolder, 'database');
    if (!(await exists(folder))) {
      await createDatabase(folder);
      await markAsCleared(dataFolder);
    }
    const database = await startEmbeddedThread(folder);
    const listeners = new Set<Listener>();
    const pool = poolOf(database, listeners);
    // One process, one session: it hears itself, whichever client of the pool asked for it.
    await pool.query(`listen ${CHANNEL}`);
    const stopUpkeep = startEmbeddedUpkeep(pool, dataFolder, say);
    return {
      orm: drizzle({ client: pool }),
      pool,
      kind: 'embedded',
      lost: database.lost,
      hasSpace: freeSpaceCheck(dataFolder, reserveMegabytes),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: async () => {
        stopUpkeep();
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

/** Creates it under another name and moves it into place when it is whole and on disk. */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await fs.rm(draft, { recursive: true, force: true });
  await fs.mkdir(draft, { mode: 0o700 });
  await (await startEmbeddedThread(draft)).close();
  await flushFolder(draft);
  await fs.rename(draft, folder);
  await flushEntry(path.dirname(folder));
}

function poolOf(database: EmbeddedThread, listeners: ReadonlySet<Listener>): pg.Pool {
  // One connection is all an embedded database has; whoever waits longer than this sees an error.
  const pool = new pg.Pool({
    max: 1,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedStream(database),
  } as pg.PoolConfig);
  // The statement that failed reports it; without listeners the news would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener.heard(payload);
    });
  });
  return pool;
}

async function exists(name: string): Promise<boolean> {
  return fs.access(name).then(
    () => true,
    () => false,
  );
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Does what PostgreSQL's background processes would do, which an embedded database does not have:
 * moves changes from the log into the data files every minute, so that log and recovery stay short,
 * and clears dead rows and measures tables once a day. `say` hears when that fails; it is tried again the
 * next day. Answers how to stop.
 */
export function startEmbeddedUpkeep(
  pool: pg.Pool,
  dataFolder: string,
  say: (text: string) => void,
): () => void {
  const mark = markOf(dataFolder);
  let position: string | undefined;
  const run = async () => {
    const now = await logPosition(pool);
    if (now === position) return; // nothing was written
    if (Date.now() - (await modified(mark)) > DAY_MS) {
      await clear(pool, say);
      await markAsCleared(dataFolder);
    }
    await pool.query('checkpoint');
    position = await logPosition(pool);
  };
  const timer = setInterval(() => {
    // A pool that is closing or busy: the next round, or the end of the process, does it.
    run().catch(() => undefined);
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Throws what the database could not be asked for; what it says against it is only told. */
export async function clear(
  pool: Pick<pg.Pool, 'query'>,
  say: (text: string) => void,
): Promise<void> {
  try {
    await pool.query('vacuum (analyze)');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) throw error;
    say(`Clearing dead rows has failed and is tried again tomorrow: ${message} (${code})`);
  }
}

/** Says of a database that was just created that there is nothing to clear: whoever fills it measures it. */
export async function markAsCleared(dataFolder: string): Promise<void> {
  await fs.writeFile(markOf(dataFolder), '', { mode: 0o600 });
}

function markOf(dataFolder: string): string {
  return path.join(dataFolder, 'last-vacuum');
}

async function logPosition(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text at');
  return rows[0]?.at;
}

async function modified(name: string): Promise<number> {
  return fs.stat(name).then(
    (stat) => stat.mtimeMs,
    () => 0,
  );
}

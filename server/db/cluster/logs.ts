import fs from 'node:fs/promises';
import path from 'node:path';
import { removeAs, type Account } from './account';

/** Folder of the logs within the cluster. */
const FOLDER = 'log';
const ours = /^postgresql-[\w-]+\.log$/;

/** Limits of the logs, by number, size in MB and age: a database that complains without end fills no disk. */
const MOST_FILES = 20;
const MEGABYTES = 5;
const LONGEST_MS = 8 * 24 * 60 * 60 * 1000;

/** Part of a log that is read for its last lines. */
const TAIL_BYTES = 8_192;
const TAIL_LINES = 10;

/** Log settings of PostgreSQL: a new file each day, at each start, and when one is full. */
export const logSettings = {
  logging_collector: 'on',
  log_directory: FOLDER,
  log_filename: 'postgresql-%Y-%m-%d_%H%M%S.log',
  log_rotation_age: '1d',
  log_rotation_size: `${MEGABYTES}MB`,
  // Kontor reports errors of statements itself.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Removes logs that are old or too many. PostgreSQL itself removes none. */
export async function removeOldLogs(cluster: string, account: Account | undefined): Promise<void> {
  for (const [index, { file, at }] of (await logsOf(cluster)).entries()) {
    const isOld = Date.now() - at > LONGEST_MS;
    if (index > 0 && (index >= MOST_FILES || isOld)) await removeAs(account, file);
  }
}

/** Reads the end of the newest log, with its path; empty where there is none. */
export async function lastLog(cluster: string): Promise<string> {
  const [newest] = await logsOf(cluster);
  const text = newest && (await tailOf(newest.file).catch(() => undefined));
  return text ? `${newest.file}:\n${text}` : '';
}

/** Lists the logs, the newest first. */
async function logsOf(cluster: string): Promise<{ file: string; at: number }[]> {
  const folder = path.join(cluster, FOLDER);
  const names = await fs.readdir(folder).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => ours.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const stat = await fs.lstat(file).catch(() => undefined);
        return stat?.isFile() ? [{ file, at: stat.mtimeMs }] : [];
      }),
  );
  return found.flat().sort((a, b) => b.at - a.at);
}

/**
 * Reads the end of a log. The folder belongs to the database's account, which could put a link there to what only root
 * may read, or a pipe.
 */
async function tailOf(file: string): Promise<string> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
  const log = await fs.open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const { size } = await log.stat();
    const from = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await log.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n');
    return lines.slice(-TAIL_LINES).join('\n');
  } finally {
    await log.close();
  }
}

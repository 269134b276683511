import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config';
import { flushEntry } from './db/flush-entry';

const BYTES = 32;

/**
 * The key that seals what the database keeps secret: `KONTOR_SECRET`, else, for a database of its own, a file
 * beside it, made at the first start. Undefined on a server without `KONTOR_SECRET`: its processes
 * share nothing else. The caller holds the data folder's lock.
 */
export async function secretKey({
  secret,
  databaseUrl,
  dataFolder,
}: Pick<Config, 'secret' | 'databaseUrl' | 'dataFolder'>): Promise<Buffer | undefined> {
  if (secret || databaseUrl) return secret;
  const known = await keptKey(dataFolder);
  if (known) return known;
  const key = randomBytes(BYTES);
  await keepKey(dataFolder, key);
  return key;
}

const fileIn = (dataFolder: string) => path.join(dataFolder, 'secret.key');

/** The key that a data folder keeps; undefined where it has made none yet. */
export async function keptKey(dataFolder: string): Promise<Buffer | undefined> {
  const file = fileIn(dataFolder);
  const known = await fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!known || known.length === BYTES) return known;
  throw new Error(`${file} is damaged: it holds ${known.length} bytes, not ${BYTES}`);
}

/** Keeps a key in a data folder: readable by its owner only; after a crash it is there whole or not at all. */
export async function keepKey(dataFolder: string, key: Buffer): Promise<void> {
  const file = fileIn(dataFolder);
  const draft = `${file}.new`;
  await fs.writeFile(draft, key, { mode: 0o600, flush: true });
  await fs.rename(draft, file);
  await flushEntry(path.dirname(file));
}

import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config';
import { flushEntry } from './db/flush-entry';
import { writeWhole } from './db/write-whole';

const BYTES = 32;

/**
 * Returns the key that seals what the database keeps secret: `KONTOR_SECRET`, else, for a database of its own, a file
 * beside it, made at the first start. Undefined on a server without `KONTOR_SECRET`: its processes share nothing else.
 * The caller holds the data folder's lock.
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

/** Reads the key that a data folder keeps; undefined where it has made none yet. */
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
async function keepKey(dataFolder: string, key: Buffer): Promise<void> {
  await writeWhole(fileIn(dataFolder), key);
}

const arrivingIn = (dataFolder: string) => `${fileIn(dataFolder)}.arriving`;

/**
 * Keeps the key of a company that is about to be committed in the data folder's database; `settleKey` makes it the
 * folder's key afterwards. An interruption leaves neither a company without its key, nor a key without its company.
 */
export async function keepArrivingKey(dataFolder: string, key: Buffer): Promise<void> {
  await writeWhole(arrivingIn(dataFolder), key);
}

/**
 * Decides about a key that has arrived: with its company it becomes the folder's, without it it is removed. The caller
 * holds the data folder's lock, and has changed nothing in its database.
 */
export async function settleKey(
  dataFolder: string,
  hasCompany: () => Promise<boolean>,
): Promise<void> {
  const arriving = arrivingIn(dataFolder);
  const isThere = await fs.lstat(arriving).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  if (await hasCompany()) await fs.rename(arriving, fileIn(dataFolder));
  else await fs.rm(arriving);
  await flushEntry(dataFolder);
}

import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config';
import { flushEntry } from './db/flush-folder';

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
  const file = path.join(dataFolder, 'secret.key');
  const known = await fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (known?.length === BYTES) return known;
  if (known) throw new Error(`${file} is damaged: it holds ${known.length} bytes, not ${BYTES}`);
  const key = randomBytes(BYTES);
  await writeWhole(file, key);
  return key;
}

/** Readable by its owner only; after a crash it is there whole or not at all. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.new`;
  await fs.writeFile(draft, content, { mode: 0o600, flush: true });
  await fs.rename(draft, file);
  await flushEntry(path.dirname(file));
}

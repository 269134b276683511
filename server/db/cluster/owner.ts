import fs from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account';

/** Refuses a data folder of another owner, who could replace anything kept there; only root is trusted with that. */
export async function refuseForeignFolder(place: string): Promise<void> {
  const { uid } = await fs.stat(place);
  if (process.platform === 'win32' || uid === process.getuid?.()) return;
  if (uid !== 0) throw otherOwner(place);
  const { R_OK, W_OK, X_OK } = fs.constants;
  await fs.access(place, R_OK | W_OK | X_OK).catch(explainAccess(place));
}

/** Turns the system's refusal into a sentence. */
export function explainAccess(folder: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.code === 'EACCES' ? otherOwner(folder) : error;
  };
}

/**
 * Refuses a cluster of another user: PostgreSQL starts for its owner only, and nobody takes it away from him, not even
 * root.
 */
export async function refuseForeign(folder: string, account: Account | undefined): Promise<void> {
  const { uid } = (await fs.stat(folder).catch(() => undefined)) ?? {};
  const isOwn = uid === undefined || uid === process.getuid?.() || uid === account?.uid;
  if (process.platform !== 'win32' && !isOwn) throw otherOwner(folder);
}

/** Hands files that root has copied or restored to the account that runs the database. */
export async function ensureOwner(folder: string, account: Account | undefined): Promise<void> {
  if (!account || (await fs.stat(folder)).uid === account.uid) return;
  await give(folder, account);
}

/** Gives a file to the account; of a link only the link itself, so that nobody gets /etc that way. */
async function give(name: string, account: Account): Promise<void> {
  if ((await fs.lstat(name)).isDirectory()) {
    for (const entry of await fs.readdir(name)) await give(path.join(name, entry), account);
  }
  await fs.lchown(name, account.uid, account.gid);
}

function otherOwner(folder: string): Error {
  return new Error(
    `${folder} belongs to another account. Start Kontor as the user who started it before (root, if it was root), or ` +
      'name another data folder with KONTOR_DATA.',
  );
}

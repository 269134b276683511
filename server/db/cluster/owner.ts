import fs from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account';

/** Whoever owns a data folder can put anything in the place of what is kept there; only root is trusted with that. */
export async function refuseForeignFolder(place: string): Promise<void> {
  const { uid } = await fs.stat(place);
  if (process.platform === 'win32' || uid === process.getuid?.()) return;
  if (uid !== 0) throw otherOwner(place);
  const { R_OK, W_OK, X_OK } = fs.constants;
  await fs.access(place, R_OK | W_OK | X_OK).catch(explainAccess(place));
}

/** Makes a sentence of the system's refusal. */
export function explainAccess(folder: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.code === 'EACCES' ? otherOwner(folder) : error;
  };
}

/** PostgreSQL starts for the owner of a cluster only: nobody takes it away from another user, not even root. */
export async function refuseForeign(folder: string, account: Account | undefined): Promise<void> {
  const { uid } = (await fs.stat(folder).catch(() => undefined)) ?? {};
  const isOwn = uid === undefined || uid === process.getuid?.() || uid === account?.uid;
  if (process.platform !== 'win32' && !isOwn) throw otherOwner(folder);
}

/** Hands what root has copied or restored to the account that runs it. */
export async function ensureOwner(folder: string, account: Account | undefined): Promise<void> {
  if (!account || (await fs.stat(folder)).uid === account.uid) return;
  await give(folder, account);
}

/** A link is given, what it leads to is not: nobody can have /etc that way. */
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

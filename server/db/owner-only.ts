import fs from 'node:fs/promises';
import path from 'node:path';

/** Bits by which other accounts of the computer may read, write or enter. */
export const OTHERS = 0o077;

/** What Kontor itself keeps in a data folder: the database, also while it is being made, the lock and its drafts, a mark, the key of sealed secrets. */
const own = /^(database(\.new)?|lock(\.[\w-]+)?|last-vacuum|secret\.key(\.[\w-]+)?)$/;

export interface Tightening {
  /** Files and folders that other accounts could open, and cannot any more. */
  tightened: number;
  /** The same, where the system refused it: they belong to somebody else, or the disk knows no owners. */
  left: number;
  /** The folder holds other things too, so it stayed as it is; what is Kontor's in it did not. */
  isShared: boolean;
}

/**
 * Takes a data folder and what Kontor keeps in it away from the computer's other accounts: folders
 * 0700, files 0600. Windows has no such bits, and needs not to.
 */
export async function tightenFolder(folder: string): Promise<Tightening> {
  const found: Tightening = { tightened: 0, left: 0, isShared: false };
  if (process.platform === 'win32') return found;
  const names = await fs.readdir(folder);
  // Somebody's home folder, or one of the system's: not ours to close.
  found.isShared = names.some((name) => !own.test(name));
  if (!found.isShared) await tighten(folder, found);
  for (const name of names) if (own.test(name)) await tightenAll(path.join(folder, name), found);
  return found;
}

/** Says what a start has tightened; undefined when everything was its owner's alone already. */
export function tighteningText(
  folder: string,
  { tightened, left, isShared }: Tightening,
): string | undefined {
  const lines = [
    tightened > 0 &&
      `Data folder ${folder}: other accounts of this computer could open it (${tightened} files and folders); now only its owner can.`,
    left > 0 &&
      `Data folder ${folder}: other accounts of this computer can open ${left} files and folders, which belong to another account or lie on a disk that keeps no permissions.`,
    isShared &&
      tightened + left > 0 &&
      `Data folder ${folder}: it holds other things too, so the folder itself stays as it is.`,
  ];
  return lines.filter(Boolean).join('\n') || undefined;
}

async function tightenAll(name: string, found: Tightening): Promise<void> {
  const stat = await tighten(name, found);
  if (!stat?.isDirectory()) return;
  for (const entry of await fs.readdir(name, { withFileTypes: true })) {
    // What a link leads to is not ours to change.
    if (!entry.isSymbolicLink()) await tightenAll(path.join(name, entry.name), found);
  }
}

async function tighten(name: string, found: Tightening) {
  const stat = await fs.stat(name).catch(absent);
  if (!stat || (stat.mode & OTHERS) === 0) return stat;
  // Its owner's bits stay: nothing becomes executable that was not.
  await fs.chmod(name, stat.mode & 0o700).catch(() => undefined);
  const after = await fs.stat(name).catch(absent);
  if (after && (after.mode & OTHERS) !== 0) found.left += 1;
  else found.tightened += 1;
  return stat;
}

/** A draft of another process that is taking the lock may go meanwhile. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

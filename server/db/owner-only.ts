import fs from 'node:fs/promises';
import path from 'node:path';

/** Bits by which other accounts of the computer may read, write or enter. */
const OTHERS = 0o077;

/** Bits of the owner, with a group that may pass through. */
const PASSABLE = 0o710;

/**
 * Names of what Kontor itself keeps in a data folder: the database, also while it is being made or of a former version,
 * its notes, the lock and its drafts, the key of sealed secrets.
 */
const own =
  /^(postgresql(\.(new|next|arrived|\d+(-\d+)?))?|postgresql\.json(\.new)?|database(\.\w+)?|last-vacuum|lock(\.[\w-]+)?|secret\.key(\.[\w-]+)*)$/;

/** Copies of PostgreSQL's programs, which are no secret. */
const programs = /^postgresql-\d[\w.-]*$/;

export interface Tightening {
  /** Number of files and folders that other accounts could open, and no longer can. */
  tightened: number;
  /** Number of those that the system refused to change: they belong to somebody else, or the disk knows no owners. */
  left: number;
  /** True where the folder holds other things too, so that it stayed as it is; Kontor's files in it did not. */
  isShared: boolean;
}

/**
 * Closes a data folder and what Kontor keeps in it to the computer's other accounts: folders 0700, files 0600. Windows
 * has no such bits, and needs none. `passable` is a group that may pass through the folder, without seeing what is
 * there: that of the account that runs the database for root.
 */
export async function tightenFolder(folder: string, passable?: number): Promise<Tightening> {
  const found: Tightening = { tightened: 0, left: 0, isShared: false };
  if (process.platform === 'win32') return found;
  const names = await fs.readdir(folder);
  // Somebody's home folder, or one of the system's: not ours to close.
  found.isShared = names.some((name) => !own.test(name) && !programs.test(name));
  if (!found.isShared) {
    await tighten(folder, found, passable === undefined ? 0o700 : PASSABLE);
    if (passable !== undefined) await openPassage(folder, passable);
  }
  for (const name of names) if (own.test(name)) await tightenAll(path.join(folder, name), found);
  return found;
}

/** Describes what a start has closed; undefined when everything was its owner's alone already. */
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
  // The owner of a folder may replace a file by a link between two looks: root must not follow it.
  if (stat.uid !== process.getuid?.()) return;
  for (const entry of await fs.readdir(name, { withFileTypes: true })) {
    // The target of a link is not ours to change.
    if (!entry.isSymbolicLink()) await tightenAll(path.join(name, entry.name), found);
  }
}

async function tighten(name: string, found: Tightening, allowed = 0o700) {
  const stat = await fs.stat(name).catch(absent);
  if (!stat || (stat.mode & OTHERS & ~allowed) === 0) return stat;
  // Its owner's bits stay: nothing becomes executable that was not.
  await fs.chmod(name, stat.mode & allowed).catch(() => undefined);
  const after = await fs.stat(name).catch(absent);
  if (after && (after.mode & OTHERS & ~allowed) !== 0) found.left += 1;
  else found.tightened += 1;
  return stat;
}

/** Lets a group pass through a folder of this account, without seeing what is in it. */
export async function openPassage(folder: string, group: number): Promise<void> {
  await fs.chown(folder, -1, group);
  await fs.chmod(folder, PASSABLE);
}

/** Ignores a missing file: a draft of another process that is taking the lock may vanish meanwhile. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

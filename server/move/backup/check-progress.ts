import fs from 'node:fs/promises';
import { writeWhole } from '../../db/write-whole';

/** How far a check of a backup has come. */
export interface CheckProgress {
  /** Of the backup that was checked; any other one is checked from its beginning. */
  identity: string;
  /** The next entry. */
  next: number;
  /** What is wrong with those before, a sentence each. */
  damages: string[];
  /** Rows found so far in the table that was being checked; null where a chunk of it was damaged. */
  rows: number | null;
}

/** So many damages are named, and no more. */
export const MOST_DAMAGES = 20;
/** More than a note of that many damages takes. */
const LARGEST_NOTE = 256 * 1024;

const nameFor = (file: string) => `${file}.check`;

/**
 * Where a check that was interrupted goes on: at the beginning unless it was the same backup, of so many entries, and what
 * was noted is this account's own.
 */
export async function readProgress(
  file: string,
  identity: string,
  entries: number,
): Promise<CheckProgress> {
  const text = await readOwn(nameFor(file)).catch(() => '');
  try {
    const known = JSON.parse(text) as CheckProgress;
    if (known.identity === identity && isSound(known, entries)) return known;
  } catch {
    // Nothing, or cut off: begins anew.
  }
  return { identity, next: 0, damages: [], rows: 0 };
}

function isSound({ next, damages, rows }: CheckProgress, entries: number): boolean {
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  return (
    isCount(next) &&
    next < entries &&
    Array.isArray(damages) &&
    damages.length <= MOST_DAMAGES &&
    damages.every((damage) => typeof damage === 'string') &&
    (rows === null || isCount(rows))
  );
}

/** Whoever may write beside the backup could say that all of it is sound: only what nobody else could write counts. */
async function readOwn(name: string): Promise<string> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
  const note = await fs.open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stat = await note.stat();
    const isOwn =
      process.platform === 'win32' || (stat.uid === process.getuid?.() && !(stat.mode & 0o022));
    if (!stat.isFile() || stat.size > LARGEST_NOTE || !isOwn) return '';
    return await note.readFile('utf8');
  } finally {
    await note.close();
  }
}

/** Notes it; where nothing can be written a check begins anew. */
export async function noteProgress(file: string, progress: CheckProgress): Promise<void> {
  // A backup may lie where only reading is allowed.
  await writeWhole(nameFor(file), JSON.stringify(progress)).catch(() => undefined);
}

/** Forgets it when the check is done. */
export async function forgetProgress(file: string): Promise<void> {
  await fs.rm(nameFor(file), { force: true }).catch(() => undefined);
}

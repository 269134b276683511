import fs from 'node:fs/promises';
import { writeWhole } from '../../db/write-whole';

/** Progress of a check of a backup. */
export interface CheckProgress {
  /** Identity of the checked backup; any other one is checked from its beginning. */
  identity: string;
  /** Index of the next entry. */
  next: number;
  /** Damages of the entries before, a sentence each. */
  damages: string[];
  /** Rows found so far in the table that was being checked; null where a chunk of it was damaged. */
  rows: number | null;
}

/** Maximum number of damages that are named. */
export const MOST_DAMAGES = 20;
/** Largest note in bytes; that many damages take less. */
const LARGEST_NOTE = 256 * 1024;

const nameFor = (file: string) => `${file}.check`;

/**
 * Finds where an interrupted check goes on: at the beginning unless it was the same backup, with so many entries, and
 * the note is this account's own.
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
    // Missing or cut off: begins anew.
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

/**
 * Reads a note that nobody else could write: others who may write beside the backup could claim that all of it is
 * sound.
 */
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

/** Notes the progress; where nothing can be written a check begins anew. */
export async function noteProgress(file: string, progress: CheckProgress): Promise<void> {
  // A backup may lie where only reading is allowed.
  await writeWhole(nameFor(file), JSON.stringify(progress)).catch(() => undefined);
}

/** Forgets the progress when the check is done. */
export async function forgetProgress(file: string): Promise<void> {
  await fs.rm(nameFor(file), { force: true }).catch(() => undefined);
}

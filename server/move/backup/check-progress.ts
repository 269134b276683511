import fs from 'node:fs/promises';

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

const nameFor = (file: string) => `${file}.check`;

/** Where a check that was interrupted goes on: at the beginning unless it was the same backup. */
export async function readProgress(file: string, identity: string): Promise<CheckProgress> {
  const text = await fs.readFile(nameFor(file), 'utf8').catch(() => '');
  try {
    const known = JSON.parse(text) as CheckProgress;
    const isSound = Number.isSafeInteger(known.next) && Array.isArray(known.damages);
    if (known.identity === identity && isSound) return known;
  } catch {
    // Nothing, or cut off: begins anew.
  }
  return { identity, next: 0, damages: [], rows: 0 };
}

/** Notes it; where nothing can be written a check begins anew. */
export async function noteProgress(file: string, progress: CheckProgress): Promise<void> {
  const draft = `${nameFor(file)}.new`;
  try {
    await fs.writeFile(draft, JSON.stringify(progress), { mode: 0o600 });
    await fs.rename(draft, nameFor(file));
  } catch {
    // A backup may lie where only reading is allowed.
  }
}

/** Forgets it when the check is done. */
export async function forgetProgress(file: string): Promise<void> {
  await fs.rm(nameFor(file), { force: true }).catch(() => undefined);
}

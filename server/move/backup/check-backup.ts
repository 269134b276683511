import type { Watch } from '../watch';
import { readChunk } from './backup-source';
import { forgetProgress, MOST_DAMAGES, noteProgress, readProgress } from './check-progress';
import { placedEntries, type Chunk, type Manifest, type PlacedEntry } from './manifest';
import { openBackup } from './open-backup';

const NOTE_MS = 2_000;
const NEWLINE = 0x0a;

/**
 * Checks every byte of a backup, and that its chunks decompress to the rows that the manifest counts. Returns the
 * damages, a sentence each. An interrupted check goes on where it stopped.
 */
export async function checkBackup(
  file: string,
  watch: Watch,
): Promise<{ manifest: Manifest; damages: string[] }> {
  const backup = await openBackup(file);
  try {
    const { manifest } = backup;
    const entries = placedEntries(manifest);
    const progress = await readProgress(file, backup.identity, entries.length);
    const name = (damage: string) => {
      if (progress.damages.length < MOST_DAMAGES) progress.damages.push(damage);
    };
    if (progress.next > 0)
      watch.say(`Going on after ${progress.next} of ${entries.length} pieces.`);
    const rowsOf = lastChunks(manifest);
    watch.begin(
      'Checking',
      entries.reduce((sum, { entry }) => sum + entry.size, 0),
    );
    watch.add(entries.slice(0, progress.next).reduce((sum, { entry }) => sum + entry.size, 0));
    let noted = Date.now();
    for (const { at, entry } of entries.slice(progress.next)) {
      if (watch.signal.aborted) {
        await noteProgress(file, progress);
        watch.signal.throwIfAborted();
      }
      watch.at(entry.name);
      try {
        if ('raw' in entry) {
          const rows = await rowsIn({ at, entry });
          if (progress.rows !== null) progress.rows += rows;
        } else await backup.read({ at, entry });
      } catch (error) {
        name((error as Error).message);
        progress.rows = null;
      }
      const table = rowsOf.get(entry.name);
      if (table) {
        // A table with a damaged chunk was named already.
        if (progress.rows !== null && progress.rows !== table.rows) {
          name(`${table.name} has ${progress.rows} rows, not ${table.rows}`);
        }
        progress.rows = 0;
      }
      progress.next++;
      watch.add(entry.size);
      if (Date.now() - noted > NOTE_MS) {
        await noteProgress(file, progress);
        noted = Date.now();
      }
    }
    await forgetProgress(file);
    return { manifest, damages: progress.damages };
  } finally {
    await backup.close();
  }

  async function rowsIn(placed: PlacedEntry<Chunk>): Promise<number> {
    const rows = await readChunk(backup, placed);
    let count = 0;
    for (let at = rows.indexOf(NEWLINE); at >= 0; at = rows.indexOf(NEWLINE, at + 1)) count++;
    return count;
  }
}

/** Tables by the name of their last chunk. */
function lastChunks({ tables }: Manifest): Map<string | undefined, Manifest['tables'][0]> {
  return new Map(tables.map((table) => [table.chunks.at(-1)?.name, table]));
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { flushEntry } from './flush-entry';

/**
 * Writes a file of its owner alone, after a crash whole or not at all. It has another name first (`….new`); remains of
 * a crash there are replaced, and a link that somebody put there leads nowhere.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.new`;
  await fs.rm(draft, { force: true });
  // Exclusive creation follows no link.
  const handle = await fs.open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    await fs.rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await fs.rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await flushEntry(path.dirname(file));
}

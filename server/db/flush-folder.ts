import fs from 'node:fs/promises';
import path from 'node:path';

/** Flushes every file and folder below a folder, and the folder itself, to disk. */
export async function flushFolder(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) await flushFolder(name);
    else if (entry.isFile()) await flush(name, 'r+');
  }
  await flushEntry(folder);
}

/** Flushes what a folder says about its entries. Windows cannot, and needs not to. */
export async function flushEntry(folder: string): Promise<void> {
  if (process.platform !== 'win32') await flush(folder, 'r');
}

async function flush(name: string, flags: string): Promise<void> {
  const file = await fs.open(name, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

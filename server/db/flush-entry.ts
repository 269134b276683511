import fs from 'node:fs/promises';

/** Flushes the entries of a folder. Windows cannot, and does not need to. */
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

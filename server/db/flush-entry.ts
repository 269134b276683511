import fs from 'node:fs/promises';

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

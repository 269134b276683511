import fs from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** How long a measurement counts: far less than it takes to fill the reserve. */
const KEPT_MS = 2_000;

/**
 * Makes a function that tells whether a folder's disk still has its reserve. A full disk would stop
 * the embedded database in the middle of a write, so writes are refused before that.
 */
export function freeSpaceCheck(folder: string, reserveMegabytes: number): () => Promise<boolean> {
  let measured = 0;
  let enough = true;
  return async () => {
    if (Date.now() - measured > KEPT_MS) {
      const { bavail, bsize } = await fs.statfs(folder);
      enough = bavail * bsize >= reserveMegabytes * MEGABYTE;
      measured = Date.now();
    }
    return enough;
  };
}

import fs from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** Time that a measurement counts, in ms: far less than it takes to fill the reserve. */
const KEPT_MS = 2_000;

/**
 * Makes a function that tells whether a folder's disk still has its reserve, and room for so many megabytes besides.
 * PostgreSQL ends when it cannot write its log, so writes are refused before that.
 */
export function freeSpaceCheck(
  folder: string,
  reserveMegabytes: number,
): (megabytes?: number) => Promise<boolean> {
  let measured = 0;
  let free = 0;
  return async (megabytes = 0) => {
    if (Date.now() - measured > KEPT_MS) {
      const { bavail, bsize } = await fs.statfs(folder);
      free = (bavail * bsize) / MEGABYTE;
      measured = Date.now();
    }
    return free >= reserveMegabytes + megabytes;
  };
}

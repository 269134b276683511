import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../db/write-whole';

/** Name of the seal, beside the folder it belongs to. */
const SEAL = 'sha256';
const OTHERS_WRITE = 0o002;
const STICKY = 0o1000;

const isWindows = process.platform === 'win32';

/** Notes the hash of a folder within a folder, so that `brokenSeal` tells later whether it is unchanged. */
export async function seal(place: string, folder: string): Promise<void> {
  await writeWhole(path.join(place, SEAL), await hashOf(path.join(place, folder)));
}

/**
 * Tells why a sealed folder must not be used: it has changed, or somebody else than this account and root could have
 * changed it. Undefined where it may be used.
 */
export async function brokenSeal(place: string, folder: string): Promise<string | undefined> {
  try {
    await requireOwnWay(place);
    const noted = await fs.readFile(path.join(place, SEAL), 'utf8').catch(() => '');
    if (noted === '') return 'nothing says how it was fetched';
    if (noted === (await hashOf(path.join(place, folder)))) return undefined;
    return 'it is not as it was fetched';
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Throws a sentence when a folder is somebody else's, or somebody else could put another one in its place; where there
 * is none yet, when it would be.
 */
export async function requireOwnWay(folder: string): Promise<void> {
  let name = await nearest(folder);
  for (; name !== path.dirname(name); name = path.dirname(name)) await requireOwn(name);
}

function nearest(folder: string): Promise<string> {
  return fs.realpath(folder).catch(() => nearest(path.dirname(path.resolve(folder))));
}

async function requireOwn(name: string): Promise<void> {
  if (isWindows) return;
  const { uid, mode } = await fs.lstat(name);
  if (uid !== 0 && uid !== process.getuid?.()) throw new Error(`${name} is another account’s`);
  if ((mode & OTHERS_WRITE) !== 0 && (mode & STICKY) === 0) {
    throw new Error(`other accounts can write to ${name}`);
  }
}

/** Hashes names and contents of all files below a folder, which have to be this account's. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await fs.readdir(folder, { recursive: true })).sort();
  for (const name of ['', ...names]) {
    const file = path.join(folder, name);
    const stat = await fs.lstat(file);
    if (stat.isSymbolicLink()) {
      // Links between libraries are laid later (`layLinks`), and never lead out of the folder.
      const way = path.relative(await fs.realpath(folder), await fs.realpath(file));
      if (/^\.\.(?![^\\/])/.test(way)) throw new Error(`${file} leads elsewhere`);
      continue;
    }
    await requireOwn(file);
    if (stat.isDirectory()) continue;
    hash.update(`${name.replaceAll('\\', '/')}\0${stat.size}\0`).update(await fs.readFile(file));
  }
  return hash.digest('hex');
}

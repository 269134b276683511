import { productData } from '../../server/product-data';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import type { ShippedData } from '../../server/data/shipped-data';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/data/open-database';
import { openPostgresql } from '../../server/db/open-postgresql';
import { DEMO_DAY } from './demo-day';
import { createDatabase } from './create-database';

const folder = 'tests/fixtures/databases';

/** A database of a former version, as that version left it. */
export interface FormerDatabase {
  /** Opens it without looking at what version it is of; whoever opens it closes it. */
  openAsItIs: () => Promise<Database>;
  /** Opens it as a server does, of the present version unless what it ships is named. */
  open: (shipped?: ShippedData) => Promise<Database>;
  /** What a server needs to run on it. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** The former versions, by the day of their dump; see the README in their folder. */
export const formerVersions = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => basename(file, '.sql'));

/** How to restore a version's database on each kind; `undefined` where PostgreSQL is not installed. */
export function formerKinds(): [
  string,
  ((version: string) => Promise<FormerDatabase>) | undefined,
][] {
  const admin = inject('postgresql');
  return [
    ['embedded', (version) => restore(version, embedded())],
    [
      'PostgreSQL',
      admin === undefined ? undefined : async (version) => restore(version, await onServer(admin)),
    ],
  ];
}

type Place = Omit<FormerDatabase, 'open'>;

function embedded(): Place {
  const data = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  return {
    env: { KONTOR_DATA: data },
    remove: async () => rmSync(data, { recursive: true, force: true }),
  };
}

async function onServer(admin: string): Promise<Place> {
  const { url, drop } = await createDatabase(admin);
  return { openAsItIs: () => openPostgresql(url), env: { DATABASE_URL: url }, remove: drop };
}

async function restore(version: string, place: Place): Promise<FormerDatabase> {
  const database = await place.openAsItIs();
  const client = await database.pool.connect();
  await client.query(readFileSync(join(folder, `${version}.sql`), 'utf8'));
  await client.query('reset all'); // a dump sets the search path, among others
  client.release();
  await database.close();
  return {
    ...place,
    open: (shipped = productData) =>
      openDatabase(
        {
          dataFolder: place.env.KONTOR_DATA ?? '',
          databaseUrl: place.env.DATABASE_URL,
          demo: true,
          demoDay: DEMO_DAY,
          reserveMegabytes: 0,
        },
        shipped,
      ),
  };
}

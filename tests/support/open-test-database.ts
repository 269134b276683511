import { productData } from '../../server/product-data';
import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/data/open-database';
import { DEMO_DAY } from './demo-day';
import { demoFolder } from './demo-template';
import { preparedDatabase } from './prepared-database';

export interface OpenedDatabase {
  database: Database;
  clean: () => Promise<void>;
}

/** Both kinds of database, opened in the test's own process; `undefined` where PostgreSQL is not installed. */
export function databaseKinds(): [string, (() => Promise<OpenedDatabase>) | undefined][] {
  const admin = inject('postgresql');
  return [
    ['embedded', openEmbeddedCopy],
    ['PostgreSQL', admin === undefined ? undefined : () => openPostgresql(admin)],
  ];
}

async function openEmbeddedCopy(): Promise<OpenedDatabase> {
  const dataFolder = await demoFolder();
  const database = await open({ dataFolder });
  return {
    database,
    clean: async () => {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function openPostgresql(admin: string): Promise<OpenedDatabase> {
  const { url, drop } = await preparedDatabase(admin);
  const database = await open({ databaseUrl: url });
  return {
    database,
    clean: async () => {
      await database.close();
      await drop();
    },
  };
}

function open(place: { dataFolder?: string; databaseUrl?: string }): Promise<Database> {
  return openDatabase(
    {
      dataFolder: '',
      databaseUrl: undefined,
      demo: true,
      demoDay: DEMO_DAY,
      reserveMegabytes: 0,
      ...place,
    },
    productData,
  );
}

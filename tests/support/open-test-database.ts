import { productData } from '../../server/product-data';
import type { ShippedData } from '../../server/data/shipped-data';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/data/open-database';
import { DEMO_DAY } from './demo-day';
import { demoDatabase } from './test-cluster';

export interface OpenedDatabase {
  database: Database;
  clean: () => Promise<void>;
}

/** Opens a demo company of its own in the test's own process. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const { url, drop } = await demoDatabase();
  const database = await openAsServer(url, productData);
  return {
    database,
    clean: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Opens a database as a server does that ships this. */
export function openAsServer(databaseUrl: string, shipped: ShippedData): Promise<Database> {
  const config = { databaseUrl, dataFolder: '', demo: true, demoDay: DEMO_DAY };
  return openDatabase({ ...config, reserveMegabytes: 0 }, shipped);
}

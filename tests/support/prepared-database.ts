import pg from 'pg';
import { openDatabase } from '../../server/data/open-database';
import { productData } from '../../server/product-data';
import { createDatabase, databaseUrl, type EmptyDatabase } from './create-database';
import { DEMO_DAY } from './demo-day';

const TEMPLATE = 'kontor_template';

/** A database of its own with the demo company, copied from one that is filled before the tests begin. */
export function preparedDatabase(admin: string): Promise<EmptyDatabase> {
  return createDatabase(admin, TEMPLATE);
}

/** Fills the database that `preparedDatabase` copies. */
export async function fillTemplate(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(`create database ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  const place = { databaseUrl: databaseUrl(admin, TEMPLATE), dataFolder: '', reserveMegabytes: 0 };
  const database = await openDatabase({ ...place, demo: true, demoDay: DEMO_DAY }, productData);
  await database.close();
}

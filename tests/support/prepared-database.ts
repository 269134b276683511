import { productData } from '../../server/product-data';
import pg from 'pg';
import { openDatabase } from '../../server/db/open-database';
import { DEMO_DAY } from './demo-day';
import { createDatabase, databaseUrl, type EmptyDatabase } from './create-database';

const TEMPLATE = 'kontor_template';
/** Any number: one worker fills the template, the others wait. */
const LOCK = 4711;

/** A database of its own with the demo company, copied from one that is filled once a run. */
export async function preparedDatabase(admin: string): Promise<EmptyDatabase> {
  await ensureTemplate(admin);
  return createDatabase(admin, TEMPLATE);
}

async function ensureTemplate(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rows.length > 0) return;
    const draft = `${TEMPLATE}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const database = await openDatabase(
      {
        databaseUrl: databaseUrl(admin, draft),
        dataFolder: '',
        demo: true,
        demoDay: DEMO_DAY,
        reserveMegabytes: 0,
      },
      productData,
    );
    await database.close();
    await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
  } finally {
    await client.end();
  }
}

import { to as copyTo } from 'pg-copy-streams';
import { migrationsOf } from '../db/migrate';
import type { Connection } from './connect';
import type { Facts, TableFacts } from './facts';
import { productVersion } from './product-version';
import type { Source } from './source';
import { copyOut, lockShapes, sequences, sumTable, tableShapes } from './tables';
import type { Watch } from './watch';

/** Opens a company in a database, as it is at this moment: all is read in one snapshot, others go on working. */
export async function openDatabaseSource(
  { client, close }: Connection,
  shown: string,
  watch: Watch,
): Promise<Source> {
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows } = await client.query<{ known: boolean; version: string; seconds: number }>(
    `select to_regclass('kontor_migrations') is not null as known, current_setting('server_version') as version,
       floor(extract(epoch from now()))::int as seconds`,
  );
  if (!rows[0]?.known)
    throw new Error(`${shown} holds no company: there is no table kontor_migrations`);
  const shapes = await tableShapes(client);
  await client.query(lockShapes(shapes));
  watch.begin('Counting');
  const tables: TableFacts[] = [];
  for (const shape of shapes) {
    watch.at(shape.name);
    const sums = await sumTable(client, shape);
    watch.add(sums.bytes, sums.rows);
    tables.push({ ...shape, ...sums });
  }
  const facts: Facts = {
    created: new Date(rows[0].seconds * 1000).toISOString(),
    product: await productVersion(),
    postgresql: rows[0].version,
    migrations: await migrationsOf(client),
    tables,
    // Rows of the snapshot have got their numbers already: sequences stand there or further.
    sequences: await sequences(client),
  };
  return { facts, read: (table) => client.query(copyTo(copyOut(table))), close };
}

import { addresses } from '../../../db/generated/addresses';
import type pg from 'pg';
import { getTableColumns } from 'drizzle-orm';
import { makeAddress } from './make-address';
import type { DemoCalendar } from '../../../demo/calendar';
import { createRandom } from '../../../demo/random';

/** Number of generated addresses that the many are mixed from. */
export const POOL = 20_000;
const CHUNK = 5_000;
/** First seed of the pool; those of the demo company's own addresses and persons end far below. */
const FIRST_SEED = 5_000_000;

const columns = getTableColumns(addresses);

/**
 * Fills the temporary table `address_pool` with addresses like the demo company's, numbered from 1 by
 * `n` so that those of one country and language stand together: `first` and `size` say where.
 */
export async function fillAddressPool(
  client: pg.ClientBase,
  calendar: DemoCalendar,
): Promise<void> {
  await dropAddressPool(client);
  await client.query('create temporary table drawn as select * from addresses with no data');
  for (let start = 0; start < POOL; start += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, index) => rowOf(calendar, start + index + 1));
    await client.query(
      'insert into drawn select * from json_populate_recordset(null::drawn, $1::json)',
      [JSON.stringify(rows)],
    );
  }
  await client.query(`
    create temporary table address_pool as
    select row_number() over (order by lkz, sprache, id)::integer as n,
      rank() over (order by lkz, sprache)::integer as first,
      count(*) over (partition by lkz, sprache)::integer as size,
      drawn.*
    from drawn`);
  await client.query('create unique index address_pool_n on address_pool (n)');
  // The planner only needs the number of rows; measuring every column takes half a second.
  await client.query('analyze address_pool (n)');
}

/** Drops the pool: the connection goes back among others, and temporary tables last as long as it does. */
export async function dropAddressPool(client: pg.ClientBase): Promise<void> {
  await client.query('drop table if exists address_pool, drawn');
}

/** Address under the names of its columns. */
function rowOf(calendar: DemoCalendar, id: number): Record<string, unknown> {
  const seed = FIRST_SEED + id;
  // Names may repeat, as they do among a million: none counts as taken.
  const address = makeAddress(calendar, id, id / POOL, createRandom(seed), new Set());
  return Object.fromEntries(
    Object.entries(address).map(([name, value]) => [
      columns[name as keyof typeof columns].name,
      value,
    ]),
  );
}

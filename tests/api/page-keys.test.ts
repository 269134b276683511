import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Executor } from '../../server/db/database';
import { pageKeys, type KeysAsked } from '../../server/resources/lists/page-keys';
import { openTestDatabase, type OpenedDatabase } from '../support/open-test-database';

const ROWS = 50_000;
const LIMIT = 101;

const places = pgTable('bench_places', {
  id: bigint({ mode: 'number' }).primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
  town: text().notNull(),
  street: text().notNull(),
  customer: boolean().notNull(),
  buyer: boolean().notNull(),
});
const byNumber = [sql`${asc(places.number)}`, sql`${asc(places.id)}`];

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows that a query takes from tables and indexes, whether they are of use or not. */
async function rowsRead(query: SQL, db: Executor): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  const open = [(rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan];
  let read = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    open.push(...(node.Plans ?? []));
    if (!/Seq Scan|Index Scan|Index Only Scan|Bitmap Heap Scan/.test(node['Node Type'])) continue;
    if (node['Node Type'] === 'Bitmap Index Scan') continue;
    read += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  }
  return read;
}

describe('the keys of a page of a filtered list', () => {
  let opened: OpenedDatabase;
  let db: Executor;
  beforeAll(async () => {
    opened = await openTestDatabase();
    const { pool, orm } = opened.database;
    db = orm;
    await pool.query(
      `create table bench_places (id bigint primary key, number bigint not null, town text not null,
           street text not null, customer boolean not null, buyer boolean not null);
         -- Of values it does not know, PostgreSQL takes them to be as frequent as the others.
         alter table bench_places alter town set statistics 1, alter street set statistics 1;
         insert into bench_places
           select n, n, 'town ' || n % 5, 'street ' || n % 30, n % 2 = 0, n % 2 = 0
           from generate_series(1, ${ROWS}) n;
         create index on bench_places (number, id);
         create index on bench_places (town, id);
         create index on bench_places (street, id)`,
    );
    await pool.query('vacuum (analyze) bench_places');
  });
  afterAll(() => opened.clean());

  /** What is read until the page is there, and what a plain query would read. */
  const cost = async (where: SQL | undefined, offset = 0) => {
    const asked: KeysAsked = {
      ...{ table: places, keyColumn: places.id, where, order: byNumber, limit: LIMIT, offset },
    };
    const plain = sql`select ${places.id} as key from ${places} where ${where}
        order by ${sql.join(byNumber, sql`, `)} limit ${LIMIT} offset ${offset}`;
    let read = 0;
    let found: unknown[] = [];
    for (const keys of await pageKeys(asked, db)) {
      read += await rowsRead(keys, db);
      found = (await db.execute<{ key: string }>(keys)).rows.map(({ key }) => Number(key));
      if (found.length === LIMIT) break;
    }
    const wanted = (await db.execute<{ key: string }>(plain)).rows.map(({ key }) => Number(key));
    expect(found).toEqual(wanted);
    return { found: found.length, read, plain: await rowsRead(plain, db) };
  };

  test('a value that is not there is looked up, although the order has an index of its own', async () => {
    const { found, read, plain } = await cost(eq(places.street, 'nowhere'));
    expect(found).toBe(0);
    expect(plain).toBe(ROWS);
    expect(read).toBe(0);
  });

  test('where many were believed to match, so many rows are looked at in vain and no more', async () => {
    const { found, read, plain } = await cost(eq(places.town, 'nowhere'));
    expect(found).toBe(0);
    expect(plain).toBe(ROWS);
    expect(read).toBeLessThanOrEqual(20_000);
  });

  test('conditions that contradict each other', async () => {
    const { found } = await cost(and(eq(places.customer, true), eq(places.buyer, false)));
    expect(found).toBe(0);
  });

  test('what every other row fulfils is found on the way', async () => {
    const { found, read } = await cost(eq(places.customer, true));
    expect(found).toBe(LIMIT);
    expect(read).toBeLessThan(500);
  });

  test('where they have been counted, nothing has to be estimated', async () => {
    const where = eq(places.town, 'nowhere');
    const asked = { table: places, keyColumn: places.id, where, order: byNumber };
    const page = { ...asked, limit: LIMIT, offset: 0 };
    expect(await pageKeys({ ...page, total: 0 }, db)).toHaveLength(1);
    expect(await pageKeys({ ...page, total: 10_000 }, db)).toHaveLength(2);
    const [keys] = await pageKeys({ ...page, total: 0 }, db);
    expect(await rowsRead(keys as SQL, db)).toBe(0);
  });

  test('a page further down, and one beyond the end', async () => {
    expect(await cost(eq(places.customer, true), 1_500)).toMatchObject({ found: LIMIT });
    expect(await cost(eq(places.town, 'town 1'), 9_950)).toMatchObject({ found: 50 });
    expect(await cost(eq(places.street, 'street 1'), 5_000)).toMatchObject({ found: 0 });
  });

  test('what the index of the order bounds by itself is gone through there', async () => {
    const { found, read } = await cost(gt(places.number, 45_000));
    expect(found).toBe(LIMIT);
    expect(read).toBeLessThan(500);
  });

  test('rows that match at the other end only', async () => {
    const { found } = await cost(sql`${places.number} + 0 > ${ROWS - 200}`);
    expect(found).toBe(LIMIT);
  });
});

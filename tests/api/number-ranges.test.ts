import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '../../server/db/generated/addresses';
import { nextNumber } from '../../server/resources/changes/number-range';
import { clientOf, recordOf } from '../support/api-client';
import type { EmptyDatabase } from '../support/create-database';
import { book, convert, writeDraft } from '../support/sales-documents';
import { fullMatrix } from '../support/full-matrix';
import { runServer, type ServerProcess } from '../support/server-process';
import { demoDatabase } from '../support/test-cluster';

const ROUNDS = fullMatrix ? 20 : 6;
const AT_ONCE = 50;

describe('number ranges', () => {
  let database: EmptyDatabase;
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    database = await demoDatabase();
    server = await runServer({ DATABASE_URL: database.url, PORT: '0', NODE_ENV: 'test' });
    ({ token } = await clientOf(server.url, 'buero'));
  });
  afterAll(async () => {
    await server.end();
    await database.drop();
  });

  const create = async (body: object, signal?: AbortSignal) => {
    const response = await fetch(`${server.url}/vario-api/stammdaten/adressen`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    return response.status;
  };

  test('nobody waits for the counter of a document whose prices are still being found', async () => {
    const client = await clientOf(server.url, 'buero');
    const offer = { belegart: '0100', adresseId: 1 };
    const begin = () => client.post('/verkauf/belege', offer);
    const path = (await begin()).headers.get('location') ?? '';
    expect((await client.post(`${path}/positionen`, { artikelId: 1, menge: 2 })).status).toBe(201);
    const slow = new pg.Client(database.url);
    await slow.connect();
    await slow.query('begin; lock table special_prices in access exclusive mode');
    try {
      const copy = client.post(`${path}/kopieren`, { preiseNeu: true });
      const waiting = `select from pg_locks where relation = 'special_prices'::regclass and not granted`;
      await expect.poll(async () => (await slow.query(waiting)).rowCount).toBe(1);
      expect((await begin()).status).toBe(201);
      await slow.query('rollback');
      expect((await copy).status).toBe(201);
    } finally {
      await slow.end();
    }
  });

  test('nobody waits for the counter of an invoice whose delivery is still being recomputed', async () => {
    const buero = await clientOf(server.url, 'buero');
    const line = { bezeichnung: 'Montage', menge: 1, einzelpreis: 90 };
    const delivery = await writeDraft(buero, '0300', [line]);
    await book(buero, delivery);
    const [first, second] = [
      await convert(buero, delivery, '04'),
      await writeDraft(buero, '0400', [line]),
    ];
    const slow = new pg.Client(database.url);
    await slow.connect();
    await slow.query(`begin; select from sales_positions where beleg_id = ${delivery} for update`);
    try {
      const waiting = book(buero, first);
      const held = `select from pg_locks where locktype = 'transactionid' and not granted`;
      await expect.poll(async () => (await slow.query(held)).rowCount).toBe(1);
      expect(await book(buero, second)).toMatchObject({ belegstatus: '3' });
      await slow.query('rollback');
      expect(await waiting).toMatchObject({ belegstatus: '3' });
    } finally {
      await slow.end();
    }
  });

  test('nobody waits for the counter of a document whose lines are still being stored', async () => {
    const client = await clientOf(server.url, 'buero');
    const begin = (belegart: string) => client.post('/verkauf/belege', { belegart, adresseId: 1 });
    const path = (await begin('0100')).headers.get('location') ?? '';
    const line = { bezeichnung: 'Montage', menge: 1, einzelpreis: 90 };
    expect((await client.post(`${path}/positionen`, line)).status).toBe(201);
    const version = () => client.get(path).then(({ headers }) => headers.get('etag') ?? '');
    const booked = await client.post(`${path}/buchen`, {}, { 'if-match': await version() });
    expect(booked.status).toBe(200);
    const slow = new pg.Client(database.url);
    await slow.connect();
    const together = { ids: [Number(path.split('/').at(-1))], targetType: '02' };
    const works = [
      ['0100', () => client.post(`${path}/kopieren`, {})],
      ['0200', () => client.post('/verkauf/belege/sammelumwandlung', together)],
    ] as const;
    try {
      for (const [belegart, work] of works) {
        await slow.query('begin; lock table sales_positions in share mode');
        const made = work();
        const waiting = `select from pg_locks where relation = 'sales_positions'::regclass and not granted`;
        await expect.poll(async () => (await slow.query(waiting)).rowCount).toBe(1);
        expect((await begin(belegart)).status).toBe(201);
        await slow.query('rollback');
        const { status, headers } = await made;
        expect(status).toBe(201);
        const stored = await client.get(headers.get('location') ?? '');
        expect(recordOf(stored).belegnummer).toMatch(/-[0-9]{5}$/);
      }
    } finally {
      await slow.end();
    }
  });

  test('50 at once, again and again, some failing: no duplicate and no gap among committed records', async () => {
    // A failure after the number is drawn: the row itself is refused by the database.
    await database.query(`create unique index test_taken on addresses (s10) where s10 is not null`);
    const outcomes = new Map<number | string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const calls = Array.from({ length: AT_ONCE }, async (_, index) => {
        const name1 = `Runde ${round} Nummer ${index}`;
        if (index % 10 === 3) return create({ name1, s10: `Doppelt ${round}` });
        if (index % 10 === 6) {
          const aborted = new AbortController();
          setTimeout(() => aborted.abort(), 5 + index);
          return create({ name1 }, aborted.signal).catch(() => 'aborted');
        }
        return create({ name1 });
      });
      if (round % 4 === 1) await killSomeBackends(database);
      for (const outcome of await Promise.all(calls)) {
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
    const [found] = await database.query<Record<string, number>>(
      `select count(*)::int n, count(distinct adressnummer)::int numbers,
         max(adressnummer)::int - min(adressnummer)::int + 1 span,
         max(adressnummer)::int - (select value::int from counters where name = 'adressnummer') ahead
       from addresses`,
    );
    expect(found?.numbers).toBe(found?.n);
    expect(found?.span).toBe(found?.n);
    expect(found?.ahead).toBe(0);
    // Every kind of failure happened, and nothing else.
    expect([...outcomes.keys()].filter((key) => ![201, 422, 503, 'aborted'].includes(key))).toEqual(
      [],
    );
    expect(outcomes.get(201)).toBeGreaterThan((ROUNDS * AT_ONCE) / 2);
    expect(outcomes.get(422)).toBeGreaterThanOrEqual(ROUNDS);
    expect(outcomes.get('aborted')).toBeGreaterThan(0);
    expect(outcomes.get(503)).toBeGreaterThan(0);
    await database.query('drop index test_taken');
  }, 120_000);

  test('a deadlock around the number is repeated and leaves no gap', async () => {
    const before = await counter(database);
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    pool.on('error', () => undefined);
    const first = await pool.connect();
    try {
      // A stranger holds an address and wants the counter, the server's call has the counter and wants the address.
      await first.query('begin');
      await first.query(`set local deadlock_timeout = '10s'`); // the server's side is the one to notice
      await first.query(`select 1 from users where id = 2 for update`);
      const call = create({ name1: 'Verklemmt', vertreter1: 2 });
      await until(async () => (await waiting(database)) > 0);
      const blocked = first.query(`update counters set value = value where name = 'adressnummer'`);
      await blocked.catch(() => undefined);
      await first.query('rollback');
      expect([201, 503]).toContain(await call);
    } finally {
      first.release(true);
      await pool.end();
    }
    const [{ n = 0 } = {}] = await database.query<{ n: number }>(
      `select count(*)::int n from addresses where name1 = 'Verklemmt'`,
    );
    expect(await counter(database)).toBe(before + n);
  });

  test('several ranges in one transaction, drawn in one order, do not lock each other up', async () => {
    await database.query(
      `insert into counters (name, value) values ('test_a', 0), ('test_b', 0), ('test_c', 0)`,
    );
    const pool = new pg.Pool({ connectionString: database.url, max: 20 });
    const orm = drizzle({ client: pool });
    const drawn: number[][] = [];
    try {
      await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          orm
            .transaction(async (tx) => {
              const numbers: number[] = [];
              for (const range of ['test_a', 'test_b', 'test_c']) {
                numbers.push(await nextNumber(range, addresses.adressnummer, tx));
              }
              if (index % 5 === 0) throw new Error('changed its mind');
              await tx.execute(sql`select 1`);
              drawn.push(numbers);
            })
            .catch((error: Error) => {
              if (error.message !== 'changed its mind') throw error;
            }),
        ),
      );
    } finally {
      await pool.end();
    }
    for (const range of [0, 1, 2]) {
      const numbers = drawn.map((one) => one[range] ?? 0).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 160 }, (_, index) => index + 1));
    }
  });

  test('a range without a counter begins after the highest number that is there, once', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 10 });
    const orm = drizzle({ client: pool });
    const [{ highest = 0 } = {}] = await database.query<{ highest: number }>(
      `select max(adressnummer)::int highest from addresses`,
    );
    try {
      const draw = () =>
        orm.transaction((tx) => nextNumber('test_new', addresses.adressnummer, tx));
      const drawn = await Promise.all(Array.from({ length: 30 }, draw));
      expect(highest).toBeGreaterThan(0);
      expect(drawn.sort((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, index) => highest + 1 + index),
      );
    } finally {
      await pool.end();
    }
  });
});

/** Ends some of the server's sessions in the middle of whatever they do. */
async function killSomeBackends({ query }: EmptyDatabase): Promise<void> {
  await until(async () => {
    const ended = await query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'kontor' and state <> 'idle' limit 3`,
    );
    return ended.length > 0;
  });
}

/** How many of the server's sessions wait for a lock. */
async function waiting({ query }: EmptyDatabase): Promise<number> {
  const [row] = await query<{ n: number }>(
    `select count(*)::int n from pg_stat_activity
     where datname = current_database() and application_name = 'kontor' and wait_event_type = 'Lock'`,
  );
  return row?.n ?? 0;
}

async function counter({ query }: EmptyDatabase): Promise<number> {
  const [row] = await query<{ value: number }>(
    `select value::int from counters where name = 'adressnummer'`,
  );
  return row?.value ?? 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

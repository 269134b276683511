import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Makes a database whose statements all end by a moment: each gets what is left of the time, and PostgreSQL ends it
 * with 57014. The connections keep their own limit for everybody else. One read takes one connection, however many
 * statements it asks side by side: the load of all users' reads is measured by their number (`WorkAtOnce`). Within a
 * transaction only its own statements may be awaited.
 */
export function limitedTo(ms: number, pool: pg.Pool): NodePgDatabase<Record<string, never>> {
  const end = performance.now() + ms;
  return drizzle({ client: new LimitedPool(pool, end) as unknown as pg.Pool });
}

/** Part of a pool that Drizzle needs; it recognises one by the word in its name. */
class LimitedPool {
  /** Settled when the connection that was taken last is free again. */
  private last = Promise.resolve();

  constructor(
    private readonly pool: pg.Pool,
    private readonly end: number,
  ) {}

  async query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    try {
      return await client.query(query, values);
    } finally {
      client.release();
    }
  }

  async connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
    const before = this.last;
    let free = () => {};
    this.last = new Promise((resolve) => (free = resolve));
    await before;
    let client: pg.PoolClient | undefined;
    try {
      client = await this.pool.connect();
      await client.query(`set statement_timeout = ${this.left()}`);
    } catch (error) {
      client?.release(true);
      free();
      throw error;
    }
    const connection = client;
    return {
      // A name would stand for another statement: the connections know those of the unlimited database.
      query: ((query: pg.QueryConfig, values?: unknown[]) =>
        connection.query({ ...query, name: undefined }, values)) as pg.PoolClient['query'],
      release: () => {
        connection
          .query('reset statement_timeout')
          .then(
            () => connection.release(),
            () => connection.release(true),
          )
          .finally(free);
      },
    };
  }

  /** Time left in whole milliseconds; 0 would be no limit. */
  private left(): number {
    return Math.max(1, Math.ceil(this.end - performance.now()));
  }
}

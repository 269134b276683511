import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * A database whose statements all end by a moment: each gets what is left of the time, and PostgreSQL ends it with 57014.
 * The connections keep their own limit for everybody else.
 */
export function limitedTo(ms: number, pool: pg.Pool): NodePgDatabase<Record<string, never>> {
  const end = performance.now() + ms;
  return drizzle({ client: new LimitedPool(pool, end) as unknown as pg.Pool });
}

/** What Drizzle needs of a pool; it tells one by the word in its name. */
class LimitedPool {
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
    const client = await this.pool.connect();
    try {
      await client.query(`set statement_timeout = ${this.left()}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return {
      // A name would stand for another statement: the connections know those of the unlimited database.
      query: ((query: pg.QueryConfig, values?: unknown[]) =>
        client.query({ ...query, name: undefined }, values)) as pg.PoolClient['query'],
      release: () => {
        client.query('reset statement_timeout').then(
          () => client.release(),
          () => client.release(true),
        );
      },
    };
  }

  /** In whole milliseconds; 0 would be no limit. */
  private left(): number {
    return Math.max(1, Math.ceil(this.end - performance.now()));
  }
}

import { getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import type { ReturnTotal } from '../../http/limits/read-weight';

/** So many rows are counted by `capped`; who asks wants to know whether it is worth scrolling, not how many millions there are. */
const MOST_COUNTED = 100_000;

/** What an answer says of its total. */
export interface Total {
  total?: number;
  /** There are more than `total`. */
  totalCapped?: true;
}

interface Counted {
  /** A table, or a query with a name. */
  rows: PgTable | SQL;
  where?: SQL;
}

/**
 * The total of a list as it is asked for. All rows of a table are not counted but known (`row_counts`), so that they are
 * said exactly either way.
 */
export async function totalOf(
  asked: ReturnTotal | undefined,
  { rows, where }: Counted,
  db: Executor,
): Promise<Total> {
  if (!asked) return {};
  if (is(rows, PgTable) && where === undefined) {
    const known = await knownTotal(rows, db);
    if (known !== undefined) return { total: known };
  }
  const isCapped = asked === 'capped';
  const most = isCapped ? MOST_COUNTED : Infinity;
  // One more than is said, to know whether there are more.
  const limit = isCapped ? sql` limit ${most + 1}` : sql``;
  const condition = where ? sql` where ${where}` : sql``;
  const total = await numberOf(
    isCapped
      ? sql`select count(*) as n from (select 1 from ${rows}${condition}${limit}) counted`
      : sql`select count(*) as n from ${rows}${condition}`,
    db,
  );
  if (total > most) return { total: most, totalCapped: true };
  return { total };
}

/** How many rows a table has by its changes; undefined for one whose changes are not noted. */
async function knownTotal(table: PgTable, db: Executor): Promise<number | undefined> {
  const { rows } = await db.execute<{ n: string | null }>(
    sql`select sum(change) as n from row_counts where table_name = ${getTableName(table)}`,
  );
  const n = rows[0]?.n;
  return n === null || n === undefined ? undefined : Number(n);
}

async function numberOf(query: SQL, db: Executor): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(query);
  return Number(rows[0]?.n);
}

import { getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import type { ReturnTotal } from '../../http/limits/read-weight';

/**
 * Maximum number of rows that `capped` counts: people want to know whether scrolling is worth it, not how many millions
 * there are.
 */
const MOST_COUNTED = 100_000;

/** Total of an answer. */
export interface Total {
  total?: number;
  /** True if there are more than `total`. */
  totalCapped?: true;
}

interface Counted {
  /** Table, or a query with a name. */
  rows: PgTable | SQL;
  where?: SQL;
}

/**
 * Counts a list as requested. All rows of a table are not counted but known (`row_counts`), so their number is exact
 * either way.
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
  // One more than is reported, to know whether there are more.
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

/** Reads the number of rows of a table from its noted changes; undefined where they are not noted. */
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

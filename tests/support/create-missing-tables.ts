import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { tableSql } from '../../compiler/migration/table-sql';

/** Makes the tables that a database lacks, as a migration would; what they refer to may be among them. */
export async function createMissingTables(
  pool: Pick<pg.Pool, 'query'>,
  tables: Readonly<Record<string, PgTable>>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  const missing = Object.values(tables)
    .filter((table) => !there.has(getTableName(table)))
    .map(tableSql);
  const statements = [
    ...missing.map(({ create }) => create),
    ...missing.flatMap(({ references }) => Object.values(references)),
    ...missing.flatMap(({ indexes }) => indexes.map(({ sql }) => sql)),
  ];
  if (statements.length > 0) await pool.query(statements.join('\n'));
}

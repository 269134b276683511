import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

interface Declared {
  schema: string;
  table: PgTable;
}

/**
 * Checks that the database has every column that the contract declares before anything is served: otherwise a list
 * would fail at the first call. Throws, naming schema, property, table and column, for all that are missing.
 */
export async function checkColumns(db: Executor, declared: readonly Declared[]): Promise<void> {
  const { rows } = await db.execute<{ table: string; column: string }>(
    sql`select c.relname as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and a.attnum > 0 and not a.attisdropped`,
  );
  const there = new Map<string, Set<string>>();
  for (const { table, column } of rows) {
    const columns = there.get(table) ?? new Set();
    there.set(table, columns.add(column));
  }
  const missing = missingColumns(declared, there);
  if (missing.length === 0) return;
  throw new Error(
    `The database lacks what the contract declares; npm run migration:draft -- <name> drafts the migration:\n${missing.join('\n')}`,
  );
}

/** Returns a sentence for each property without a column; `there`: the columns of each table of the database. */
export function missingColumns(
  declared: readonly Declared[],
  there: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return declared.flatMap(({ schema, table }) => {
    const name = getTableName(table);
    const columns = there.get(name);
    if (!columns) return [`${schema}: there is no table «${name}»`];
    const wanted = Object.entries(getTableColumns(table));
    const lacked = wanted.filter(([, column]) => !columns.has(column.name));
    const names = new Set(wanted.map(([, column]) => column.name));
    // One of them may be the intended column, under another name.
    const spare = [...columns].filter((column) => !names.has(column)).map((one) => `«${one}»`);
    const rather = spare.length === 0 ? '' : `; nothing declares its ${spare.join(', ')}`;
    return lacked.map(
      ([property, column]) =>
        `${schema}.${property}: table «${name}» has no column «${column.name}»${rather}`,
    );
  });
}

import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';

const CHUNK = 5_000;

/**
 * Inserts many rows of one shape as JSON, several times faster than parameter by parameter. Every row
 * must have the properties of the first one; what they leave out gets its default.
 */
export async function insertRows<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const used = [...names].map((name) => {
    const column = columns[name];
    if (!column) throw new Error(`insertRows: ${getTableName(table)} has no column «${name}»`);
    return { name, column };
  });
  const list = sql.raw(used.map(({ column }) => `"${column.name}"`).join(', '));
  const types = sql.raw(
    used.map(({ name, column }) => `"${name}" ${column.getSQLType()}`).join(', '),
  );
  const picked = sql.raw(used.map(({ name }) => `"${name}"`).join(', '));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await db.execute(
      sql`insert into ${table} (${list}) select ${picked} from json_to_recordset(${chunk}::json) as r (${types})`,
    );
  }
}

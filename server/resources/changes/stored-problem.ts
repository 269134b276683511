import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { databaseError } from '../../http/errors/database-problem';
import { fieldProblem, type Problem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';

/** SQLSTATE → message at the field whose constraint is broken. */
const codes: Readonly<Record<string, string>> = {
  '23505': 'msg_value_taken',
  '23503': 'msg_reference_unknown',
};

/** Runs a write; a broken unique or foreign key becomes 422 at the property that broke it. */
export async function storing<T>(
  resource: Resource,
  db: Executor,
  write: (db: Executor) => Promise<T>,
): Promise<T> {
  try {
    // A savepoint: the catalogue must still be readable after the failure.
    return await db.transaction(write);
  } catch (error) {
    throw (await constraintProblem(resource, db, error)) ?? error;
  }
}

async function constraintProblem(
  resource: Resource,
  db: Executor,
  error: unknown,
): Promise<Problem | undefined> {
  const found = databaseError(error);
  const code = codes[found?.code ?? ''];
  if (!code || !found?.constraint) return undefined;
  const { rows } = await db.execute<{ column: string }>(sql`
    select a.attname as column
    from pg_class i join pg_index x on x.indexrelid = i.oid
    join pg_attribute a on a.attrelid = x.indrelid and a.attnum = any (x.indkey)
    where i.relname = ${found.constraint} and x.indrelid = ${resource.tableName}::regclass
    union
    select a.attname from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.conname = ${found.constraint} and c.conrelid = ${resource.tableName}::regclass`);
  const broken = new Set(rows.map(({ column }) => column));
  const properties = Object.keys(resource.properties).filter((name) => {
    const column = resource.columns[name];
    return column !== undefined && broken.has(column.name);
  });
  if (properties.length === 0) return undefined;
  return fieldProblem(Object.fromEntries(properties.map((name) => [name, [{ code }]])));
}

import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

/** Maximum statements kept: each connection keeps what it has prepared, and their number may depend on addresses. */
const MOST = 200;

const dialect = new PgDialect();
const statements = new WeakMap<object, Map<string, unknown>>();

/**
 * Makes a statement with `build` once. `key` says everything that distinguishes it; `name` is its name on the
 * connections, empty where they should forget it.
 */
export function preparedOnce<T>(db: Executor, key: string, build: (name: string) => T): T {
  const known = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, known);
  const found = known.get(key) as T | undefined;
  if (found !== undefined) return found;
  if (known.size >= MOST) return build('');
  const prepared = build(`kontor_${known.size}`);
  known.set(key, prepared);
  return prepared;
}

/** Converts a row's values, which come in the order of the query's columns. */
type ToRow<Row> = (values: unknown[]) => Row;

/** Runs a query without values as a prepared statement. */
export function executePrepared<Row>(
  db: Executor,
  key: string,
  query: () => SQL,
  toRow: ToRow<Row>,
): Promise<Row[]> {
  return preparedOnce(db, key, (name) => rowsOfQuery(db, query(), toRow, name)).execute();
}

/** Runs a query. Values by position cost the driver much less than objects, which it makes by the columns' names. */
export function executeRows<Row>(db: Executor, query: SQL, toRow: ToRow<Row>): Promise<Row[]> {
  return rowsOfQuery(db, query, toRow, '').execute();
}

function rowsOfQuery<Row>(db: Executor, query: SQL, toRow: ToRow<Row>, name: string) {
  return db._.session.prepareQuery<{ execute: Row[]; all: never; values: never }>(
    dialect.sqlToQuery(query),
    undefined,
    name,
    true,
    (rows) => rows.map(toRow),
  );
}

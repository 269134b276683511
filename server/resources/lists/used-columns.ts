import { Column, is, SQL, Subquery, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Finds the columns of a table that expressions name, also in queries inside them. */
export function usedColumns(expressions: readonly SQLWrapper[], table: PgTable): Set<PgColumn> {
  const found = new Set<PgColumn>();
  const open: unknown[] = [...expressions];
  while (open.length > 0) {
    const chunk = open.pop();
    if (is(chunk, Column)) {
      if (chunk.table === table) found.add(chunk as PgColumn);
    } else if (is(chunk, SQL)) open.push(...chunk.queryChunks);
    else if (is(chunk, Subquery)) open.push(chunk._.sql);
    else if (Array.isArray(chunk)) open.push(...(chunk as unknown[]));
    // A value wraps itself.
    else if (isWrapper(chunk))
      open.push(...chunk.getSQL().queryChunks.filter((inner) => inner !== chunk));
  }
  return found;
}

/** Tells whether a value is a query, or an expression with a name; a table is its own. */
function isWrapper(value: unknown): value is SQLWrapper {
  return typeof (value as Partial<SQLWrapper> | null)?.getSQL === 'function';
}

import { Column, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyRecord } from './read';

/** What a query selects of a table. */
export interface SelectedColumns {
  /** The columns, each named as its answer names it. */
  sql: SQL;
  /** Makes a record of a row as the driver gives it; the row is the record from then on. */
  toRecord: (row: Record<string, unknown>) => AnyRecord;
}

const known = new WeakMap<object, SelectedColumns>();

/** How to select columns, by their names in the answer: worked out once for each set of them. */
export function selectedColumns(columns: Readonly<Record<string, PgColumn>>): SelectedColumns {
  const found = known.get(columns) ?? selection(columns);
  known.set(columns, found);
  return found;
}

function selection(columns: Readonly<Record<string, PgColumn>>): SelectedColumns {
  const named = Object.entries(columns).map(
    ([name, column]) =>
      `${quoted(getTableName(column.table))}.${quoted(column.name)} as ${quoted(name)}`,
  );
  // Most values are what the driver makes of them.
  const read = Object.entries(columns).filter(
    ([, column]) => column.mapFromDriverValue !== Column.prototype.mapFromDriverValue,
  );
  return {
    sql: sql.raw(named.join(', ')),
    toRecord: (row) => {
      for (const [name, column] of read) {
        const value = row[name];
        if (value !== null) row[name] = column.mapFromDriverValue(value);
      }
      return row;
    },
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

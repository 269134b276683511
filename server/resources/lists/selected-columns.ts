import { Column, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyRecord } from '../records/read';

/** Columns that a query selects of a table. */
export interface SelectedColumns {
  /** Columns as SQL, each under its name in the answer. */
  sql: SQL;
  /** Makes a record from a row's values as the driver gives them. */
  toRecord: (values: readonly unknown[]) => AnyRecord;
}

const known = new WeakMap<object, SelectedColumns>();

/** Selects columns, by their names in the answer: worked out once for each set of them. */
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
  const fields = Object.entries(columns).map(([name, column], at) => ({
    name,
    at,
    // Most values stay as the driver reads them.
    isRead: column.mapFromDriverValue !== Column.prototype.mapFromDriverValue,
    column,
  }));
  // All records begin as copies of one, so that they have the same shape.
  const empty: AnyRecord = Object.fromEntries(fields.map(({ name }) => [name, null]));
  const shape = JSON.parse(JSON.stringify(empty)) as AnyRecord;
  return {
    sql: sql.raw(named.join(', ')),
    toRecord: (values) => {
      const record = { ...shape };
      for (const { name, at, isRead, column } of fields) {
        const value = values[at];
        if (value !== null) record[name] = isRead ? column.mapFromDriverValue(value) : value;
      }
      return record;
    },
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

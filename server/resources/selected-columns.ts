import { Column, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyRecord } from './read';

/** What a query selects of a table. */
export interface SelectedColumns {
  /** The columns, each named as its answer names it. */
  sql: SQL;
  /** Makes a record of a row's values as the driver gives them. */
  toRecord: (values: readonly unknown[]) => AnyRecord;
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
  return { sql: sql.raw(named.join(', ')), toRecord: compiled(columns) };
}

/**
 * Writes the function that makes a record of a row's values, as AJV writes its checks: an object literal gives all records
 * one shape, which is what they are made, checked and written fastest with. Names are those of the contract.
 */
function compiled(columns: Readonly<Record<string, PgColumn>>): SelectedColumns['toRecord'] {
  const all = Object.values(columns);
  const fields = Object.keys(columns).map((name, at) => {
    // Most values are what the driver makes of them.
    const isRead = all[at]?.mapFromDriverValue !== Column.prototype.mapFromDriverValue;
    const value = `values[${at}]`;
    const read = `${value} === null ? null : columns[${at}].mapFromDriverValue(${value})`;
    return `${JSON.stringify(name)}: ${isRead ? read : value}`;
  });
  const make = new Function('values', 'columns', `return { ${fields.join(', ')} };`) as (
    values: readonly unknown[],
    columns: readonly PgColumn[],
  ) => AnyRecord;
  return (values) => make(values, all);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

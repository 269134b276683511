import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { visibleProperty, type ListScope } from './visible-property';

/** Term of an order. */
export interface OrderTerm {
  name: string;
  descending: boolean;
  /** Values that come before everything else, in this order. */
  values?: readonly (string | number)[] | undefined;
}

/** Reads an `orderBy` parameter: names separated by commas, a leading minus sorts descending. */
export function orderTerms(orderBy: string | undefined): OrderTerm[] {
  return (orderBy ?? '')
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => ({ name: term.replace(/^[-+]/, ''), descending: term.startsWith('-') }));
}

/**
 * Columns of an order, the key last, so that rows with equal values keep their place from page to page. Throws 422 for
 * an unknown property, 403 for one that needs a right.
 */
export function orderColumns(terms: readonly OrderTerm[], scope: ListScope): SQL[] {
  const { key } = scope.resource;
  const named = new Map<string, Omit<OrderTerm, 'name'>>();
  for (const { name, ...how } of terms) {
    visibleProperty(name, scope, 'msg_order_field_unknown');
    if (!named.has(name)) named.set(name, how);
  }
  // Takes the direction of the term before it: an index on (property, key) then serves both directions.
  if (!named.has(key))
    named.set(key, { descending: [...named.values()].at(-1)?.descending ?? false });
  return [...named].flatMap(([name, { descending, values }]) => {
    const column = scope.resource.columnOf(name, scope.language);
    const direction = descending ? sql`desc` : sql`asc`;
    return [
      ...(values ? [sql`${placeAmong(values, column)} ${direction}`] : []),
      sql`${column} ${direction}`,
    ];
  });
}

/** Place of a value among those of an order; null for others, which come last. */
export function placeAmong(values: readonly (string | number)[], value: PgColumn | SQL): SQL {
  // Looked up, not searched: every row asks. For a value that is named twice the first place counts.
  const places = Object.fromEntries(values.map((one, place) => [String(one), place]).reverse());
  return sql`(${JSON.stringify(places)}::jsonb ->> ${value}::text)::int`;
}

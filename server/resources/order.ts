import { sql, type SQL } from 'drizzle-orm';
import { visibleProperty, type Scope } from './visible-property';

/** One term of an order. */
export interface OrderTerm {
  name: string;
  descending: boolean;
}

/** The terms of an `orderBy` parameter: names separated by commas, a leading minus sorts descending. */
export function orderTerms(orderBy: string | undefined): OrderTerm[] {
  return (orderBy ?? '')
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => ({ name: term.replace(/^[-+]/, ''), descending: term.startsWith('-') }));
}

/**
 * The columns of an order, the key last, so that rows with equal values keep their place from page
 * to page. Throws 422 for an unknown property, 403 for one that needs a right.
 */
export function orderColumns(terms: readonly OrderTerm[], scope: Scope): SQL[] {
  const { key } = scope.resource;
  const named = new Map<string, boolean>();
  for (const { name, descending } of terms) {
    visibleProperty(name, scope, 'msg_order_field_unknown');
    if (!named.has(name)) named.set(name, descending);
  }
  // In the direction of what stands before it, an index on (property, key) serves both directions.
  if (!named.has(key)) named.set(key, [...named.values()].at(-1) ?? false);
  return [...named].map(([name, descending]) => {
    const column = scope.resource.columnOf(name, scope.language);
    return descending ? sql`${column} desc` : sql`${column} asc`;
  });
}

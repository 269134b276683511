import { sql, type SQL } from 'drizzle-orm';
import type { Caller } from '../http/caller';
import type { Language } from '../http/language';
import { visibleProperty } from './filter';
import type { Resource } from './resource';

interface Scope {
  resource: Resource;
  caller: Caller | undefined;
  language: Language;
}

/**
 * The columns of an `orderBy` parameter, the key last, so that rows with equal values keep their
 * place from page to page. Throws 422 for an unknown property, 403 for one that needs a right.
 */
export function orderColumns(orderBy: string | undefined, scope: Scope): SQL[] {
  const terms = (orderBy ?? '')
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => ({ name: term.replace(/^[-+]/, ''), descending: term.startsWith('-') }));
  const { key } = scope.resource;
  const named = new Map<string, boolean>();
  for (const { name, descending } of terms) {
    visibleProperty(name, scope, 'msg_order_field_unknown');
    if (!named.has(name)) named.set(name, descending);
  }
  if (!named.has(key)) named.set(key, false);
  return [...named].map(([name, descending]) => {
    const column = scope.resource.columnOf(name, scope.language);
    return descending ? sql`${column} desc` : sql`${column} asc`;
  });
}

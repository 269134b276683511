import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../http/language';
import type { Resource } from './resource';

/** The columns of an answer, by the contract's names. */
export function recordColumns(resource: Resource, language: Language): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.keys(resource.properties).map((name) => [name, resource.columnOf(name, language)]),
  );
}

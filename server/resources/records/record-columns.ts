import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../http/texts/language';
import type { Resource } from '../model/resource';

const known = new WeakMap<Resource['columns'], Map<Language, Record<string, PgColumn>>>();

/** Columns of an answer, by the contract's names; the same object for the same resource and language. */
export function recordColumns(resource: Resource, language: Language): Record<string, PgColumn> {
  const languages = known.get(resource.columns) ?? new Map<Language, Record<string, PgColumn>>();
  known.set(resource.columns, languages);
  const columns = languages.get(language) ?? columnsIn(resource, language);
  languages.set(language, columns);
  return columns;
}

function columnsIn(resource: Resource, language: Language): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.keys(resource.properties).map((name) => [name, resource.columnOf(name, language)]),
  );
}

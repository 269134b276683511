import { and, sql, type SQL } from 'drizzle-orm';
import { rightToSee } from '../http/property-rights';
import { foldPattern } from './fold-pattern';
import type { Resource } from './resource';

/**
 * The condition of a list's `suche` parameter: every word must occur in one of the fields that the
 * list's `x-search` names. A table's column `suche` holds them folded and indexed; without it they
 * are folded row by row.
 */
export function searchCondition(
  suche: string | undefined,
  fields: readonly string[],
  resource: Resource,
): SQL | undefined {
  const words = (suche ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const { suche: indexed } = resource.columns;
  const text = indexed ? sql`${indexed}` : foldedFields(fields, resource);
  return and(...words.map((word) => sql`${text} like ${foldPattern(word, 'contains')}`));
}

/** Throws, naming it, when an `x-search` names what is no property or not for everybody to see. */
export function checkSearchFields(fields: readonly string[], resource: Resource): void {
  for (const field of fields) {
    const property = resource.properties[field];
    if (!property) throw new Error(`${resource.schema}: x-search names «${field}», no property`);
    if (rightToSee(property) === undefined) continue;
    throw new Error(`${resource.schema}: x-search names «${field}», which needs a right to see`);
  }
}

function foldedFields(fields: readonly string[], resource: Resource): SQL {
  const texts = fields.map((field) => sql`${resource.columnOf(field, 'de')}::text`);
  return sql`kontor_fold(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
}

import { textOfFilter, type Condition } from '../../../../schemas/rules/filter-grammar';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';

/** Shorter texts are in too many records. */
const SHORTEST = 3;

/**
 * Filters that find records which may be the same as this one, for each list of fields that is filled in: numbers and
 * codes by what they are, texts by their longest word, because «Nordlicht GmbH» may be stored as «Nordlicht Media».
 */
export function duplicateFilters(
  duplicates: readonly (readonly string[])[],
  fields: Fields,
  values: AnyRecord,
): readonly string[] {
  return duplicates.flatMap((names) => {
    const conditions = names.flatMap((name) => conditionOf(fields[name], values[name]));
    return conditions.length === names.length ? [textOfFilter(conditions)] : [];
  });
}

function conditionOf(field: Field | undefined, value: unknown): Condition[] {
  if (!field || value === undefined || value === null) return [];
  const text = String(value).trim();
  const { comparison } = field.type;
  const isPart = comparison.usual === '~' && !comparison.isExact;
  const part = isPart ? longestWord(text) : text;
  if (part.length < (isPart ? SHORTEST : 1)) return [];
  return [{ field: field.name, operator: isPart ? '~' : '=', values: [part] }];
}

function longestWord(text: string): string {
  return text.split(/\s+/).reduce((one, other) => (other.length > one.length ? other : one), '');
}

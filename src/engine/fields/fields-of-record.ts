import type { AnyRecord } from '../define/definition';
import type { Field, Fields } from './field';

/** Tells whether a field is shown: by its right first, then by its own predicate. */
export function isShown(field: Field, record: AnyRecord, can: (right: string) => boolean): boolean {
  if (field.right !== undefined && !can(field.right)) return false;
  // Content that is sent once and never answered: what it became is shown elsewhere.
  if (field.createOnly && field.property.writeOnly && record.id !== undefined) return false;
  return field.metadata.when?.(record as Record<string, unknown>) ?? true;
}

/** Returns the record's country, for phone numbers without a country code. */
export function countryOf(fields: Fields, record: AnyRecord): string | undefined {
  const name = Object.keys(fields).find((key) => fields[key]?.type.isCountry);
  const value = name === undefined ? undefined : record[name];
  return typeof value === 'string' ? value : undefined;
}

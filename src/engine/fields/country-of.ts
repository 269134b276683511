import type { AnyRecord } from '../define/definition';
import type { Fields } from './field';

/** A record's country, for phone numbers without a country code. */
export function countryOf(fields: Fields, record: AnyRecord): string | undefined {
  const name = Object.keys(fields).find((key) => fields[key]?.type.isCountry);
  const value = name === undefined ? undefined : record[name];
  return typeof value === 'string' ? value : undefined;
}

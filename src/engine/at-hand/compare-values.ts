import { isDate, isDateTime, isLocalDateTime } from '../../../schemas/rules/date-format';
import { startOfDay } from '../../../schemas/rules/today';

const collator = new Intl.Collator('de', { numeric: true });

/**
 * Compares a value of a record with a filter's text, by the kind that the value has: below zero, zero or above; NaN
 * where nothing can be said. A day stands for the moment at which it begins in the company's zone.
 */
export function compareWithText(value: unknown, text: string): number {
  if (typeof value === 'number') return text.trim() === '' ? NaN : value - Number(text);
  const own = String(value);
  if (isDateTime(own)) {
    const moment = isDate(text) ? startOfDay(text).getTime() : Date.parse(text);
    return Date.parse(own) - moment;
  }
  if (isLocalDateTime(own)) return plain(own, isDate(text) ? `${text}T00:00` : text);
  if (isDate(own) || own === text) return plain(own, text);
  return collator.compare(own, text) || plain(own, text);
}

const plain = (own: string, text: string): number => (own === text ? 0 : own < text ? -1 : 1);

/** Compares values of two records, neither of them empty. */
export const compareValues = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : typeof a === 'boolean' && typeof b === 'boolean'
      ? Number(a) - Number(b)
      : compareWithText(a, String(b));

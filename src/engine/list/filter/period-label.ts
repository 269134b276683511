import type { TFunction } from 'i18next';
import { isDate } from '../../../../schemas/rules/date-format';
import { formatDate } from '../../../ui/format/format-date';
import { parseRelativeDate } from './relative-date';

const words: Readonly<Record<number, string>> = { [-1]: 'last', 0: 'this', 1: 'next' };

/** A day or a relative date as people say it: «31.12.2026», «letzter Monat», «vor 3 Tagen». */
export function dayLabel(value: string, t: TFunction<'list'>): string {
  const relative = parseRelativeDate(value);
  if (!relative) return isDate(value) ? formatDate(value) : value;
  const { unit, offset } = relative;
  const word = words[offset];
  if (word) return t(`period.${unit}.${word}`);
  return t(`period.${unit}.${offset < 0 ? 'ago' : 'ahead'}`, { count: Math.abs(offset) });
}

/** Days of «the last n days» including today, when a range says so. */
export function lastDays(values: readonly string[]): number | undefined {
  const [from, to] = values.map(parseRelativeDate);
  const matches = from?.unit === 'day' && to?.unit === 'day' && to.offset === 0 && from.offset < 0;
  return matches ? 1 - from.offset : undefined;
}

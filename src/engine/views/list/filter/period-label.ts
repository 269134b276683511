import type { TFunction } from 'i18next';
import { isDate } from '../../../../../schemas/rules/date-format';
import { formatDate } from '../../../../../schemas/rules/format-date';
import { parseRelativeDay, type Period } from '../../../data/filters/relative-date';

const words: Readonly<Record<number, string>> = { [-1]: 'last', 0: 'this', 1: 'next' };

/** A period as people say it: «heute», «letzter Monat», «vor 3 Tagen». */
export function periodLabel({ unit, offset }: Period, t: TFunction<'list'>): string {
  const word = words[offset];
  if (word) return t(`period.${unit}.${word}`);
  return t(`period.${unit}.${offset < 0 ? 'ago' : 'ahead'}`, { count: Math.abs(offset) });
}

/** A day as people say it, which may be relative: «31.12.2026», «heute», «Beginn: letzter Monat». */
export function dayLabel(value: string, t: TFunction<'list'>): string {
  const relative = parseRelativeDay(value);
  if (!relative) return isDate(value) ? formatDate(value) : value;
  const period = periodLabel(relative, t);
  return relative.unit === 'day' ? period : t(`period.${relative.edge}`, { period });
}

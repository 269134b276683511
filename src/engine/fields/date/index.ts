import { type FieldType, ofFormat } from '../field-type';
import { dayComparison } from '../comparisons/day';
import { editings } from '../load-editings';

/**
 * Day without a time.
 * @group Days and times
 * @example { type: string, format: date }
 */
export const date: FieldType = {
  name: 'date',
  fits: ofFormat('date'),
  width: 95,
  rowWidth: 120,
  comparison: dayComparison,
  sheet: { code: () => 'dd\\.mm\\.yyyy', value: (_, text) => daysOf(text()) },
  loadEditing: async () => (await editings()).date,
};

/** Days since 1899-12-30; undefined before March 1900, where Excel counts a day too many. */
export function daysOf(text: string): number | undefined {
  const match = /^(\d\d)\.(\d\d)\.(\d{4})(?: (\d\d):(\d\d))?$/.exec(text);
  if (!match) return undefined;
  const [, day, month, year, hour = 0, minute = 0] = match.map(Number);
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), hour || 0, minute || 0);
  const days = ms / 86_400_000 + 25_569;
  return days < 61 ? undefined : days;
}

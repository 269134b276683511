import { periodCount, type PeriodUnit } from './period-sums';

/**
 * What the periods of a year are called that begins with the calendar month `start` (1 to 12): months by
 * their short names, quarters by `quarterText`.
 */
export function periodLabels(
  unit: PeriodUnit,
  start: number,
  language: string,
  quarterText: (number: number) => string,
): string[] {
  const name = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: periodCount[unit] }, (_, index) =>
    unit === 'quarter'
      ? quarterText(index + 1)
      : name.format(new Date(Date.UTC(2000, start - 1 + index, 1))),
  );
}

/** «2026», or «2026/27» for a year that begins after January. */
export function yearLabel(year: number, start: number): string {
  if (start === 1) return String(year);
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The first month of a year as its system parameter says it; January unless it is a month. */
export function firstMonth(parameter: string | null | undefined): number {
  const month = Number(parameter ?? 1);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : 1;
}

import type { AnyRecord } from '../../define/definition';
import type { PeriodUnit } from './period-sums';

/** Where a day stands in its year, which may begin after January. */
export interface DayOfYear {
  year: number;
  /** 1 to 12, of that year. */
  month: number;
  /** `YYYY-MM-DD` */
  day: string;
}

/** `start`: calendar month with which a year begins, 1 to 12. */
export function dayOfYear(day: string, start: number): DayOfYear {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const before = month < start;
  return {
    year: before ? year - 1 : year,
    month: month - start + 1 + (before ? 12 : 0),
    day,
  };
}

interface ElapsedFields {
  month: string;
  value: string;
  /** The amount of a month's days up to today's. */
  toDay: string;
}

/** What counts of each year up to the same day: whole months, of the last one its days up to then. */
export function elapsedRows(
  rows: readonly AnyRecord[],
  { month, value, toDay }: ElapsedFields,
  now: DayOfYear,
): readonly AnyRecord[] {
  return rows
    .filter((row) => Number(row[month]) <= now.month)
    .map((row) => (row[month] === now.month ? { ...row, [value]: row[toDay] } : row));
}

const monthsOf: Readonly<Record<PeriodUnit, number>> = { month: 1, quarter: 3 };

/** How many periods of a year have begun. */
export function elapsedPeriods({ month }: DayOfYear, unit: PeriodUnit): number {
  return Math.ceil(month / monthsOf[unit]);
}

/** First and last day of a period by its number from 0, or of the whole year. */
export function daysOf(
  year: number,
  start: number,
  unit: PeriodUnit,
  period?: number,
): { from: string; until: string } {
  const months = period === undefined ? 12 : monthsOf[unit];
  const first = start - 1 + (period ?? 0) * months;
  const text = (month: number, day: number) =>
    new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  return { from: text(first, 1), until: text(first + months, 0) };
}

/** The same day so many years earlier; of 29 February the 28th. */
export function yearsEarlier(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - years, month - 1, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

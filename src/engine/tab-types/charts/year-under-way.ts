import type { AnyRecord } from '../../define/definition';
import type { PeriodUnit } from './period-sums';

/** Position of a day in its year, which may begin after January. */
export interface DayOfYear {
  year: number;
  /** Month of that year, 1 to 12. */
  month: number;
  /** Day as `YYYY-MM-DD`. */
  day: string;
}

/** Locates a day in its year; `start`: calendar month with which a year begins, 1 to 12. */
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
  /** Field with the amount of a month's days up to today's. */
  toDay: string;
}

/** Returns what counts of each year up to the same day: whole months, and of the last one its days up to then. */
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

/** Counts the periods of a year that have begun. */
export function elapsedPeriods({ month }: DayOfYear, unit: PeriodUnit): number {
  return Math.ceil(month / monthsOf[unit]);
}

/** Returns the first and last day of a period by its number from 0, or of the whole year. */
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

/** Returns the same day so many years earlier; the 28th for 29 February. */
export function yearsEarlier(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - years, month - 1, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

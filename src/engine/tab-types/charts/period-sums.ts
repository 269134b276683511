import { addMoney } from '../../../../schemas/rules/decimal';
import type { AnyRecord } from '../../define/definition';

export type PeriodUnit = 'month' | 'quarter';

interface PeriodFields {
  year: string;
  month: string;
  value: string;
  group?: string;
}

/** Number of periods in a (fiscal) year. */
const periodCount: Readonly<Record<PeriodUnit, number>> = { month: 12, quarter: 4 };

/** Lists the years of the rows, the last one first. */
export function yearsIn(rows: readonly AnyRecord[], { year }: PeriodFields): number[] {
  return [...new Set(rows.map((row) => Number(row[year])))].sort((a, b) => b - a);
}

/** Adds up each period; undefined where no row says anything. */
export function periodSums(
  rows: readonly AnyRecord[],
  fields: PeriodFields,
  year: number,
  unit: PeriodUnit,
): (number | undefined)[] {
  const months = 12 / periodCount[unit];
  return Array.from({ length: periodCount[unit] }, (_, period) =>
    sumOf(
      rows.filter(
        (row) =>
          row[fields.year] === year && Math.ceil(Number(row[fields.month]) / months) === period + 1,
      ),
      fields,
    ),
  );
}

interface GroupSum {
  group: string;
  sum: number | undefined;
  before: number | undefined;
}

/** Adds up each group, the largest first. */
export function groupSums(
  rows: readonly AnyRecord[],
  fields: PeriodFields & { group: string },
  year: number,
): GroupSum[] {
  const ofYear = (wanted: number) => rows.filter((row) => row[fields.year] === wanted);
  const [now, before] = [ofYear(year), ofYear(year - 1)];
  const groups = [...new Set([...now, ...before].map((row) => String(row[fields.group])))];
  const within = (group: string, of: readonly AnyRecord[]) =>
    sumOf(
      of.filter((row) => String(row[fields.group]) === group),
      fields,
    );
  return groups
    .map((group) => ({ group, sum: within(group, now), before: within(group, before) }))
    .sort((a, b) => (b.sum ?? 0) - (a.sum ?? 0));
}

/** Returns the change in per cent; undefined where there is nothing to compare with. */
export function changeInPercent(
  sum: number | undefined,
  before: number | undefined,
): number | undefined {
  if (sum === undefined || before === undefined || before <= 0) return undefined;
  return ((sum - before) / before) * 100;
}

export function total(sums: readonly (number | undefined)[]): number {
  return addMoney(...sums.filter((sum) => sum !== undefined));
}

function sumOf(rows: readonly AnyRecord[], { value }: PeriodFields): number | undefined {
  return rows.length === 0 ? undefined : addMoney(...rows.map((row) => Number(row[value])));
}

/**
 * Labels of the periods: short names of months, `quarterText` for quarters; `start`: the year's first month, 1 to 12.
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

/** Names a year: «2026», or «2026/27» if it begins after January. */
export function yearLabel(year: number, start: number): string {
  if (start === 1) return String(year);
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Reads the year's first month from the parameter; January unless that is a month. */
export function firstMonth(parameter: string | null | undefined): number {
  const month = Number(parameter ?? 1);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : 1;
}

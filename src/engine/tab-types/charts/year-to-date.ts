import type { QueryClient } from '@tanstack/react-query';
import { today } from '../../../../schemas/rules/today';
import { systemParameterQuery } from '../../../api/system-parameter';
import type { AnyRecord } from '../../define/definition';
import { byCurrency } from '../../fields/value-formatter';
import type { Reckoned } from '../../screens/tab-type';
import type { Chart } from './definition';
import { firstMonth, total, yearLabel } from './period-sums';
import { dayOfYear, elapsedRows, yearsEarlier, type DayOfYear } from './year-under-way';

/**
 * Adds up the current year, and the year before up to the same day where it had anything. Null where that is not a
 * single amount in euro.
 */
export async function yearToDate(
  rows: readonly AnyRecord[],
  chart: Chart,
  yearStart: string | undefined,
  client: QueryClient,
): Promise<Reckoned | null> {
  const parameter =
    yearStart === undefined
      ? null
      : await client.ensureQueryData(systemParameterQuery(yearStart)).catch(() => null);
  const start = firstMonth(parameter);
  if (byCurrency(rows).some(([currency]) => currency !== 'EUR')) return null;
  return sumsToDate(rows, chart, dayOfYear(today(), start), start);
}

/** Adds up both years to date; `start`: calendar month with which a year begins, 1 to 12. */
export function sumsToDate(
  rows: readonly AnyRecord[],
  { year, month, value, toDay }: Chart,
  now: DayOfYear,
  start: number,
): Reckoned {
  const elapsed = toDay === undefined ? rows : elapsedRows(rows, { month, value, toDay }, now);
  const amounts = (of: number) =>
    elapsed.filter((row) => row[year] === of).map((row) => Number(row[value]));
  const before = amounts(now.year - 1);
  return {
    value: total(amounts(now.year)),
    period: yearLabel(now.year, start),
    ...(before.length > 0 && {
      before: {
        value: total(before),
        period: yearLabel(now.year - 1, start),
        ...(toDay !== undefined && { until: yearsEarlier(now.day, 1) }),
      },
    }),
  };
}

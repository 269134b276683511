import type { AnyRecord } from '../../define/definition';
import type { Chart } from './definition';
import { groupSums, periodLabels, periodSums, total, type PeriodUnit } from './period-sums';
import {
  daysOf,
  elapsedPeriods,
  elapsedRows,
  yearsEarlier,
  type DayOfYear,
} from './year-under-way';

/** Amount of a chart, with the days and rows it is of. */
export interface Figure {
  /** Label of the period or group; undefined for the sum of all. */
  label: string | undefined;
  /** Index of the year: 0 is the year itself, 1 the one it is compared with. */
  series: number;
  value: number;
  from: string;
  until: string;
  /** Row of its group. */
  row: AnyRecord | undefined;
}

export interface ChartFigures {
  labels: readonly string[];
  now: readonly (number | undefined)[];
  before: readonly (number | undefined)[];
  /** True if both years count up to the same day. */
  isUnderWay: boolean;
  /** Returns a figure by the index of its label, or the sum without one. Undefined where there is none. */
  figureOf: (series: number, index?: number) => Figure | undefined;
}

interface Options {
  year: number;
  unit: PeriodUnit;
  start: number;
  now: DayOfYear;
  language: string;
  quarterText: (number: number) => string;
}

/** Builds a year and the one before it: by periods, or by groups where the chart has them. */
export function chartFigures(
  all: readonly AnyRecord[],
  chart: Chart,
  { year, unit, start, now, language, quarterText }: Options,
): ChartFigures {
  const { toDay, group } = chart;
  const isUnderWay = toDay !== undefined && year === now.year;
  const rows = isUnderWay ? elapsedRows(all, { ...chart, toDay }, now) : all;
  const sums = (): Pick<ChartFigures, 'labels' | 'now' | 'before'> => {
    if (group !== undefined) {
      const groups = groupSums(rows, { ...chart, group }, year);
      return {
        labels: groups.map((one) => one.group),
        now: groups.map(({ sum }) => sum),
        before: groups.map(({ before }) => before),
      };
    }
    const begun = isUnderWay ? elapsedPeriods(now, unit) : undefined;
    return {
      labels: periodLabels(unit, start, language, quarterText).slice(0, begun),
      now: periodSums(rows, chart, year, unit).slice(0, begun),
      before: periodSums(rows, chart, year - 1, unit).slice(0, begun),
    };
  };
  const shown = sums();
  const figureOf = (series: number, index?: number): Figure | undefined => {
    const values = series === 0 ? shown.now : shown.before;
    const value = index === undefined ? total(values) : values[index];
    if (value === undefined) return undefined;
    const period = group === undefined ? index : undefined;
    const { from, until } = daysOf(year - series, start, unit, period);
    const last = yearsEarlier(now.day, series);
    const label = index === undefined ? undefined : shown.labels[index];
    return {
      label,
      series,
      value,
      from,
      until: isUnderWay && last < until ? last : until,
      row: group === undefined ? undefined : all.find((row) => String(row[group]) === label),
    };
  };
  return { ...shown, isUnderWay, figureOf };
}

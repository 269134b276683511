import { describe, expect, test } from 'vitest';
import { chartFigures } from '../../../src/engine/tab-types/charts/chart-figures';
import { figureRows } from '../../../src/engine/tab-types/charts/figure-rows';
import type { Chart } from '../../../src/engine/tab-types/charts/definition';
import {
  dayOfYear,
  daysOf,
  yearsEarlier,
} from '../../../src/engine/tab-types/charts/year-under-way';

const chart: Chart = {
  name: 'turnover',
  schema: 'Row',
  list: '/rows',
  by: 'ownerId',
  year: 'year',
  month: 'month',
  value: 'sum',
  toDay: 'sumToDay',
};
const drillDown = {
  schema: 'Document',
  list: '/documents',
  day: 'date',
  filter: 'kind=A',
  columns: [],
};
const row = (year: number, month: number, sum: number, sumToDay = sum) => ({
  year,
  month,
  sum,
  sumToDay,
  group: month === 1 ? 'First' : 'Other',
  groupId: month === 1 ? 7 : null,
});
const rows = [
  row(2025, 1, 100),
  row(2025, 3, 50, 20),
  row(2025, 4, 400),
  row(2026, 1, 110),
  row(2026, 3, 30, 30),
  // Dated ahead: not yet.
  row(2026, 5, 999),
];
const at = (day: string, year: number, start = 1) => ({
  year,
  start,
  unit: 'month' as const,
  now: dayOfYear(day, start),
  language: 'de',
  quarterText: (number: number) => `Q${number}`,
});

describe('the year under way', () => {
  test('is compared with the same days of the year before, and with no others', () => {
    const figures = chartFigures(rows, chart, at('2026-03-10', 2026));
    expect(figures.isUnderWay).toBe(true);
    expect(figures.labels).toEqual(['Jan', 'Feb', 'Mär']);
    expect(figures.now).toEqual([110, undefined, 30]);
    expect(figures.before).toEqual([100, undefined, 20]);
  });

  test('is another one where a past year is chosen, or where rows do not say their days', () => {
    const past = chartFigures(rows, chart, at('2026-03-10', 2025));
    expect(past.isUnderWay).toBe(false);
    expect(past.now.slice(0, 4)).toEqual([100, undefined, 50, 400]);
    const { toDay: _toDay, ...plain } = chart;
    expect(chartFigures(rows, plain, at('2026-03-10', 2026)).before.slice(2, 4)).toEqual([50, 400]);
  });

  test('begins where the company lets it begin', () => {
    expect(dayOfYear('2026-03-10', 1)).toEqual({ year: 2026, month: 3, day: '2026-03-10' });
    expect(dayOfYear('2026-03-10', 7)).toEqual({ year: 2025, month: 9, day: '2026-03-10' });
    expect(dayOfYear('2026-07-01', 7)).toEqual({ year: 2026, month: 1, day: '2026-07-01' });
  });
});

describe('behind a figure', () => {
  const figures = chartFigures(rows, chart, at('2026-03-10', 2026));
  const filterOf = (series: number, index?: number, of = figures) => {
    const figure = of.figureOf(series, index);
    return (
      figure && figureRows(chart, { ...drillDown, by: { groupId: 'groupId' } }, figure, 5).fixed
    );
  };
  const days = (from: string, until: string) => [
    { field: 'kind', operator: '=', values: ['A'] },
    { field: 'date', operator: '>=', values: [from] },
    { field: 'date', operator: '<=', values: [until] },
    { field: 'ownerId', operator: '=', values: ['5'] },
  ];

  test('stand the records of its days', () => {
    expect(filterOf(0, 0)).toEqual(days('2026-01-01', '2026-01-31'));
    expect(filterOf(0, 2)).toEqual(days('2026-03-01', '2026-03-10'));
    expect(filterOf(1, 2)).toEqual(days('2025-03-01', '2025-03-10'));
    expect(filterOf(1)).toEqual(days('2025-01-01', '2025-03-10'));
    expect(filterOf(0, 1)).toBeUndefined();
  });

  test('of a group only, also of what belongs to none', () => {
    const grouped = chartFigures(rows, { ...chart, group: 'group' }, at('2026-03-10', 2026));
    expect(grouped.labels).toEqual(['First', 'Other']);
    expect(filterOf(0, 0, grouped)?.at(-1)).toEqual({
      field: 'groupId',
      operator: '=',
      values: ['7'],
    });
    expect(filterOf(1, 1, grouped)).toEqual([
      ...days('2025-01-01', '2025-03-10'),
      { field: 'groupId', operator: 'null', values: [] },
    ]);
  });

  test('days follow the calendar', () => {
    expect(daysOf(2025, 7, 'quarter', 2)).toEqual({ from: '2026-01-01', until: '2026-03-31' });
    expect(daysOf(2024, 1, 'month', 1)).toEqual({ from: '2024-02-01', until: '2024-02-29' });
    expect(daysOf(2026, 1, 'month')).toEqual({ from: '2026-01-01', until: '2026-12-31' });
    expect(yearsEarlier('2024-02-29', 1)).toBe('2023-02-28');
    expect(yearsEarlier('2026-11-23', 0)).toBe('2026-11-23');
  });
});

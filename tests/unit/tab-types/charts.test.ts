import { describe, expect, test } from 'vitest';
import { chartOption } from '../../../src/engine/views/blocks/chart/chart-option';
import {
  changeInPercent,
  firstMonth,
  groupSums,
  periodLabels,
  periodSums,
  total,
  yearLabel,
  yearsIn,
} from '../../../src/engine/tab-types/charts/period-sums';

const fields = { year: 'year', month: 'month', value: 'sum' };
const row = (year: number, month: number, sum: number, kind = 'A') => ({ year, month, sum, kind });
const rows = [
  row(2025, 1, 0.1),
  row(2026, 1, 0.1),
  row(2026, 1, 0.2, 'B'),
  row(2026, 3, 5),
  row(2026, 4, -2),
];

describe('figures of a year', () => {
  test('are summed exactly, by month and by quarter; what nobody says is no zero', () => {
    const months = periodSums(rows, fields, 2026, 'month');
    expect(months.slice(0, 5)).toEqual([0.3, undefined, 5, -2, undefined]);
    expect(months).toHaveLength(12);
    expect(periodSums(rows, fields, 2026, 'quarter')).toEqual([5.3, -2, undefined, undefined]);
    expect(total(months)).toBe(3.3);
    expect(yearsIn(rows, fields)).toEqual([2026, 2025]);
  });

  test('stand beside the year before, group by group, the largest first', () => {
    expect(groupSums(rows, { ...fields, group: 'kind' }, 2026)).toEqual([
      { group: 'A', sum: 3.1, before: 0.1 },
      { group: 'B', sum: 0.2, before: undefined },
    ]);
    expect(changeInPercent(150, 100)).toBe(50);
    expect(changeInPercent(150, 0)).toBeUndefined();
    expect(changeInPercent(undefined, 100)).toBeUndefined();
  });

  test('are called by the calendar, wherever the year begins', () => {
    const quarter = (number: number) => `Q${number}`;
    expect(periodLabels('month', 1, 'de', quarter).slice(0, 3)).toEqual(['Jan', 'Feb', 'Mär']);
    expect(periodLabels('month', 7, 'de', quarter).at(6)).toBe('Jan');
    expect(periodLabels('quarter', 7, 'de', quarter)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
    expect([yearLabel(2026, 1), yearLabel(2026, 7), yearLabel(2099, 10)]).toEqual([
      '2026',
      '2026/27',
      '2099/00',
    ]);
    expect(['7', null, '13', 'x'].map(firstMonth)).toEqual([7, 1, 1, 1]);
  });
});

describe('what is drawn', () => {
  const look = {
    colors: ['blue', 'grey'],
    text: 't',
    quiet: 'q',
    hairline: 'h',
    font: 'sans-serif',
    surface: 's',
    animate: false,
    narrow: false,
  };
  const texts = { compact: (value: number) => `~${value}`, exact: (value: number) => `${value} €` };
  const series = [{ name: '2026', values: [1, undefined] }];

  test('columns stand on their names, bars lie beside them', () => {
    const columns = chartOption({ labels: ['a', 'b'], series, horizontal: false }, look, texts);
    expect([columns.xAxis.type, columns.yAxis.type]).toEqual(['category', 'value']);
    const bars = chartOption({ labels: ['a', 'b'], series, horizontal: true }, look, texts);
    expect([bars.xAxis.type, bars.yAxis.type]).toEqual(['value', 'category']);
  });

  test('nothing moves unless asked, nothing can be hidden, a missing figure is a gap', () => {
    const option = chartOption({ labels: ['a', 'b'], series, horizontal: false }, look, texts);
    expect(option.animation).toBe(false);
    expect(option.legend.selectedMode).toBe(false);
    expect(option.series[0]?.data).toEqual([1, null]);
    expect(option.tooltip.valueFormatter(null)).toBe('–');
    expect(option.tooltip.valueFormatter(12)).toBe('12 €');
  });
});

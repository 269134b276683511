import { describe, expect, test } from 'vitest';
import { barsAhead, barsOfValues } from '../../../src/engine/tab-types/breakdown/bars';

const row = (phase: number, month: string | null, number: number, sum: number) => ({
  phase,
  month,
  number,
  sum,
  weighted: sum / 2,
});
const rows = [
  row(1, '2026-09-01', 1, 0.1),
  row(1, '2026-11-01', 2, 0.2),
  row(3, '2026-11-01', 1, 40),
  row(3, '2027-01-01', 3, 8),
  row(3, '2027-02-01', 1, 16),
  row(1, null, 4, 100),
];
const of = { count: 'number', sums: ['sum', 'weighted'] as const };
const read = (bars: readonly { label: string; count: number; sums: readonly number[] }[]) =>
  bars.map(({ label, count, sums }) => [label, count, ...sums]);

describe('bars of values', () => {
  const bars = barsOfValues(
    rows,
    { ...of, by: 'phase' },
    [1, 2, 3],
    (value) => `P${String(value)}`,
  );

  test('stand in the order of the values, also where there is nothing', () => {
    expect(read(bars)).toEqual([
      ['P1', 7, 100.3, 50.15],
      ['P2', 0, 0, 0],
      ['P3', 5, 64, 32],
    ]);
  });

  test('say which records they are of', () => {
    expect(bars[2]?.among('stage')).toEqual([{ field: 'stage', operator: '=', values: ['3'] }]);
  });
});

describe('months ahead', () => {
  const ahead = (some: typeof rows, months = 3) =>
    barsAhead(
      some,
      { ...of, by: 'month' },
      {
        months,
        today: '2026-11-27',
        monthText: (day) => day,
        words: { before: 'before', after: 'after', without: 'without' },
      },
    );

  test('begin with this one and add up to all rows, with what was before, comes after and has no date', () => {
    expect(read(ahead(rows))).toEqual([
      ['before', 1, 0.1, 0.05],
      ['2026-11-01', 3, 40.2, 20.1],
      ['2026-12-01', 0, 0, 0],
      ['2027-01-01', 3, 8, 4],
      ['after', 1, 16, 8],
      ['without', 4, 100, 50],
    ]);
  });

  test('stand alone where there is nothing else', () => {
    expect(ahead([], 2).map(({ label }) => label)).toEqual(['2026-11-01', '2026-12-01']);
  });

  test('reach from the first day of a month to that of the next, also over the year', () => {
    const [before, , december, , after, without] = ahead(rows);
    const terms = (bar: typeof before) =>
      bar?.among('day').map(({ operator, values }) => [operator, ...values]);
    expect(terms(before)).toEqual([['<', '2026-11-01']]);
    expect(terms(december)).toEqual([
      ['>=', '2026-12-01'],
      ['<', '2027-01-01'],
    ]);
    expect(terms(after)).toEqual([['>=', '2027-02-01']]);
    expect(terms(without)).toEqual([['null']]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../schemas/rules/filter-grammar';
import {
  lastDays,
  lastDaysValues,
  parseRelativeDay,
  type Period,
  periodOf,
  periodValues,
  resolveDates,
} from '../../../../src/engine/data/filters/relative-date';
import { thingFields } from './support/list-fields';

// A Saturday; the clock in Berlin is an hour ahead.
const now = new Date('2026-11-21T12:00:00Z');
const context = { user: { id: 7, name: 'Anna A', kuerzel: 'XY' }, now };
const resolve = (field: string, operator: Condition['operator'], ...values: string[]) =>
  resolveDates({ field, operator, values }, thingFields, context).map(
    (term) => term.operator + term.values.join('|'),
  );

describe('relative dates', () => {
  it.each<[Period, string[], string[]]>([
    [{ unit: 'day', offset: 0 }, [':HEUTE'], ['2026-11-21']],
    [{ unit: 'day', offset: -1 }, [':HEUTE-1'], ['2026-11-20']],
    [{ unit: 'week', offset: 0 }, [':WOCHENANFANG', ':WOCHENENDE'], ['2026-11-16', '2026-11-22']],
    [
      { unit: 'month', offset: -1 },
      [':MONATSANFANG-1', ':MONATSENDE-1'],
      ['2026-10-01', '2026-10-31'],
    ],
    [
      { unit: 'month', offset: 3 },
      [':MONATSANFANG+3', ':MONATSENDE+3'],
      ['2027-02-01', '2027-02-28'],
    ],
    [
      { unit: 'quarter', offset: 0 },
      [':QUARTALSANFANG', ':QUARTALSENDE'],
      ['2026-10-01', '2026-12-31'],
    ],
    [
      { unit: 'year', offset: -1 },
      [':JAHRESANFANG-1', ':JAHRESENDE-1'],
      ['2025-01-01', '2025-12-31'],
    ],
  ])('%j', (period, values, days) => {
    expect(periodValues(period)).toEqual(values);
    expect(periodOf(values)).toEqual(period);
    expect(values.map((value) => resolve('since', '=', value)[0])).toEqual(
      days.map((day) => `=${day}`),
    );
  });

  it('are no period when the ends do not belong together', () => {
    expect(periodOf([':MONATSANFANG-1', ':MONATSENDE'])).toBeUndefined();
    expect(periodOf([':MONATSANFANG'])).toBeUndefined();
    expect(periodOf(['2026-11-21'])).toBeUndefined();
    expect(parseRelativeDay(':GESTERN')).toBeUndefined();
  });

  it.each([1, 2, 7, 90])('last %i days, today included', (days) => {
    const values = lastDaysValues(days);
    expect(values.at(-1)).toBe(':HEUTE');
    if (days > 1) expect(lastDays(values)).toBe(days);
  });

  it('resolves seven days to the first of them', () => {
    const [from = ''] = lastDaysValues(7);
    expect(resolve('since', '>=', from)).toEqual(['>=2026-11-15']);
  });
});

describe('a day on a field with a time of day', () => {
  it('is the whole day in the company’s zone', () => {
    expect(resolve('seen', '=', '2026-11-21')).toEqual([
      '>=2026-11-20T23:00:00.000Z',
      '<=2026-11-21T22:59:59.999Z',
    ]);
    expect(resolve('due', '=', ':HEUTE')).toEqual(['>=2026-11-21T00:00', '<=2026-11-21T23:59']);
  });

  it('knows days of 23 and 25 hours', () => {
    expect(resolve('seen', '=', '2026-03-29')).toEqual([
      '>=2026-03-28T23:00:00.000Z',
      '<=2026-03-29T21:59:59.999Z',
    ]);
    expect(resolve('seen', '>', '2026-10-25')).toEqual(['>2026-10-25T22:59:59.999Z']);
  });

  it('leaves whole moments and texts alone', () => {
    expect(resolve('seen', '>', '2026-11-21T08:00:00Z')).toEqual(['>2026-11-21T08:00:00Z']);
    expect(resolve('name', '=', ':HEUTE')).toEqual(['=:HEUTE']);
  });
});

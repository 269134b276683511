import { describe, expect, test } from 'vitest';
import {
  builtInVariable,
  dayVariables,
  literalText,
  readVariable,
} from '../../../schemas/rules/query-variables';

const user = { id: 7, name: 'Anna A', kuerzel: 'BUE' };
const at = (now: string) => (name: string) => builtInVariable(name, { user, now: new Date(now) });

describe('days', () => {
  test.each([
    // The day in Berlin, not in UTC: half an hour before and after midnight, winter and summer.
    ['2026-11-20T22:30:00Z', 'HEUTE', '2026-11-20'],
    ['2026-11-20T23:30:00Z', 'HEUTE', '2026-11-21'],
    ['2026-06-30T22:30:00Z', 'HEUTE', '2026-07-01'],
    ['2026-06-30T22:30:00Z', 'MONATSANFANG', '2026-07-01'],
    // Across the change to and from summer time, which moves clocks but no days.
    ['2026-03-28T12:00:00Z', 'HEUTE+1', '2026-03-29'],
    ['2026-03-29T00:30:00Z', 'HEUTE+1', '2026-03-30'],
    ['2026-03-30T12:00:00Z', 'HEUTE-1', '2026-03-29'],
    ['2026-10-25T00:30:00Z', 'HEUTE+1', '2026-10-26'],
    ['2026-10-26T12:00:00Z', 'HEUTE-7', '2026-10-19'],
    ['2026-10-25T23:30:00Z', 'HEUTE', '2026-10-26'],
    // Ends of months and years, leap days.
    ['2026-01-31T12:00:00Z', 'HEUTE+30', '2026-03-02'],
    ['2024-02-29T12:00:00Z', 'HEUTE+366', '2025-03-01'],
    ['2024-03-01T12:00:00Z', 'HEUTE-1', '2024-02-29'],
    ['2025-12-31T12:00:00Z', 'HEUTE+1', '2026-01-01'],
    ['2026-01-31T12:00:00Z', 'MONATSANFANG+1', '2026-02-01'],
    ['2026-01-31T12:00:00Z', 'MONATSENDE+1', '2026-02-28'],
    ['2024-01-31T12:00:00Z', 'MONATSENDE+1', '2024-02-29'],
    ['2026-01-31T12:00:00Z', 'MONATSANFANG-1', '2025-12-01'],
    ['2026-12-31T12:00:00Z', 'MONATSENDE', '2026-12-31'],
    ['2025-12-31T23:30:00Z', 'JAHRESANFANG', '2026-01-01'],
    ['2026-07-15T12:00:00Z', 'JAHRESENDE', '2026-12-31'],
    ['2026-07-15T12:00:00Z', 'JAHRESANFANG-1', '2025-01-01'],
    ['2026-01-15T12:00:00Z', 'QUARTALSANFANG', '2026-01-01'],
    ['2026-12-31T12:00:00Z', 'QUARTALSANFANG', '2026-10-01'],
    ['2026-02-15T12:00:00Z', 'QUARTALSENDE-1', '2025-12-31'],
    // Monday to Sunday, the Sunday belongs to the week before.
    ['2026-11-21T12:00:00Z', 'WOCHENANFANG', '2026-11-16'],
    ['2026-11-22T12:00:00Z', 'WOCHENANFANG', '2026-11-16'],
    ['2026-11-23T12:00:00Z', 'WOCHENANFANG', '2026-11-23'],
    ['2026-01-01T12:00:00Z', 'WOCHENANFANG', '2025-12-29'],
    ['2026-11-21T12:00:00Z', 'WOCHENENDE-1', '2026-11-15'],
  ])('at %s :%s is %s', (now, name, expected) => {
    expect(at(now)(name)).toBe(expected);
  });

  test('every one of them is a day', () => {
    for (const name of dayVariables) {
      expect(at('2026-11-21T12:00:00Z')(`${name}-1`)).toMatch(/^2026-\d\d-\d\d$|^2025-\d\d-\d\d$/);
    }
  });
});

test('the caller, and what is no variable', () => {
  const value = at('2026-11-21T12:00:00Z');
  expect(value('ICH')).toBe(7);
  expect(value('KUERZEL')).toBe('BUE');
  for (const name of ['ICH+1', 'heute', 'HEUTE+', 'HEUTE+12345', 'HEUTE 1', 'toString', '', 'X']) {
    expect(value(name)).toBeUndefined();
  }
  expect(value('JAHRESANFANG-9999')).toBeUndefined();
  expect(value('JAHRESENDE+9999')).toBeUndefined();
});

test('an escaped text is the text that was escaped', () => {
  expect(readVariable(':HEUTE')).toEqual({ variable: 'HEUTE' });
  for (const text of [':HEUTE', '\\:HEUTE', '\\\\:', ':', 'a:b', '\\server', '']) {
    expect(readVariable(literalText(text))).toEqual({ text });
  }
});

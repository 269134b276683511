import { describe, expect, it } from 'vitest';
import { parseDate } from '../../../src/ui/format/parse-date';

const TODAY = '2026-11-21';

describe('parseDate', () => {
  it.each([
    ['31.12.2026', '2026-12-31'],
    ['1.1.26', '2026-01-01'],
    ['010126', '2026-01-01'],
    ['01012026', '2026-01-01'],
    ['3.4.', '2026-04-03'],
    ['3.4', '2026-04-03'],
    ['0304', '2026-04-03'],
    ['3-4-2026', '2026-04-03'],
    ['3/4/26', '2026-04-03'],
    ['3 4 2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['  3.4.2026 ', '2026-04-03'],
    ['29.02.2024', '2024-02-29'],
    ['heute', TODAY],
    ['Heute', TODAY],
    ['today', TODAY],
    ['aujourd’hui', TODAY],
    ['1.1.46', '2046-01-01'],
    ['1.1.47', '1947-01-01'],
    ['1.1.99', '1999-01-01'],
  ])('reads «%s» as %s', (text, date) => {
    expect(parseDate(text, TODAY)).toBe(date);
  });

  it.each(['', '   '])('reads «%s» as no date', (text) => {
    expect(parseDate(text, TODAY)).toBeNull();
  });

  it.each([
    '31.02.2026',
    '29.02.2026',
    '1.13.2026',
    '0.1.2026',
    'irgendwann',
    '1',
    '123',
    '1.1.202',
    '12345',
    '1.1.2026x',
    '2026-13-01',
    '1..1.2026.',
  ])('does not take «%s» for a date', (text) => {
    expect(parseDate(text, TODAY)).toBeUndefined();
  });
});

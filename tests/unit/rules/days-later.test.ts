import { expect, test } from 'vitest';
import { daysLater } from '../../../schemas/rules/days-later';

test.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['0026-01-01', -1, '0025-12-31'],
  // No day has another year than one of four digits, and there is no year 0000.
  ['0001-01-03', -7, '0001-01-01'],
  ['9999-12-31', 30, '9999-12-31'],
])('%s and %d days is %s', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later);
});

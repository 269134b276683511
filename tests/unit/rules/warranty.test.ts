import { expect, it } from 'vitest';
import { warrantyLeft } from '../../../schemas/rules/warranty';

it.each([
  ['2026-06-29', 'EXPIRED'],
  ['2026-06-30', 'LAST_DAY'],
  ['2026-07-01', 'TOMORROW'],
  ['2026-07-02', ['DAYS', 2]],
  ['2026-08-29', ['DAYS', 60]],
  ['2026-08-30', ['MONTHS', 2]],
  ['2027-06-30', ['MONTHS', 11]],
  ['2027-07-01', ['MONTHS', 12]],
  ['2029-07-01', ['MONTHS', 36]],
])('until %s, seen on 30 June 2026: %j', (end, expected) => {
  expect(warrantyLeft(end, '2026-06-30')).toEqual(expected);
});

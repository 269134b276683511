import { expect, test } from 'vitest';
import { quickTimes } from '../../../schemas/rules/quick-times';

test.each([
  ['nextWorkday', '2026-11-27T15:00', '2026-11-30T08:00'],
  ['nextWorkday', '2026-11-30T07:00', '2026-12-01T08:00'],
  ['tomorrowAt8', '2026-12-31T23:59', '2027-01-01T08:00'],
  ['tomorrowAt10', '2026-10-24T00:30', '2026-10-25T10:00'],
  ['inAWeekAt8', '2028-02-27T12:00', '2028-03-05T08:00'],
  ['dayAfterAt8', '2028-02-27T12:00', '2028-02-29T08:00'],
  ['dayAfterAt10', '2026-11-27T12:00', '2026-11-29T10:00'],
] as const)('%s from %s', (name, now, time) => {
  expect(quickTimes[name](now)).toBe(time);
});

import { expect, test } from 'vitest';
import {
  afterBusinessMinutes,
  nextWorkday,
  readBusinessHours,
} from '../../../schemas/rules/business-hours';
import { readDeadlines } from '../../../schemas/rules/ticket-states';

test.each([
  // Tuesday, within the day.
  ['2026-06-30T09:00', 4 * 60, '2026-06-30T13:00'],
  // What is left of the day, then the next one's morning.
  ['2026-06-30T15:30', 4 * 60, '2026-07-01T10:30'],
  // Before work begins, and on the minute it ends.
  ['2026-06-30T06:00', 60, '2026-06-30T09:00'],
  ['2026-06-30T08:00', 9 * 60, '2026-06-30T17:00'],
  // Friday afternoon goes on on Monday; a Sunday begins with it.
  ['2026-07-03T16:00', 2 * 60, '2026-07-06T09:00'],
  ['2026-07-05T11:00', 60, '2026-07-06T09:00'],
  // 24 hours of work are two days and six hours of nine.
  ['2026-06-29T08:00', 24 * 60, '2026-07-01T14:00'],
])('%s and %i minutes of work are %s', (from, minutes, due) => {
  expect(afterBusinessMinutes(from, minutes)).toBe(due);
});

test('without any working time the clock runs through', () => {
  expect(afterBusinessMinutes('2026-06-30T23:00', 90, [])).toBe('2026-07-01T00:30');
});

test.each([
  ['2026-07-01T12:00', '2026-07-02T08:00'],
  ['2026-07-03T07:00', '2026-07-06T08:00'],
  ['2026-12-31T10:00', '2027-01-01T08:00'],
])('the working day after %s begins at %s', (from, next) => {
  expect(nextWorkday(from, '08:00')).toBe(next);
});

test('hours and deadlines are read as parameters hold them, and refused when they are nothing of the kind', () => {
  const hours = readBusinessHours('{"MO":["07:00","15:30"],"SA":["09:00","12:00"]}');
  expect(hours?.[0]).toEqual(['07:00', '15:30']);
  expect(hours?.slice(1, 5)).toEqual([null, null, null, null]);
  for (const wrong of ['', '[]', '{"MO":["17:00","08:00"]}', '{"MO":["8","9"]}', '{"XX":null}']) {
    expect([wrong, readBusinessHours(wrong)]).toEqual([wrong, undefined]);
  }
  expect(readDeadlines('{"1":4,"5":24.5}')).toEqual({ 1: 4, 5: 24.5 });
  for (const wrong of ['', '[1]', '{"0":4}', '{"1":-1}', '{"1":"4"}']) {
    expect([wrong, readDeadlines(wrong)]).toEqual([wrong, undefined]);
  }
});

import { expect, test } from 'vitest';
import { spansByDay } from '../../../schemas/rules/spans-by-day';
import { happenedAt } from '../../../server/areas/service/act-on-task';

test('a time is one of the day on which it is told, or of the evening before', () => {
  // 00:10 of the company's clock.
  const afterMidnight = '2026-07-01T22:10:00Z';
  expect(happenedAt(afterMidnight)).toBe('2026-07-02T00:10');
  expect(happenedAt(afterMidnight, '00:05')).toBe('2026-07-02T00:05');
  expect(happenedAt(afterMidnight, '23:50')).toBe('2026-07-01T23:50');
  expect(happenedAt('2026-07-01T06:00:00Z', '19:59')).toBe('2026-07-01T19:59');
  expect(happenedAt('2026-07-01T06:00:00Z', '20:01')).toBe('2026-06-30T20:01');
});

test('nothing happens after now', () => {
  const now = new Date();
  const told = new Date(now.getTime() + 3_600_000).toISOString();
  expect(happenedAt(told) <= happenedAt(null)).toBe(true);
});

test('work over midnight is an entry of each day', () => {
  expect(spansByDay('2026-07-01T22:00', '2026-07-02T01:30')).toEqual([
    { datum: '2026-07-01', von: '22:00', bis: '23:59' },
    { datum: '2026-07-02', von: '00:00', bis: '01:30' },
  ]);
  expect(spansByDay('2026-07-01T22:00', '2026-07-01T22:00')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import {
  isDue,
  isOverdue,
  reminderGroups,
  snoozedTime,
  standardTime,
  type Reminder,
} from '../../../src/app/reminders/reminder';

/** 14:30 in Berlin. */
const now = new Date('2026-06-30T12:30:00Z');
const at = (erinnerungDatum: string, id = 1) => ({ id, erinnerungDatum }) as Reminder;

describe('a reminder', () => {
  test('is overdue once its minute is over', () => {
    expect(isOverdue(at('2026-06-30T14:29'), now)).toBe(true);
    expect(isOverdue(at('2026-06-30T14:30'), now)).toBe(false);
  });

  test('is due 15 minutes before', () => {
    expect(isDue(at('2026-06-30T14:45'), now)).toBe(true);
    expect(isDue(at('2026-06-30T14:46'), now)).toBe(false);
    expect(isDue(at('2025-01-01T08:00'), now)).toBe(true);
  });

  test('begins in 15 minutes', () => {
    expect(standardTime(now)).toBe('2026-06-30T14:45');
  });

  test.each([
    ['minutes', '2026-06-30T14:45'],
    ['hour', '2026-06-30T15:30'],
    ['tomorrow', '2026-07-01T08:00'],
  ] as const)('comes again: %s', (snooze, time) => {
    expect(snoozedTime(snooze, now)).toBe(time);
  });

  test('comes again in an hour that is told by the clock, also when it is changed', () => {
    // 01:45 before the hour that is skipped.
    expect(snoozedTime('hour', new Date('2026-03-29T00:45:00Z'))).toBe('2026-03-29T03:45');
  });
});

test('groups by when they are due', () => {
  const late = at('2026-06-29T10:00');
  const soon = at('2026-06-30T18:00', 2);
  const next = at('2026-07-02T08:00', 3);
  expect(reminderGroups([late, soon, next], now)).toEqual([
    ['overdue', [late]],
    ['today', [soon]],
    ['later', [next]],
  ]);
  expect(reminderGroups([next], now)).toEqual([['later', [next]]]);
});

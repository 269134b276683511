import { daysLater } from './days-later';

/** Part of a day that somebody worked, `HH:mm` on both ends. */
export interface DaySpan {
  datum: string;
  von: string;
  bis: string;
}

/** Longest span of work without an end, in days: a timer that ran for longer was forgotten. */
export const MOST_SPAN_DAYS = 31;

/** Tells whether two local times lie further apart than one span of work may last. */
export const isTooLong = (from: string, to: string): boolean =>
  to.slice(0, 10) > daysLater(from.slice(0, 10), MOST_SPAN_DAYS);

/**
 * Splits the time between two local times by day: work over midnight is two entries (3-decisions §3.9), the first until
 * 23:59. Empty where it is too long for one span of work.
 */
export function spansByDay(from: string, to: string): DaySpan[] {
  const spans: DaySpan[] = [];
  if (isTooLong(from, to)) return spans;
  for (let datum = from.slice(0, 10); datum <= to.slice(0, 10); datum = daysLater(datum, 1)) {
    const von = datum === from.slice(0, 10) ? from.slice(11) : '00:00';
    const bis = datum === to.slice(0, 10) ? to.slice(11) : '23:59';
    if (von < bis) spans.push({ datum, von, bis });
  }
  return spans;
}

/** Returns a local time so many minutes later. */
export const minutesLater = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** First and last day of the demo company's story: a year and a half of business, up to a Tuesday. */
const FIRST_DAY = '2025-01-02';
const REFERENCE_DAY = '2026-06-30';
const MONDAY_BEFORE = '2026-06-29';

const DAY = 86_400_000;

/** Days are counted in UTC, where every day has 24 hours. */
const daysFrom = (first: string, last: string) =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY);

/** Last day, counted from the first, over which the demo company's business is drawn. */
export const LAST_DRAWN_DAY = daysFrom(FIRST_DAY, REFERENCE_DAY);

/** Calendar of the demo company. Its days are counted from its first one. */
export interface DemoCalendar {
  /** Day on which it was filled. */
  today: number;
  /** Last day on which documents were written. */
  lastDay: number;
  /** A day as YYYY-MM-DD. */
  dateOf: (day: number) => string;
}

/**
 * Makes the demo company's calendar, moved by whole weeks so that its last day is in the week of `today`: the same
 * business on the same weekdays, whenever it is filled. On a Monday it ends a day earlier, since nothing is dated later
 * than today.
 */
export function demoCalendar(today: string): DemoCalendar {
  const weeks = Math.floor(daysFrom(MONDAY_BEFORE, today) / 7);
  const dateOf = (day: number) =>
    new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + (day + 7 * weeks) * DAY)
      .toISOString()
      .slice(0, 10);
  const day = daysFrom(FIRST_DAY, today) - 7 * weeks;
  return { today: day, lastDay: Math.min(day, LAST_DRAWN_DAY), dateOf };
}

/** Returns the day itself, or the Monday after a weekend; the same in every calendar, since they differ by weeks. */
export function workday(day: number): number {
  const weekday = new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + day * DAY).getUTCDay();
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}

/** Returns the hour at which something of that day happened: today's entries are made before anybody looks. */
export function hourOf({ today }: DemoCalendar, day: number, hour: number): number {
  return day === today ? Math.min(hour, 5) : hour;
}

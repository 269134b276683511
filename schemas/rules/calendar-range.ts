/** Most days of one entry of the calendar (3-decisions §3.4). */
export const MOST_CALENDAR_DAYS = 366;

/** Counts the days (YYYY-MM-DD) of a range, both ends in it. */
export function daysOfRange(from: string, to: string): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 86_400_000) + 1;
}

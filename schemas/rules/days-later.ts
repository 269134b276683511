const DAY_MS = 86_400_000;
/** First and last day with a year of four digits: others are no days of the wire, and the database reads none. */
const [FIRST, LAST] = ['0001-01-01', '9999-12-31'].map((day) => Date.parse(`${day}T00:00:00Z`));

/**
 * Returns the day (`YYYY-MM-DD`) so many days after another, or before it if negative; never beyond the years 1 to
 * 9999.
 */
export function daysLater(day: string, days: number): string {
  const later = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(Math.min(LAST!, Math.max(FIRST!, later))).toISOString().slice(0, 10);
}

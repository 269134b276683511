const DAY = 86_400_000;
/** First day of the two fiscal years of the demo company. */
const FIRST_DAY = Date.UTC(2025, 0, 2);

/** The day itself, or the Monday after a weekend; days are counted from the first day of the demo. */
export function workday(day: number): number {
  const weekday = new Date(FIRST_DAY + day * DAY).getUTCDay();
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}

/** A day of the demo as YYYY-MM-DD. */
export function dateOf(day: number): string {
  return new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10);
}

/** The number of a date's day. */
export function dayOf(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - FIRST_DAY) / DAY);
}

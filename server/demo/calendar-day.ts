/** The demo company lives until this day; nothing in it is dated later. */
export const REFERENCE_DAY = '2026-06-30';

const DAY = 86_400_000;

/** The day so many days before another, YYYY-MM-DD; counted in UTC, where every day has 24 hours. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10);
}

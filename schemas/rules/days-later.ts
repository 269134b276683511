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

/**
 * Returns the same day (`YYYY-MM-DD`) so many months later, or that month's last day: 31.01. and a month are 28.02.;
 * never beyond the years 1 to 9999.
 */
export function monthsLater(day: string, months: number): string {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  if (count < 12) return new Date(FIRST!).toISOString().slice(0, 10);
  if (count >= 120_000) return new Date(LAST!).toISOString().slice(0, 10);
  const start = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const ends = new Date(`${start}-01T00:00:00Z`);
  ends.setUTCMonth(ends.getUTCMonth() + 1, 0);
  return `${start}-${String(Math.min(date, ends.getUTCDate())).padStart(2, '0')}`;
}

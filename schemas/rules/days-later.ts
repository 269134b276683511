const DAY_MS = 86_400_000;
/** What four digits of a year can say: others are no days of the wire, and none that the database reads. */
const [FIRST, LAST] = ['0001-01-01', '9999-12-31'].map((day) => Date.parse(`${day}T00:00:00Z`));

/** The day (`YYYY-MM-DD`) so many days after another, or before it where that is negative; never beyond the years 1 to 9999. */
export function daysLater(day: string, days: number): string {
  const later = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(Math.min(LAST!, Math.max(FIRST!, later))).toISOString().slice(0, 10);
}

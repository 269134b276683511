import { daysLater } from './days-later';

/** Days of each year on which no euro payments are settled between banks (TARGET), besides Good Friday and Easter Monday. */
const closed = ['01-01', '05-01', '12-25', '12-26'];

/** Tells whether banks settle payments in euro on a day (`YYYY-MM-DD`). */
export function isTargetDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || closed.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== daysLater(easter, -2) && day !== daysLater(easter, 1);
}

/** First such day that is not before this one. */
export function targetDayFrom(day: string): string {
  return isTargetDay(day) ? day : targetDayFrom(daysLater(day, 1));
}

/** Last such day that is not after this one. */
export function targetDayUntil(day: string): string {
  return isTargetDay(day) ? day : targetDayUntil(daysLater(day, -1));
}

/** Easter of a Gregorian year by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const moon = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const sunday = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 19 * sunday) / 433);
  const month = Math.floor((moon + sunday - 7 * late + 90) / 25);
  const day = (moon + sunday - 7 * late + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

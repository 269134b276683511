import { daysLater, monthsLater } from '../../../../schemas/rules/days-later';

/** Returns the day (`YYYY-MM-DD`) that a key leads to, where weeks begin on Monday; undefined: other keys. */
export function calendarStep(day: string, key: string, shift: boolean): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1);
    case 'ArrowRight':
      return daysLater(day, 1);
    case 'ArrowUp':
      return daysLater(day, -7);
    case 'ArrowDown':
      return daysLater(day, 7);
    case 'Home':
      return daysLater(day, -weekday);
    case 'End':
      return daysLater(day, 6 - weekday);
    case 'PageUp':
      return monthsLater(day, shift ? -12 : -1);
    case 'PageDown':
      return monthsLater(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

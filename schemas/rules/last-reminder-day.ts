import { today } from './today';

const FURTHEST_YEARS = 5;

/** Last day that a reminder may be set for (3-decisions 3.4), as `YYYY-MM-DD`. */
export function lastReminderDay(day = today()): string {
  return `${Number(day.slice(0, 4)) + FURTHEST_YEARS}${day.slice(4)}`;
}

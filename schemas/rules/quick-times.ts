import { nextWorkday } from './business-hours';

/** The day so many days after a local time, at an hour of it. */
function daysLater(now: string, days: number, at: string): string {
  const day = new Date(Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + days * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T${at}`;
}

/**
 * Times that are often meant, from the present local time (`YYYY-MM-DDTHH:mm`): the next contact of a deal (3-decisions §3.8),
 * and when a suspended task goes on (specification 2 §4). Called by `form:quick.<name>`.
 */
export const quickTimes = {
  nextWorkday: (now) => nextWorkday(now, '08:00'),
  tomorrowAt8: (now) => daysLater(now, 1, '08:00'),
  tomorrowAt10: (now) => daysLater(now, 1, '10:00'),
  dayAfterAt8: (now) => daysLater(now, 2, '08:00'),
  dayAfterAt10: (now) => daysLater(now, 2, '10:00'),
} satisfies Readonly<Record<string, (now: string) => string>>;

export type QuickTime = keyof typeof quickTimes;

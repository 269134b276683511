import { nextWorkday } from './business-hours';
import { daysLater } from './days-later';

const dayAt = (now: string, days: number, at: string) =>
  `${daysLater(now.slice(0, 10), days)}T${at}`;

/**
 * Times that are often meant, from the present local time (`YYYY-MM-DDTHH:mm`): the next contact of a deal (3-decisions §3.8),
 * and when a suspended task goes on (specification 2 §4). Called by `form:quick.<name>`.
 */
export const quickTimes = {
  nextWorkday: (now) => nextWorkday(now, '08:00'),
  tomorrowAt8: (now) => dayAt(now, 1, '08:00'),
  tomorrowAt10: (now) => dayAt(now, 1, '10:00'),
  dayAfterAt8: (now) => dayAt(now, 2, '08:00'),
  inAWeekAt8: (now) => dayAt(now, 7, '08:00'),
  dayAfterAt10: (now) => dayAt(now, 2, '10:00'),
} satisfies Readonly<Record<string, (now: string) => string>>;

export type QuickTime = keyof typeof quickTimes;

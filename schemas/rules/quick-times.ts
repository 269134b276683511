import { nextWorkday } from './business-hours';
import { daysLater } from './days-later';
import { minutesOf } from './minutes-of';

const dayAt = (now: string, days: number, at: string) =>
  `${daysLater(now.slice(0, 10), days)}T${at}`;

/** Time some minutes ago, as `HH:mm`; never before the day began. */
const ago = (now: string, minutes: number) => {
  const left = Math.max(0, minutesOf(now.slice(11)) - minutes);
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/**
 * Frequent times, from the present local time (`YYYY-MM-DDTHH:mm`): the next contact of a deal (3-decisions §3.8), the
 * resumption of a suspended task (specification 2 §4), and the time of day of something that just happened. Their
 * labels are `form:quick.<name>`.
 */
export const quickTimes = {
  nextWorkday: (now) => nextWorkday(now, '08:00'),
  tomorrowAt8: (now) => dayAt(now, 1, '08:00'),
  tomorrowAt10: (now) => dayAt(now, 1, '10:00'),
  dayAfterAt8: (now) => dayAt(now, 2, '08:00'),
  inAWeekAt8: (now) => dayAt(now, 7, '08:00'),
  dayAfterAt10: (now) => dayAt(now, 2, '10:00'),
  now: (now) => now.slice(11),
  quarterAgo: (now) => ago(now, 15),
  halfHourAgo: (now) => ago(now, 30),
} satisfies Readonly<Record<string, (now: string) => string>>;

export type QuickTime = keyof typeof quickTimes;

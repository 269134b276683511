import { daysLater } from './days-later';

/** In hours: what is further ahead was told of the day before. */
const MOST_AHEAD = 12;

/**
 * The local date and time that a time of day means when it is told at `now` (local, `YYYY-MM-DDTHH:mm`): of the same day; a
 * late evening that is told after midnight is that of the day before.
 */
export function momentOf(time: string, now: string): string {
  const day = now.slice(0, 10);
  const isOfDayBefore = hourOf(time) - hourOf(now.slice(11)) > MOST_AHEAD;
  return `${isOfDayBefore ? daysLater(day, -1) : day}T${time}`;
}

/** Of `HH:mm`, with its minutes as a fraction. */
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

import { daysLater } from './days-later';

/** Maximum lead of a time, in hours; a later one belongs to the day before. */
const MOST_AHEAD = 12;

/**
 * Resolves a time of day reported at `now` (local, `YYYY-MM-DDTHH:mm`) to a local date and time: of the same day; a
 * late evening reported after midnight belongs to the day before.
 */
export function momentOf(time: string, now: string): string {
  const day = now.slice(0, 10);
  const isOfDayBefore = hourOf(time) - hourOf(now.slice(11)) > MOST_AHEAD;
  return `${isOfDayBefore ? daysLater(day, -1) : day}T${time}`;
}

/** Hour of `HH:mm`, with its minutes as a fraction. */
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

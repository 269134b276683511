import { instantsOf, localTimeOf } from './company-time';
import { daysLater } from './days-later';
import { startOfDay } from './today';

/** Time between two instants, in ms since 1970. */
export interface TimeSpan {
  from: number;
  to: number;
}

/**
 * Part of a day that somebody worked, as the company's clock shows it: `HH:mm` on both ends, `24:00` for the end of the
 * day. The instants tell the two hours apart that bear the same name when clocks are set back.
 */
export interface DaySpan {
  datum: string;
  von: string;
  bis: string;
  /** UTC, ISO 8601. */
  beginnUm: string;
  endeUm: string;
}

export const END_OF_DAY = '24:00';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Longest span of work without an end, in days: a timer that ran for longer was forgotten. */
export const MOST_SPAN_DAYS = 31;

/** Tells whether a span is longer than one span of work may be. */
export const isTooLong = ({ from, to }: TimeSpan): boolean => to - from > MOST_SPAN_DAYS * DAY;

/** Returns the minute that an instant lies in: times of work have no seconds. */
export const wholeMinute = (instant: number): number => instant - (instant % MINUTE);

/** Length of a span in minutes, whatever clocks did meanwhile. */
export const minutesOfSpan = ({ from, to }: TimeSpan): number => Math.round((to - from) / MINUTE);

/**
 * Splits a span at each midnight of the company: work over midnight is two entries (3-decisions §3.9). Nothing is lost
 * or gained in between. Empty where it has no length, or is too long for one span of work.
 */
export function spansByDay({ from, to }: TimeSpan): DaySpan[] {
  const spans: DaySpan[] = [];
  if (isTooLong({ from, to })) return spans;
  let begin = from;
  while (begin < to) {
    const [datum = '', von = ''] = localTimeOf(new Date(begin)).split('T');
    const midnight = startOfDay(daysLater(datum, 1)).getTime();
    const end = Math.min(to, midnight);
    const bis = end === midnight ? END_OF_DAY : localTimeOf(new Date(end)).slice(11);
    spans.push({ datum, von, bis, ...instantsIn({ from: begin, to: end }) });
    begin = end;
  }
  return spans;
}

/** Writes the instants of a span as an entry has them. */
export const instantsIn = ({ from, to }: TimeSpan): Pick<DaySpan, 'beginnUm' | 'endeUm'> => ({
  beginnUm: new Date(from).toISOString(),
  endeUm: new Date(to).toISOString(),
});

/** Instants of a time of day, the earlier first; none in the hour that is skipped in spring. */
export function instantsAt(datum: string, clock: string): number[] {
  const local = clock === END_OF_DAY ? `${daysLater(datum, 1)}T00:00` : `${datum}T${clock}`;
  return instantsOf(local).map((instant) => instant.getTime());
}

/** First instant of a local date and time; where it was skipped, that of a clock that was not set. */
export function firstInstant(local: string): number {
  const [found] = instantsOf(local);
  if (found) return found.getTime();
  const hourLater = new Date(Date.parse(`${local}:00Z`) + 60 * MINUTE).toISOString().slice(0, 16);
  return instantsOf(hourLater)[0]?.getTime() ?? Number.NaN;
}

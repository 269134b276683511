import { CLOCK_ERROR } from './clock-error';
import { against, atField, type Refusal } from './refusal';
import {
  firstInstant,
  instantsAt,
  isTooLong,
  MOST_SPAN_DAYS,
  wholeMinute,
  type TimeSpan,
} from './spans-by-day';
import { localTimeOf } from './company-time';

/** Working time as it is said, `YYYY-MM-DD` and `HH:mm`; its instants where they are known already. */
export interface WorkSpan {
  datum: string;
  von: string;
  bis: string;
  beginnUm?: string | null | undefined;
  endeUm?: string | null | undefined;
}

/** Working time that is booked, or the timer that runs: `to` is infinite then. */
export interface BookedSpan extends TimeSpan {
  von: string;
  bis: string;
  /** Number of its order. */
  auftragsnummer?: number | undefined;
}

type Held = { span: TimeSpan; refusal?: undefined } | { span?: undefined; refusal: Refusal };

/**
 * Finds the instants of a working time by hand. Refuses an end that is not after its begin, and a time that the clock
 * skips in spring. Of the hour that comes twice in autumn it begins in the first, and ends at the next instant that its
 * end may mean.
 */
export function heldSpan({ datum, von, bis, beginnUm, endeUm }: WorkSpan): Held {
  if (beginnUm != null && endeUm != null) {
    return { span: { from: Date.parse(beginnUm), to: Date.parse(endeUm) } };
  }
  const [from] = instantsAt(datum, von);
  if (from === undefined) return { refusal: atField('von', 'msg_service_time_skipped') };
  const ends = instantsAt(datum, bis);
  if (ends.length === 0) return { refusal: atField('bis', 'msg_service_time_skipped') };
  const to = ends.find((end) => end > from);
  if (to === undefined) return { refusal: atField('bis', 'msg_service_time_order') };
  return { span: { from, to } };
}

/**
 * Finds why a working time by hand is impossible at `now`: it ends later than a device's clock may err, or begins on
 * the day of the arrival but before it (`YYYY-MM-DDTHH:mm`; specification 2 §5). Undefined where it is possible.
 */
export function workTimeRefusal(
  { datum, von }: WorkSpan,
  span: TimeSpan,
  { arrival, now }: { arrival: string | null | undefined; now: number },
): Refusal | undefined {
  for (const [field, at] of [['von', span.from] as const, ['bis', span.to] as const]) {
    if (at > now + CLOCK_ERROR) return atField(field, 'msg_service_in_future');
  }
  const [day, time = ''] = (arrival ?? '').split('T');
  if (datum !== day || von >= time) return undefined;
  return atField('von', 'msg_service_before_arrival', time);
}

/** Finds the entry, or the running timer, that a span has a minute in common with. */
export const overlapped = (
  { from, to }: TimeSpan,
  others: readonly BookedSpan[],
): BookedSpan | undefined => others.find((other) => other.from < to && other.to > from);

/** Refuses a span for what is in its way: at a field, or as a whole where nobody has typed it. */
export function overlapRefusal(
  span: TimeSpan,
  others: readonly BookedSpan[],
  field?: string,
): Refusal | undefined {
  const taken = overlapped(span, others);
  if (!taken) return undefined;
  const parameters = [taken.von, taken.bis, String(taken.auftragsnummer ?? '–')];
  return field === undefined
    ? against('msg_service_timer_overlap', ...parameters)
    : atField(field, 'msg_service_time_overlap', ...parameters);
}

/** Instant since which the timer of a task runs; undefined where none does. A device may know its clock only. */
export function runningSince({
  zeitmessungUm,
  zeitmessungSeit,
}: {
  zeitmessungUm?: string | null | undefined;
  zeitmessungSeit?: string | null | undefined;
}): number | undefined {
  if (zeitmessungUm != null) return Date.parse(zeitmessungUm);
  return zeitmessungSeit == null ? undefined : firstInstant(zeitmessungSeit);
}

/** Returns a timer that begins at `now`; after the arrival, which may be told some minutes ahead. */
export function timerFrom(
  arrival: string | null | undefined,
  now: number,
): { zeitmessungSeit: string; zeitmessungUm: string } {
  const arrived = arrival == null ? 0 : firstInstant(arrival);
  const since = new Date(Math.max(wholeMinute(now), arrived));
  return { zeitmessungSeit: localTimeOf(since), zeitmessungUm: since.toISOString() };
}

/** Timer of a task, as a span that has no end yet. */
export function runningSpan(since: number, auftragsnummer: number | undefined): BookedSpan {
  const von = localTimeOf(new Date(since)).slice(11);
  return { from: since, to: Number.POSITIVE_INFINITY, von, bis: '…', auftragsnummer };
}

/** Refuses to end a timer that ran for too long to be one span of work, or over what was booked meanwhile. */
export function timerRefusal(span: TimeSpan, others: readonly BookedSpan[]): Refusal | undefined {
  if (!isTooLong(span)) return overlapRefusal(span, others);
  const since = localTimeOf(new Date(span.from)).replace('T', ' ');
  return against('msg_service_timer_too_long', since, String(MOST_SPAN_DAYS));
}

/** Returns the parts of a span that none of the others takes. */
export function freeParts(span: TimeSpan, others: readonly TimeSpan[]): TimeSpan[] {
  const parts: TimeSpan[] = [];
  let from = span.from;
  for (const other of [...others].sort((a, b) => a.from - b.from)) {
    if (other.to <= from || other.from >= span.to) continue;
    if (other.from > from) parts.push({ from, to: other.from });
    from = Math.max(from, other.to);
  }
  if (from < span.to) parts.push({ from, to: span.to });
  return parts;
}

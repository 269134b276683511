import { localTimeOf } from './company-time';
import { daysLater } from './days-later';
import { atField, type Refusal } from './refusal';
import { instantsAt, minutesOfSpan, wholeMinute, type TimeSpan } from './spans-by-day';
import { toldMoment } from './told-moment';
import type { BookedSpan } from './work-time-problem';

interface PhoneBody {
  von?: string | null | undefined;
  bis?: string | null | undefined;
  /** Minutes until it is told, in place of both. */
  dauer?: number | null | undefined;
}

type Phoned = { span: TimeSpan; refusal?: undefined } | { span?: undefined; refusal: Refusal };

/** Longest call over midnight, in minutes: a begin that lies further back by the clock is a slip. */
const MOST_MINUTES = 12 * 60;
/** Usual length of a call in minutes, where nothing else tells. */
const USUAL_MINUTES = 15;

/**
 * Finds the working time of what was settled by phone, told at `now` (ms since 1970): from and to as times of day, the
 * begin perhaps of the evening before, or so many minutes until now.
 */
export function phoneSpan({ von, bis, dauer }: PhoneBody, now: number): Phoned {
  if (von == null && bis == null && dauer != null) {
    const to = wholeMinute(now);
    return { span: { from: to - dauer * 60_000, to } };
  }
  if (von == null) return { refusal: atField('von', 'msg_value_required') };
  if (bis == null) return { refusal: atField('bis', 'msg_value_required') };
  const end = toldMoment(bis, now, 'bis');
  if (end.refusal) return { refusal: end.refusal };
  const { local, at: to } = end.moment;
  const day = local.slice(0, 10);
  const begins = [daysLater(day, -1), day].flatMap((datum) => instantsAt(datum, von));
  const from = begins.findLast((begin) => begin < to);
  if (from === undefined || minutesOfSpan({ from, to }) > MOST_MINUTES) {
    return { refusal: atField('bis', 'msg_service_time_order') };
  }
  return { span: { from, to } };
}

/** Field of a phone completion that an entry in the way is said at. */
export const phoneField = ({ von }: PhoneBody): string => (von == null ? 'dauer' : 'von');

/** Proposes from and to of a call that ends now: the usual length, or since the last entry where that is less. */
export function phoneGap(booked: readonly BookedSpan[], now: number): { von: string; bis: string } {
  const to = wholeMinute(now);
  const usual = to - USUAL_MINUTES * 60_000;
  const from = Math.max(usual, ...booked.filter((one) => one.to < to).map((one) => one.to));
  const clock = (at: number) => localTimeOf(new Date(at)).slice(11);
  return { von: clock(from), bis: clock(to) };
}

import { CLOCK_ERROR } from './clock-error';
import { localTimeOf } from './company-time';
import { momentOf } from './moment-of';
import { atField, type Refusal } from './refusal';
import { instantsAt } from './spans-by-day';

/** Moment that a time of day means: local date and time, and the instant. */
export interface ToldMoment {
  local: string;
  at: number;
}

type Told = { moment: ToldMoment; refusal?: undefined } | { moment?: undefined; refusal: Refusal };

/**
 * Resolves the time of day of something that has happened by `now` (ms since 1970): today's, or that of the evening
 * before (`moment-of.ts`). Refuses one that lies further ahead than a device's clock may err, and one that the clock has
 * skipped. Of the hour that comes twice it means the later one that has been.
 */
export function toldMoment(time: string, now: number, field: string): Told {
  const local = momentOf(time, localTimeOf(new Date(now)));
  const [datum = ''] = local.split('T');
  const instants = instantsAt(datum, time);
  if (instants.length === 0) return { refusal: atField(field, 'msg_service_time_skipped') };
  const at = instants.findLast((instant) => instant <= now + CLOCK_ERROR);
  if (at === undefined) return { refusal: atField(field, 'msg_service_in_future') };
  return { moment: { local, at } };
}

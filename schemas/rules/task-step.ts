import { CLOCK_ERROR } from './clock-error';
import { localTimeOf } from './company-time';
import { against, atField, type Refusal } from './refusal';
import { mayDo, type ServiceAction } from './service-states';
import { firstInstant, minutesOfSpan, wholeMinute, type TimeSpan } from './spans-by-day';
import { toldMoment, type ToldMoment } from './told-moment';
import { overlapRefusal, timerRefusal, type BookedSpan } from './work-time-problem';

type Moment =
  { moment: ToldMoment; refusal?: undefined } | { moment?: undefined; refusal: Refusal };
type Start = { since: number; refusal?: undefined } | { since?: undefined; refusal: Refusal };

/** Refuses a step with a task that is over, or has not come so far; the status is given as its code. */
export function stateRefusal(
  action: ServiceAction,
  { auftragsstatus, beendetDatum }: { auftragsstatus: string; beendetDatum?: string | null },
): Refusal | undefined {
  if (beendetDatum != null) return against('msg_service_task_over');
  return statusRefusal(action, auftragsstatus);
}

/** Refuses what the status of an order does not allow; the status is given as its code. */
export const statusRefusal = (action: ServiceAction, status: string): Refusal | undefined =>
  mayDo(action, status) ? undefined : against(WRONG_STATUS, status);

/** Text whose parameter is a status: its code becomes words where they are known. */
export const WRONG_STATUS = 'msg_service_status';

/** Resolves the arrival at a time of day; refuses one that has not been, or lies before the travel. */
export function arrivalMoment(
  datum: string,
  reisebeginnDatum: string | null | undefined,
  now: number,
): Moment {
  const told = toldMoment(datum, now, 'datum');
  if (told.refusal || reisebeginnDatum == null) return told;
  if (told.moment.at >= firstInstant(reisebeginnDatum)) return told;
  return {
    refusal: atField('datum', 'msg_service_before_travel', reisebeginnDatum.slice(11)),
  };
}

interface TimerFacts {
  /** True if the timer of this task runs. */
  isRunning: boolean;
  /** Local date and time of the arrival. */
  arrival: string | null | undefined;
  /** Times of the technician, without timers; empty where they are not known. */
  booked: readonly BookedSpan[];
  /** Timer of the technician that runs for another task. */
  other: BookedSpan | undefined;
}

/**
 * Finds when a timer begins that is started at `now`: by the rules of working times by hand, so not before the arrival,
 * nor within another entry. `isMeant`: the user was asked whether it stops the one that runs.
 */
export function timerStart(
  { isRunning, arrival, booked, other }: TimerFacts,
  { now, isMeant }: { now: number; isMeant: boolean },
): Start {
  if (isRunning) return { refusal: against('msg_service_timer_runs') };
  const present = wholeMinute(now);
  const arrived = arrival == null ? present : firstInstant(arrival);
  if (arrived > now + CLOCK_ERROR) {
    return { refusal: against('msg_service_before_arrival', String(arrival).slice(11)) };
  }
  const since = Math.max(present, arrived);
  const within = overlapRefusal({ from: since, to: since + 1 }, booked);
  if (within) return { refusal: within };
  if (!other) return { since };
  if (!isMeant) {
    return { refusal: against('msg_service_timer_running', String(other.auftragsnummer ?? '–')) };
  }
  const refusal = timerRefusal({ from: other.from, to: since }, booked);
  return refusal ? { refusal } : { since };
}

/** Refuses to stop a timer that does not run. */
export const stoppedRefusal = (isRunning: boolean): Refusal | undefined =>
  isRunning ? undefined : against('msg_service_timer_stopped');

/** Refuses a task that is offered to every technician to whoever is none. */
export const offerRefusal = (
  task: { technikerId?: number | null | undefined },
  me: { technikerId: number | null },
): Refusal | undefined =>
  task.technikerId == null && me.technikerId === null
    ? against('msg_service_no_technician')
    : undefined;

/** Refuses a suspension that says neither when it goes on nor that this is open. */
export const suspensionRefusal = (body: {
  beginnDatum?: string | null;
  ohneTermin?: boolean;
}): Refusal | undefined =>
  body.ohneTermin !== true && body.beginnDatum == null
    ? atField('beginnDatum', 'msg_value_required')
    : undefined;

interface CompletionFacts {
  /** True if working time is booked for the order. */
  hasTime: boolean;
  /** Time that the running timer has measured. */
  measured: TimeSpan | undefined;
  /** First mandatory question without an answer. */
  openQuestion: string | undefined;
  /** First material that is confirmed and not placed. */
  unplaced: { artikelnummer: string; menge: number } | undefined;
}

/** Refuses the completion of a task for what is missing (3-decisions §3.9 «Complete»). */
export function completionRefusal({
  hasTime,
  measured,
  openQuestion,
  unplaced,
}: CompletionFacts): Refusal | undefined {
  const isTimed = hasTime || (measured !== undefined && minutesOfSpan(measured) > 0);
  if (!isTimed) return against('msg_service_no_time');
  if (openQuestion !== undefined) return against('msg_service_checklist_open', openQuestion);
  if (!unplaced) return undefined;
  return against('msg_material_not_placed', unplaced.artikelnummer, String(unplaced.menge));
}

interface SigningFacts {
  /** True if the timer runs. */
  isRunning: boolean;
  /** Local date and time of the arrival. */
  arrival: string | null | undefined;
  /** Instant at which the last working time on the report ends; undefined where it has none, or none is known. */
  workedUntil: number | undefined;
}

/** Refuses to sign while a timer runs, whose time is not on the report yet, and before what was done has been done. */
export function signingRefusal(
  { isRunning, arrival, workedUntil }: SigningFacts,
  at: number,
): Refusal | undefined {
  if (isRunning) return against('msg_service_sign_timer');
  const latest = at + CLOCK_ERROR;
  if (arrival != null && latest < firstInstant(arrival)) {
    return atField('zeitpunkt', 'msg_service_before_arrival', arrival.slice(11));
  }
  if (workedUntil === undefined || latest >= workedUntil) return undefined;
  const end = localTimeOf(new Date(workedUntil)).slice(11);
  return atField('zeitpunkt', 'msg_service_sign_before_work', end);
}

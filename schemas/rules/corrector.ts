import { localTimeOf } from './company-time';
import { against, type Refusal } from './refusal';
import { isBilled, serviceStatus } from './service-states';

/** Facts that decide who may correct. */
export interface Corrector {
  /** Instant at which it is corrected, in ms since 1970, as its device tells it. */
  now: number;
  /** Instant at which the server hears of the correction; undefined where it does at once. */
  heard?: number | undefined;
  /** Instant at which the server heard of what is corrected; undefined where nobody knows. */
  toldHeard?: number | undefined;
  /** True for dispatch, which corrects at any time. */
  mayPlan: boolean;
  /** True if a report of the task was signed. */
  isSigned: boolean;
}

/**
 * Time in ms in which a technician corrects what he did in the evening before: as long as a step may be told later
 * (`moment-of.ts`).
 */
const SAME_SHIFT = 12 * 3_600_000;

/**
 * Refuses a technician for a signed report, for what he did (`told`, instants) on another day, and for what reaches the
 * server on another day.
 */
export function correctorRefusal(
  told: readonly number[],
  corrector: Corrector,
): Refusal | undefined {
  const { now, mayPlan, isSigned } = corrector;
  if (mayPlan) return undefined;
  if (isSigned) return against('msg_service_step_signed');
  const isOfDay = told.every((at) => isSameDay(at, now)) && isHeardInTime(corrector);
  return isOfDay ? undefined : against('msg_service_step_past');
}

/** Refuses a correction once the order is on an invoice, and a technician's once the office has reviewed the order. */
export function reviewedRefusal(
  auftragsstatus: string,
  { mayPlan }: Pick<Corrector, 'mayPlan'>,
): Refusal | undefined {
  if (isBilled(auftragsstatus)) return against('msg_service_step_billed');
  const isReviewed = auftragsstatus === serviceStatus.reviewed;
  return isReviewed && !mayPlan ? against('msg_service_step_reviewed') : undefined;
}

/**
 * Tells whether the server hears of a correction until twelve hours after the midnight that ends its day: when it was
 * made is what its device says. What the server heard as late itself may be corrected as late.
 */
const isHeardInTime = ({ now, heard = now, toldHeard = now }: Corrector): boolean =>
  dayOf(heard - SAME_SHIFT) <= dayOf(Math.max(now, toldHeard));

const isSameDay = (at: number, now: number): boolean =>
  now - at <= SAME_SHIFT || dayOf(at) === dayOf(now);

const dayOf = (at: number): string => localTimeOf(new Date(at)).slice(0, 10);

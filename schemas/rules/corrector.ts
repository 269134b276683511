import { localTimeOf } from './company-time';
import { against, type Refusal } from './refusal';

/** Facts that decide who may correct. */
export interface Corrector {
  /** Instant at which it is corrected, in ms since 1970. */
  now: number;
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

/** Refuses a technician for a signed report, and for what he did (`told`, instants) on another day. */
export function correctorRefusal(
  told: readonly number[],
  { now, mayPlan, isSigned }: Corrector,
): Refusal | undefined {
  if (mayPlan) return undefined;
  if (isSigned) return against('msg_service_step_signed');
  return told.every((at) => isSameDay(at, now)) ? undefined : against('msg_service_step_past');
}

const isSameDay = (at: number, now: number): boolean =>
  now - at <= SAME_SHIFT || dayOf(at) === dayOf(now);

const dayOf = (at: number): string => localTimeOf(new Date(at)).slice(0, 10);

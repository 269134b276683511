import { CLOCK_ERROR } from './clock-error';
import { correctorRefusal, type Corrector } from './corrector';
import { against, atField, type Refusal } from './refusal';
import { firstInstant, instantsAt, isTooLong, MOST_SPAN_DAYS, wholeMinute } from './spans-by-day';
import { statusRefusal } from './task-step';
import { overlapRefusal, type BookedSpan } from './work-time-problem';

/** Steps of a task as they were told, local date and time. */
export interface ToldSteps {
  reisebeginnDatum?: string | null | undefined;
  vorOrtDatum?: string | null | undefined;
  strecke?: number | null | undefined;
  zeitmessungSeit?: string | null | undefined;
}

interface CorrectedTask extends ToldSteps {
  auftragsstatus: string;
  beendetDatum?: string | null | undefined;
}

interface StepCorrector extends Corrector {
  /** Working times of the task, the earliest first. */
  work: readonly BookedSpan[];
  /** Working times of its technician, the earliest first. */
  booked: readonly BookedSpan[];
}

const names = ['reisebeginnDatum', 'vorOrtDatum', 'strecke', 'zeitmessungSeit'] as const;

const HOUR = 3_600_000;
/** Furthest that a step was told wrong: it was told by its time of day. */
const MOST_SHIFT_HOURS = 24;

/** Returns what a correction changes of the steps: neither what it leaves out nor what was told so already. */
export function correctedSteps(task: ToldSteps, said: ToldSteps): ToldSteps {
  return Object.fromEntries(
    names
      .filter((name) => said[name] != null && said[name] !== task[name])
      .map((name) => [name, said[name]]),
  );
}

/** Tells whether there is a step of a task that can be corrected, whoever does it. */
export const hasStep = ({ reisebeginnDatum, vorOrtDatum }: ToldSteps): boolean =>
  reisebeginnDatum != null || vorOrtDatum != null;

/** Refuses a correction while the order of an open task is not under way; a task that is over may be corrected. */
export const correctionStateRefusal = ({
  auftragsstatus,
  beendetDatum,
}: CorrectedTask): Refusal | undefined =>
  beendetDatum == null ? statusRefusal('correct', auftragsstatus) : undefined;

/**
 * Finds why told steps cannot be corrected so: by the rules that they are told by, and not so that work came before its
 * arrival. A technician corrects on the same day, as long as no report is signed.
 */
export function stepCorrectionRefusal(
  task: CorrectedTask,
  said: ToldSteps,
  facts: StepCorrector,
): Refusal | undefined {
  const changed = correctedSteps(task, said);
  const changes = names.filter((name) => name in changed);
  const untold = changes.find((name) => task[name] == null);
  if (untold) return atField(untold, 'msg_service_not_told');
  if (changes.length === 0) return against('msg_service_nothing_corrected');
  const tripTime = task.vorOrtDatum ?? task.reisebeginnDatum;
  const isTrip = changes.some((name) => name !== 'zeitmessungSeit');
  const told = [
    ...(isTrip && tripTime != null ? [tripTime] : []),
    ...('zeitmessungSeit' in changed ? [String(task.zeitmessungSeit)] : []),
  ];
  const after = { ...task, ...changed };
  return (
    correctorRefusal(told.map(firstInstant), facts) ??
    tripRefusal(task, after, changed, facts) ??
    arrivalRefusal(task, after, changed, facts) ??
    timerRefusal(after, changed, facts)
  );
}

/** Instants of a local date and time that have been by `now`. */
function instantsUntil(local: string, now: number): { isSkipped: boolean; been: number[] } {
  const [datum = '', clock = ''] = local.split('T');
  const all = instantsAt(datum, clock);
  return { isSkipped: all.length === 0, been: all.filter((at) => at <= now + CLOCK_ERROR) };
}

/** Refuses times that nobody can have told: skipped, in the future, or far from what was told. */
function tripRefusal(
  before: ToldSteps,
  after: ToldSteps,
  changed: ToldSteps,
  { now }: StepCorrector,
): Refusal | undefined {
  for (const name of ['reisebeginnDatum', 'vorOrtDatum'] as const) {
    const local = changed[name];
    if (local == null) continue;
    const { isSkipped, been } = instantsUntil(local, now);
    if (isSkipped) return atField(name, 'msg_service_time_skipped');
    const [at] = been;
    if (at === undefined) return atField(name, 'msg_service_in_future');
    if (Math.abs(at - firstInstant(String(before[name]))) > MOST_SHIFT_HOURS * HOUR) {
      return atField(name, 'msg_service_shift_too_long', String(MOST_SHIFT_HOURS));
    }
  }
  const { reisebeginnDatum: began, vorOrtDatum: arrived } = after;
  const isTimed = changed.reisebeginnDatum != null || changed.vorOrtDatum != null;
  if (!isTimed || began == null || arrived == null) return undefined;
  // Of the hour that comes twice they mean what is in order.
  if (lastInstant(arrived) >= firstInstant(began)) return undefined;
  return changed.vorOrtDatum == null
    ? atField('reisebeginnDatum', 'msg_service_after_arrival', arrived.slice(11))
    : atField('vorOrtDatum', 'msg_service_before_travel', began.slice(11));
}

const lastInstant = (local: string): number => {
  const [datum = '', clock = ''] = local.split('T');
  return instantsAt(datum, clock).at(-1) ?? firstInstant(local);
};

/** Refuses an arrival after the work that followed it, or after the end of the task. */
function arrivalRefusal(
  before: CorrectedTask,
  after: CorrectedTask,
  { vorOrtDatum }: ToldSteps,
  { work }: StepCorrector,
): Refusal | undefined {
  if (vorOrtDatum == null) return undefined;
  const [was, is] = [firstInstant(String(before.vorOrtDatum)), firstInstant(vorOrtDatum)];
  const early = work.find(({ from }) => from >= was && from < is);
  if (early) return atField('vorOrtDatum', 'msg_service_after_work', early.von);
  const { beendetDatum: end, zeitmessungSeit: since } = after;
  // The timer's own rule speaks where it is corrected with it.
  const isSame = since != null && since === before.zeitmessungSeit;
  if (isSame && firstInstant(since) < is) {
    return atField('vorOrtDatum', 'msg_service_after_work', since.slice(11));
  }
  if (end == null || lastInstant(end) >= is) return undefined;
  return atField('vorOrtDatum', 'msg_service_after_end', end.slice(11));
}

/** Refuses a begin of the running timer by the rules of times by hand. */
function timerRefusal(
  { vorOrtDatum: arrival }: CorrectedTask,
  { zeitmessungSeit: since }: ToldSteps,
  { now, booked }: StepCorrector,
): Refusal | undefined {
  if (since == null) return undefined;
  const field = 'zeitmessungSeit';
  const { isSkipped, been } = instantsUntil(since, now);
  if (isSkipped) return atField(field, 'msg_service_time_skipped');
  const from = been.at(-1);
  if (from === undefined) return atField(field, 'msg_service_in_future');
  if (arrival != null && from < firstInstant(arrival)) {
    return atField(field, 'msg_service_before_arrival', arrival.slice(11));
  }
  const span = { from, to: Math.max(from + 1, wholeMinute(now)) };
  if (isTooLong(span)) return atField(field, 'msg_service_time_too_long', String(MOST_SPAN_DAYS));
  return overlapRefusal(span, booked, field);
}

/** Returns the instant that a corrected timer begins at: of the hour that comes twice the later one that has been. */
export function timerBegin(since: string, now: number): number {
  return instantsUntil(since, now).been.at(-1) ?? firstInstant(since);
}

import { correctorRefusal, type Corrector } from './corrector';
import { against, withoutRight, type Refusal } from './refusal';
import { mayChangeTime } from './service-tasks';
import { firstInstant } from './spans-by-day';
import { heldSpan, overlapRefusal, workTimeRefusal, type BookedSpan } from './work-time-problem';

interface StoredTime {
  datum: string;
  von: string;
  bis: string;
  beginnUm: string;
  endeUm: string;
  technikerId?: number | null | undefined;
}

interface TimeCorrector extends Corrector {
  me: { technikerId: number | null };
  /** Local date and time of the arrival. */
  arrival: string | null | undefined;
  /** What may be in the way: the other times of whose time it is, and the timer that runs. */
  others: readonly BookedSpan[];
}

/** Finds why a working time cannot be corrected so; by the rules of times by hand, and of who may correct. */
export function timeCorrectionRefusal(
  before: StoredTime,
  { datum, von, bis }: Pick<StoredTime, 'datum' | 'von' | 'bis'>,
  { me, arrival, others, ...corrector }: TimeCorrector,
): Refusal | undefined {
  if (!mayChangeTime(before, me, () => corrector.mayPlan)) return withoutRight('SVA_PLANEN');
  if (before.datum === datum && before.von === von && before.bis === bis) {
    return against('msg_service_nothing_corrected');
  }
  const refused = correctorRefusal([Date.parse(before.endeUm)], corrector);
  if (refused) return refused;
  const said = { datum, von, bis };
  const { span, refusal } = heldSpan(said);
  if (!span) return refusal;
  return (
    workTimeRefusal(said, span, { arrival: arrivalOf(before, arrival), now: corrector.now }) ??
    overlapRefusal(span, others, 'von')
  );
}

/** Returns the arrival that a working time follows; null for work of an earlier visit, which came before it. */
export const arrivalOf = (
  { beginnUm }: Pick<StoredTime, 'beginnUm'>,
  arrival: string | null | undefined,
): string | null =>
  arrival != null && Date.parse(beginnUm) >= firstInstant(arrival) ? arrival : null;

import { correctorRefusal, type Corrector } from './corrector';
import { against, type Refusal } from './refusal';
import { firstInstant } from './spans-by-day';
import { heldSpan, overlapRefusal, workTimeRefusal, type BookedSpan } from './work-time-problem';

interface StoredTime {
  datum: string;
  von: string;
  bis: string;
  beginnUm: string;
  endeUm: string;
}

interface TimeCorrector extends Corrector {
  /** Local date and time of the arrival. */
  arrival: string | null | undefined;
  /** What may be in the way: the other times of the technician, and the timer that runs. */
  others: readonly BookedSpan[];
}

/** Finds why a working time cannot be corrected so; by the rules of times by hand, and of who may correct. */
export function timeCorrectionRefusal(
  before: StoredTime,
  { datum, von, bis }: Pick<StoredTime, 'datum' | 'von' | 'bis'>,
  { arrival, others, ...corrector }: TimeCorrector,
): Refusal | undefined {
  if (before.datum === datum && before.von === von && before.bis === bis) {
    return against('msg_service_nothing_corrected');
  }
  const refused = correctorRefusal([Date.parse(before.endeUm)], corrector);
  if (refused) return refused;
  const said = { datum, von, bis };
  const { span, refusal } = heldSpan(said);
  if (!span) return refusal;
  // Work of an earlier visit came before this arrival.
  const isOfVisit = arrival != null && Date.parse(before.beginnUm) >= firstInstant(arrival);
  return (
    workTimeRefusal(said, span, { arrival: isOfVisit ? arrival : null, now: corrector.now }) ??
    overlapRefusal(span, others, 'von')
  );
}

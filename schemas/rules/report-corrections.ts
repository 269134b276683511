import type { ReportFacts } from '../print/document/report-facts';
import { byArrival, byTime } from './report-order';
import { minutesOfSpan } from './spans-by-day';
import { correctedSteps, timerBegin, type ToldSteps } from './step-correction';
import { heldSpan } from './work-time-problem';

type Values = Readonly<Record<string, unknown>>;

/** Predicts a report after told steps were corrected at `now`: the trip of the last arrival follows them. */
export function stepsCorrected(
  { reisebeginnDatum, vorOrtDatum, zeitmessungSeit, reisen }: ReportFacts,
  said: Values,
  now: number,
): Partial<ReportFacts> {
  const trip = reisen.findLastIndex(({ ankunft }) => ankunft === vorOrtDatum);
  const { strecke } = reisen[trip] ?? {};
  const told = { reisebeginnDatum, vorOrtDatum, zeitmessungSeit, strecke };
  const { strecke: distance, ...times } = correctedSteps(told, said as ToldSteps);
  const travelled = reisen.map((one, index) =>
    index === trip
      ? {
          reisebeginn: times.reisebeginnDatum ?? one.reisebeginn,
          ankunft: times.vorOrtDatum ?? one.ankunft,
          strecke: distance ?? one.strecke,
        }
      : one,
  );
  const since = times.zeitmessungSeit;
  return {
    ...(times as Partial<ReportFacts>),
    ...(since != null && { zeitmessungUm: new Date(timerBegin(since, now)).toISOString() }),
    reisen: byArrival(travelled),
  };
}

/** Predicts a report after one of its working times was corrected. */
export function timeCorrected(
  { zeiten }: ReportFacts,
  id: unknown,
  said: Values,
): Partial<ReportFacts> {
  const time = { datum: String(said.datum), von: String(said.von), bis: String(said.bis) };
  const { span } = heldSpan(time);
  // What cannot be held is refused.
  if (!span) return {};
  const dauer = minutesOfSpan(span);
  return {
    zeiten: byTime(
      zeiten.map((one) => (String(one.id) === String(id) ? { ...one, ...time, dauer } : one)),
    ),
  };
}

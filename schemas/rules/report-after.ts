import type { ReportFacts, ReportTemplate, ReportTime } from '../print/document/report-facts';
import type { ReportedExtra } from '../print/document/printed-report';
import { localTimeOf } from './company-time';
import { extraWorkFieldsOf } from './extra-work-fields';
import { momentOf } from './moment-of';
import { phoneSpan } from './phone-completion';
import { visibleText } from './plain-text';
import { stepsCorrected, timeCorrected } from './report-corrections';
import { byArrival, byTime } from './report-order';
import { SUPPORT_BY_PHONE, WORK_ON_SITE } from './service-activities';
import {
  minutesOfSpan,
  spansByDay,
  wholeMinute,
  type DaySpan,
  type TimeSpan,
} from './spans-by-day';
import { heldSpan, runningSince, timerFrom } from './work-time-problem';

type Values = Readonly<Record<string, unknown>>;

/** Call of a technician that has not reached the server yet. */
export interface WaitingCall {
  /** Operation: `METHOD /path/{id}`. */
  operation: string;
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
  /** Time of recording, UTC. */
  recordedAt: string;
  /** Places in the body for ids that the server has yet to assign. */
  refers?: readonly { at: readonly (string | number)[] }[] | undefined;
}

type Step = (facts: ReportFacts, told: Told, template: ReportTemplate) => Partial<ReportFacts>;

interface Told {
  body: Values;
  /** Time at which it happened, by the company's clock, and as an instant. */
  at: string;
  now: number;
  call: WaitingCall;
}

/**
 * Predicts a report after a call has reached the server (3-decisions §3.9), if the call affects the report at all;
 * calls are applied in the order in which they are sent, and only those of the task or its order.
 */
export function reportAfter(
  facts: ReportFacts,
  call: WaitingCall,
  template: ReportTemplate,
): ReportFacts {
  const step = steps[call.operation];
  if (!step) return facts;
  const body = (call.body ?? {}) as Values;
  const told = body.erfasstUm ?? call.query?.erfasstUm ?? call.recordedAt;
  const now = Date.parse(String(told));
  const at = localTimeOf(new Date(now));
  return { ...facts, ...step(facts, { body, at, now, call }, template) };
}

const steps: Readonly<Record<string, Step>> = {
  'POST /service/planung/{id}/annahme': ({ techniker }, _, template) => ({
    techniker: techniker ?? template.techniker,
  }),
  'POST /service/planung/{id}/reisebeginn': (_, { body, at }) => ({
    reisebeginnDatum: momentOf(String(body.datum), at),
  }),
  'POST /service/planung/{id}/ankunft': ({ reisebeginnDatum, reisen }, { body, at }) => {
    const ankunft = momentOf(String(body.datum), at);
    const trip = {
      reisebeginn: reisebeginnDatum ?? ankunft,
      ankunft,
      strecke: Number(body.strecke),
    };
    return {
      vorOrtDatum: ankunft,
      reisen: byArrival([...reisen, trip]),
    };
  },
  'POST /service/planung/{id}/zeitmessung': ({ vorOrtDatum }, { body, now }) => ({
    ...timerFrom(vorOrtDatum, now),
    zeitmessungTaetigkeitId: body.taetigkeitId == null ? null : Number(body.taetigkeitId),
  }),
  'DELETE /service/planung/{id}/zeitmessung': (facts, { now }, template) =>
    timerEnded(facts, now, template),
  'POST /service/planung/{planungId}/arbeitszeiten': (facts, { body }, template) => {
    const { datum, von, bis } = body;
    const said = { datum: String(datum), von: String(von), bis: String(bis) };
    const { span } = heldSpan(said);
    const remark = text(body.bemerkung);
    // What cannot be held is refused.
    if (!span) return {};
    const row = { ...said, dauer: minutesOfSpan(span) };
    return worked(facts, [row], Number(body.taetigkeitId), template, remark);
  },
  'POST /service/auftraege/{serviceAuftragId}/mehraufwaende': (facts, { body }, template) => ({
    mehraufwand: [...facts.mehraufwand, extraOf(body, template)],
  }),
  'PUT /service/planung/{id}/abfragewerte': ({ checkliste }, { call }) => {
    const answers = call.body as readonly { id: number; wert: string | null }[];
    const given = new Map<number, string | null>();
    for (const [index, { id, wert }] of answers.entries()) {
      // A report only says that there is a photo.
      const isCreated = call.refers?.some(({ at }) => at[0] === index);
      given.set(id, isCreated ? 'foto' : text(wert));
    }
    return {
      checkliste: checkliste.map((question) => {
        const wert = given.get(question.id);
        return wert === undefined ? question : { ...question, wert };
      }),
    };
  },
  'POST /service/planung/{id}/ergebnis': (_, { body }) => resultOf(body),
  'POST /service/planung/{id}/korrektur': (facts, { body, now }) =>
    stepsCorrected(facts, body, now),
  'POST /service/planung/{planungId}/arbeitszeiten/{id}/korrektur': (facts, { body, call }) =>
    timeCorrected(facts, call.params?.id, body),
  'POST /service/planung/{id}/unterbrechung': (facts, { body, now }, template) => {
    const isOver = body.ohneTermin === true || typeof body.beginnDatum !== 'string';
    return {
      ...timerEnded(facts, now, template),
      ...(!isOver && {
        beginnDatum: String(body.beginnDatum),
        reisebeginnDatum: null,
        vorOrtDatum: null,
      }),
    };
  },
  'POST /service/planung/{id}/abbruch': (facts, { now }, template) =>
    timerEnded(facts, now, template),
  'POST /service/planung/{id}/telefonabschluss': (facts, { body, now }, template) => {
    const { span } = phoneSpan(body as Parameters<typeof phoneSpan>[0], now);
    return {
      ...(span && worked(facts, rowsOf(span), SUPPORT_BY_PHONE, template)),
      ergebnis: text(body.bemerkung),
    };
  },
  'POST /service/planung/{id}/abschluss': (facts, { body, now }, template) => ({
    ...timerEnded(facts, now, template),
    ...resultOf(body),
  }),
};

/** Text as the server stores prose. */
const text = (value: unknown): string | null =>
  typeof value === 'string' ? visibleText(value) || null : null;

const resultOf = ({ ergebnis, restarbeiten }: Values): Partial<ReportFacts> => ({
  ergebnis: text(ergebnis),
  restarbeiten: text(restarbeiten),
});

/** Time that a running timer has measured until then; nothing where none runs. */
function timerEnded(
  facts: ReportFacts,
  until: number,
  template: ReportTemplate,
): Partial<ReportFacts> {
  const from = runningSince(facts);
  if (from === undefined) return {};
  const activity = facts.zeitmessungTaetigkeitId ?? WORK_ON_SITE;
  const span = { from, to: wholeMinute(until) };
  return {
    ...worked(facts, rowsOf(span), activity, template),
    ...{ zeitmessungSeit: null, zeitmessungUm: null, zeitmessungTaetigkeitId: null },
  };
}

type Worked = Pick<DaySpan, 'datum' | 'von' | 'bis'> & { dauer: number };

/** Rows of a span in the report: one for each day. */
const rowsOf = (span: TimeSpan): Worked[] =>
  spansByDay(span).map(({ datum, von, bis, beginnUm, endeUm }) => {
    const dauer = minutesOfSpan({ from: Date.parse(beginnUm), to: Date.parse(endeUm) });
    return { datum, von, bis, dauer };
  });

function worked(
  { zeiten, techniker }: ReportFacts,
  rows: readonly Worked[],
  activity: number,
  { taetigkeiten }: ReportTemplate,
  bemerkung: string | null = null,
): Partial<ReportFacts> {
  const taetigkeit = taetigkeiten.find(({ id }) => id === activity)?.bezeichnung ?? '';
  const more = rows.map((row): ReportTime => ({
    ...{ id: null, ...row },
    ...{ taetigkeit, techniker, bemerkung },
  }));
  return { zeiten: byTime([...zeiten, ...more]) };
}

function extraOf(body: Values, { mehraufwandsarten }: ReportTemplate): ReportedExtra {
  const kind = mehraufwandsarten.find(({ id }) => id === Number(body.mehraufwandArtId));
  const asked: readonly string[] = extraWorkFieldsOf(kind?.typ ?? 0);
  const told = (name: string) => (asked.includes(name) ? (body[name] ?? null) : null);
  const figure = (name: string) => (told(name) === null ? null : Number(told(name)));
  return {
    bezeichnung: kind?.bezeichnung ?? '',
    von: told('vonZeitpunkt') as string | null,
    bis: told('bisZeitpunkt') as string | null,
    kosten: figure('kosten'),
    strecke: figure('strecke'),
    bemerkung: text(body.bemerkung),
  };
}

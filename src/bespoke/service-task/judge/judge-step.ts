import { answerRefusal, openQuestion } from '../../../../schemas/rules/checklist-answer';
import { extraWorkRefusals } from '../../../../schemas/rules/extra-work-problem';
import { stockRefusal } from '../../../../schemas/rules/material-step';
import { phoneField, phoneSpan } from '../../../../schemas/rules/phone-completion';
import { reviewedRefusal } from '../../../../schemas/rules/corrector';
import { withoutRight, type Refusal } from '../../../../schemas/rules/refusal';
import { roomRefusal } from '../../../../schemas/rules/report-room';
import type { ServiceAction } from '../../../../schemas/rules/service-states';
import { wholeMinute } from '../../../../schemas/rules/spans-by-day';
import {
  correctionStateRefusal,
  stepCorrectionRefusal,
} from '../../../../schemas/rules/step-correction';
import {
  arrivalMoment,
  completionRefusal,
  offerRefusal,
  signingRefusal,
  stateRefusal,
  statusRefusal,
  stoppedRefusal,
  suspensionRefusal,
  timerStart,
} from '../../../../schemas/rules/task-step';
import { timeCorrectionRefusal } from '../../../../schemas/rules/time-correction';
import { toldMoment } from '../../../../schemas/rules/told-moment';
import {
  heldSpan,
  overlapRefusal,
  runningSince,
  runningSpan,
  timerRefusal,
  workTimeRefusal,
  type BookedSpan,
  type WorkSpan,
} from '../../../../schemas/rules/work-time-problem';
import type { AnyRecord } from '../../../engine/define/definition';
import { correctTime } from '../corrected-times';
import type { Task } from '../task';
import { judgeMaterial, materialCalls } from './judge-material';
import type { StepFacts } from './step-facts';

type Found = readonly Refusal[] | Refusal | undefined;
type TaskJudge = (task: Task, facts: StepFacts, body: AnyRecord) => Found;

/**
 * Finds why a step of a technician will be refused, by the rules that the server asks in the same order; empty where
 * nothing is known against it. `operation`: one that may wait (`METHOD /path/{id}`).
 */
export function judgeStep(operation: string, body: unknown, facts: StepFacts): readonly Refusal[] {
  const found = materialCalls[operation]
    ? judgeMaterial(operation, body as AnyRecord, facts)
    : facts.task && judges[operation]?.(facts.task, facts, (body ?? {}) as AnyRecord);
  return found === undefined ? [] : Array.isArray(found) ? found : [found as Refusal];
}

/** Operations that are judged. */
export const isJudged = (operation: string): boolean =>
  operation in judges || operation in materialCalls;

const noRight = withoutRight('SVA_PLANEN');

/** Refuses somebody else's task to whoever does not plan. */
const foreignRefusal = ({ benutzerId }: Task, { me, mayPlan }: StepFacts): Refusal | undefined =>
  benutzerId === me.id || mayPlan ? undefined : noRight;

/** Judge of an action that its task and the user's right allow before anything else. */
const on =
  (action: ServiceAction, then: TaskJudge = () => undefined): TaskJudge =>
  (task, facts, body) =>
    foreignRefusal(task, facts) ?? stateRefusal(action, task) ?? then(task, facts, body);

const planung = '/service/planung/{id}';

const judges: Readonly<Record<string, TaskJudge>> = {
  [`POST ${planung}/annahme`]: (task, facts) => {
    const { benutzerId, technikerId, angenommenDatum } = task;
    // Only the server knows by what name somebody else was faster.
    if (angenommenDatum != null && benutzerId != null && benutzerId !== facts.me.id)
      return undefined;
    const isOffered = technikerId == null;
    return (
      offerRefusal(task, facts.me) ??
      (isOffered ? undefined : foreignRefusal(task, facts)) ??
      stateRefusal('accept', task)
    );
  },
  [`POST ${planung}/ablehnung`]: on('refuse'),
  [`POST ${planung}/reisebeginn`]: on(
    'travel',
    (_, { trips = 0, now }, { datum }) =>
      roomRefusal({ count: trips, letters: 0 }) ?? toldMoment(String(datum), now, 'datum').refusal,
  ),
  [`POST ${planung}/ankunft`]: on(
    'arrive',
    ({ reisebeginnDatum }, { now }, { datum }) =>
      arrivalMoment(String(datum), reisebeginnDatum, now).refusal,
  ),
  [`POST ${planung}/zeitmessung`]: on(
    'startTimer',
    (task, { times, booked = [], other, now }, body) => {
      const isRunning = task.zeitmessungSeit != null;
      const facts = { isRunning, arrival: task.vorOrtDatum, booked, other };
      const start = timerStart(facts, { now, isMeant: body.trotzdem === true });
      return (times && roomRefusal(times)) ?? start.refusal;
    },
  ),
  [`DELETE ${planung}/zeitmessung`]: on(
    'stopTimer',
    (task, facts) => stoppedRefusal(task.zeitmessungSeit != null) ?? measuredRefusal(task, facts),
  ),
  'POST /service/planung/{planungId}/arbeitszeiten': on('bookTime', (task, facts, body) => {
    const { times, now } = facts;
    const full = times && roomRefusal(times, body.bemerkung as string | null | undefined);
    if (full) return full;
    const said = body as unknown as WorkSpan;
    const { span, refusal } = heldSpan(said);
    if (!span) return refusal;
    return (
      workTimeRefusal(said, span, { arrival: task.vorOrtDatum, now }) ??
      overlapRefusal(span, inTheWay(task, facts), 'von')
    );
  }),
  'POST /service/auftraege/{serviceAuftragId}/mehraufwaende': (task, facts, body) => {
    const { isDoneByMe, mayPlan, extras, extraKind, now } = facts;
    if (isDoneByMe === false && !mayPlan) return noRight;
    const before =
      (task.beendetDatum == null ? statusRefusal('bookExtra', task.auftragsstatus) : undefined) ??
      (extras && roomRefusal(extras, body.bemerkung as string | null | undefined));
    if (before) return before;
    return extraKind === undefined ? undefined : extraWorkRefusals(extraKind, body, now);
  },
  'POST /service/auftraege/{serviceAuftragId}/material': (task, facts, { menge }) => {
    const { isDoneByMe, mayPlan, van } = facts;
    if (isDoneByMe === false && !mayPlan) return noRight;
    const state =
      task.beendetDatum == null ? statusRefusal('useMaterial', task.auftragsstatus) : undefined;
    return state ?? (van && stockRefusal(Number(menge), van));
  },
  'PUT /service/planung/{id}/abfragewerte': (task, facts, body) => {
    const foreign = foreignRefusal(task, facts);
    if (foreign) return foreign;
    // Whatever its status: what is found out on the way may be noted.
    if (task.beendetDatum != null) return stateRefusal('complete', task);
    const { questions } = facts;
    if (!questions) return undefined;
    const answers = body as unknown as readonly { id: number; wert: string | null }[];
    return answers
      .map((answer, index) => answerRefusal(questions, answer, index))
      .find((refusal) => refusal !== undefined);
  },
  [`POST ${planung}/korrektur`]: (task, facts, body) =>
    correctableRefusal(task, facts) ?? stepCorrectionRefusal(task, body, correctorOf(facts)),
  [correctTime]: (task, facts, body) => {
    const before = correctableRefusal(task, facts);
    const { corrected, me } = facts;
    if (before || !corrected) return before;
    // Of a colleague's times this device knows none.
    const isMine = corrected.technikerId === me.technikerId;
    return timeCorrectionRefusal(corrected, body as unknown as WorkSpan, {
      ...{ ...correctorOf(facts), me },
      ...{ arrival: task.vorOrtDatum, others: isMine ? inTheWay(task, facts) : [] },
    });
  },
  [`POST ${planung}/ergebnis`]: on('noteResult'),
  [`POST ${planung}/unterschrift`]: on(
    'sign',
    ({ zeitmessungSeit, vorOrtDatum: arrival }, { workedUntil, now }) =>
      signingRefusal({ isRunning: zeitmessungSeit != null, arrival, workedUntil }, now),
  ),
  [`POST ${planung}/unterbrechung`]: (task, facts, body) =>
    suspensionRefusal(body) ?? on('suspend')(task, facts, body),
  [`POST ${planung}/abbruch`]: on('abort'),
  [`POST ${planung}/telefonbeginn`]: on('startByPhone'),
  [`POST ${planung}/telefonabschluss`]: on('completeByPhone', (task, facts, body) => {
    const { span, refusal } = phoneSpan(body, facts.now);
    return span ? overlapRefusal(span, inTheWay(task, facts), phoneField(body)) : refusal;
  }),
  [`POST ${planung}/abschluss`]: on('complete', (task, facts) => {
    const measured = spanOfTimer(task, facts.now);
    const ended = measuredRefusal(task, facts);
    if (ended) return ended;
    const { hasTime, questions, material } = facts;
    if (hasTime === undefined || !questions) return undefined;
    return completionRefusal({
      ...{ hasTime, measured, openQuestion: openQuestion(questions)?.bezeichnung },
      unplaced: unplacedOf(material),
    });
  }),
};

/** Refuses to correct somebody else's task, and one whose order is not under way, reviewed or billed. */
function correctableRefusal(task: Task, facts: StepFacts): Refusal | undefined {
  const before = foreignRefusal(task, facts) ?? correctionStateRefusal(task);
  const { orderStatus, mayPlan } = facts;
  if (before || orderStatus === undefined) return before;
  return reviewedRefusal(orderStatus, { mayPlan });
}

const correctorOf = ({ now, mayPlan, isSigned = false, work = [], booked = [] }: StepFacts) => ({
  ...{ now, mayPlan, isSigned, work, booked },
});

function unplacedOf(material: StepFacts['material'] = []) {
  const open = material.find(({ mengeOffen }) => mengeOffen > 0);
  return open && { artikelnummer: open.artikelnummer, menge: open.mengeOffen };
}

/** Time that the timer of a task has measured; undefined where none runs. */
function spanOfTimer(task: Task, now: number) {
  const from = runningSince(task);
  return from === undefined ? undefined : { from, to: wholeMinute(now) };
}

function measuredRefusal(task: Task, { booked = [], now }: StepFacts): Refusal | undefined {
  const span = spanOfTimer(task, now);
  return span && timerRefusal(span, booked);
}

/** What may be in the way of a working time: those that are booked, and the timer that runs. */
function inTheWay(task: Task, { booked = [], other }: StepFacts): BookedSpan[] {
  const since = runningSince(task);
  const own = since === undefined ? other : runningSpan(since, task.auftragsnummer);
  return [...booked, ...(own ? [own] : [])];
}

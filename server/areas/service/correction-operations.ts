import { and, desc, eq } from 'drizzle-orm';
import { reviewedRefusal } from '../../../schemas/rules/corrector';
import { formatDate } from '../../../schemas/rules/format-date';
import { CLOCK_ERROR } from '../../../schemas/rules/clock-error';
import { firstInstant, instantsIn } from '../../../schemas/rules/spans-by-day';
import {
  correctedSteps,
  correctionStateRefusal,
  stepCorrectionRefusal,
  timerBegin,
} from '../../../schemas/rules/step-correction';
import { timeCorrectionRefusal } from '../../../schemas/rules/time-correction';
import { heldSpan } from '../../../schemas/rules/work-time-problem';
import { workTimes } from '../../db/generated/service';
import type { Executor } from '../../db/database';
import { handler, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { answerRecord } from '../../resources/changes/act-on-record';
import { noteDerived } from '../../resources/history/announce-derived';
import { noteInHistory, TIMES_FIELD } from '../../resources/history/history';
import type { Tables } from '../../resources/model/tables';
import { requireRow } from '../../resources/records/row-rights';
import {
  instantOf,
  lockTask,
  requireNamedVersion,
  requireSinceOrder,
  storeTask,
  throwInWords,
  type Acting,
  type Task,
} from './act-on-task';
import { correctorOf, heardOfSteps, mayPlan, workOf } from './correction-facts';
import { serviceTrips } from './tables';
import { throwRefusal } from './throw-refusal';
import { holdTimesOf, runningTimer, timerOf, timesWithin } from './working-times';

/** Right to correct what was told of a task: its technician, and dispatch. */
const right = { own: 'SVA_AENDERN', foreign: 'SVA_PLANEN', owner: 'benutzerId' } as const;

/** Operations that set told steps and working times right, with a reason (3-decisions §3.9). */
export function correctionOperations(tables: Tables): Handlers {
  return {
    correctSteps: handler('correctSteps', async (call) => {
      const acting = { call, tables };
      const { grund, erfasstUm, ...said } = call.body;
      const found = await taskToCorrect(call.params.id, acting);
      const { task } = found;
      const { id, technikerId, vorOrtDatum } = task;
      await requireNamedVersion(task, call);
      await holdTimesOf(technikerId, call.db);
      const now = instantOf(erfasstUm);
      const since = said.zeitmessungSeit;
      const from = since == null ? now : firstInstant(since);
      throwRefusal(
        stepCorrectionRefusal(task, said, {
          ...(await correctorOf(id, call)),
          ...{ now, toldHeard: await heardOfSteps(task, said, call.db) },
          work: await workOf(id, call.db),
          booked: await timesWithin(technikerId, { from, to: now + CLOCK_ERROR }, call),
        }),
      );
      const changed = correctedSteps(task, said);
      if (vorOrtDatum !== null) await correctTrip(id, vorOrtDatum, changed, call.db);
      const begin = changed.zeitmessungSeit;
      const changes = {
        ...changed,
        ...(begin != null && { zeitmessungUm: new Date(timerBegin(begin, now)).toISOString() }),
      };
      await storeTask(found, { task: changes }, acting, grund);
      return answerRecord(tables.resourceOf('SVP'), id, call);
    }),

    correctWorkTime: handler('correctWorkTime', async (call) => {
      const acting = { call, tables };
      const { db, params, body } = call;
      const found = await taskToCorrect(params.planungId, acting);
      const { id, vorOrtDatum: arrival } = found.task;
      const ofTask = and(eq(workTimes.id, params.id), eq(workTimes.planungId, id));
      const [before] = await db.select().from(workTimes).where(ofTask).for('update');
      if (!before) throw problem(404, 'msg_record_not_found');
      await requireNamedVersion(before, call);
      // A task goes on with another technician: a time is of who worked then.
      const { technikerId, gemeldetUm } = before;
      await holdTimesOf(technikerId, db);
      const { datum, von, bis } = body;
      const now = instantOf(body.erfasstUm);
      const { span } = heldSpan({ datum, von, bis });
      const running = await runningTimer(technikerId, db);
      const booked = span ? await timesWithin(technikerId, span, { db, except: before.id }) : [];
      const others = [...booked, ...(running ? [timerOf(running)] : [])];
      const facts = {
        ...{ ...(await correctorOf(id, call)), now, arrival, others },
        ...{ me: call.caller, toldHeard: gemeldetUm?.getTime() },
      };
      throwRefusal(timeCorrectionRefusal(before, body, facts));
      const version = before.version + 1;
      const instants = span ? instantsIn(span) : {};
      await db
        .update(workTimes)
        .set({ datum, von, bis, ...instants, version })
        .where(ofTask);
      const note = { feld: TIMES_FIELD, vorher: spanText(before), nachher: spanText(body) };
      const tasks = tables.resourceOf('SVP');
      await noteInHistory(tasks, found.task, { ...note, bemerkung: body.grund }, call);
      await noteDerived('SVP', id, db);
      return answerRecord(workTimeResource(tables), before.id, call);
    }),
  };
}

/**
 * Locks a task whose steps are corrected. Throws 404, 403, and 409 where its order is not under way, reviewed (but for
 * dispatch), or billed.
 */
async function taskToCorrect(id: number, acting: Acting): Promise<Task> {
  const { call, tables } = acting;
  const found = await lockTask(id, acting);
  const { task, order } = found;
  await requireRow(tables.resourceOf('SVP'), task, right, call);
  const { auftragsstatus } = order;
  const { beendetDatum } = task;
  await throwInWords(correctionStateRefusal({ auftragsstatus, beendetDatum }), call);
  throwRefusal(reviewedRefusal(auftragsstatus, { mayPlan: mayPlan(call.caller) }));
  requireSinceOrder(order, call);
  return found;
}

/** Corrects the trip that ended with an arrival, which reports and invoices are made from. */
async function correctTrip(
  taskId: number,
  arrival: string,
  { reisebeginnDatum, vorOrtDatum, strecke }: ReturnType<typeof correctedSteps>,
  db: Executor,
): Promise<void> {
  const [trip] = await db
    .select()
    .from(serviceTrips)
    .where(and(eq(serviceTrips.planungId, taskId), eq(serviceTrips.ankunft, arrival)))
    .orderBy(desc(serviceTrips.id))
    .limit(1);
  const changes = {
    ...(reisebeginnDatum != null && { reisebeginn: reisebeginnDatum }),
    ...(vorOrtDatum != null && { ankunft: vorOrtDatum }),
    ...(strecke != null && { strecke }),
  };
  if (!trip || Object.keys(changes).length === 0) return;
  await db.update(serviceTrips).set(changes).where(eq(serviceTrips.id, trip.id));
}

const spanText = ({ datum, von, bis }: { datum: string; von: string; bis: string }): string =>
  `${formatDate(datum)}, ${von}–${bis}`;

function workTimeResource({ resources }: Tables) {
  const found = resources.find(({ schema }) => schema === 'WorkTime');
  if (!found) throw new Error('Correction: there is no resource of working times');
  return found;
}

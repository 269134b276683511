import { and, asc, desc, eq } from 'drizzle-orm';
import { isBilled } from '../../../schemas/rules/service-states';
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
import { heldSpan, type BookedSpan } from '../../../schemas/rules/work-time-problem';
import { serviceSignatures, workTimes } from '../../db/generated/service';
import type { Executor } from '../../db/database';
import { holds } from '../../http/access/caller';
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
  type ActingCall,
  type Acting,
  type Task,
} from './act-on-task';
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
          ...(await corrector(id, call)),
          now,
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
      const { id, technikerId, vorOrtDatum: arrival } = found.task;
      await holdTimesOf(technikerId, db);
      const ofTask = and(eq(workTimes.id, params.id), eq(workTimes.planungId, id));
      const [before] = await db.select().from(workTimes).where(ofTask).for('update');
      if (!before) throw problem(404, 'msg_record_not_found');
      await requireNamedVersion(before, call);
      const { datum, von, bis } = body;
      const now = instantOf(body.erfasstUm);
      const { span } = heldSpan({ datum, von, bis });
      const running = await runningTimer(technikerId, db);
      const booked = span ? await timesWithin(technikerId, span, { db, except: before.id }) : [];
      const others = [...booked, ...(running ? [timerOf(running)] : [])];
      const facts = { ...(await corrector(id, call)), now, arrival, others };
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

/** Locks a task whose steps are corrected. Throws 404, 403, and 409 where its order is not under way, or billed. */
async function taskToCorrect(id: number, acting: Acting): Promise<Task> {
  const { call, tables } = acting;
  const found = await lockTask(id, acting);
  const { task, order } = found;
  await requireRow(tables.resourceOf('SVP'), task, right, call);
  const { auftragsstatus } = order;
  const { beendetDatum } = task;
  await throwInWords(correctionStateRefusal({ auftragsstatus, beendetDatum }), call);
  if (isBilled(auftragsstatus)) throw problem(409, 'msg_service_step_billed');
  requireSinceOrder(order, call);
  return found;
}

async function corrector(taskId: number, { db, caller }: ActingCall) {
  const signed = await db.$count(serviceSignatures, eq(serviceSignatures.planungId, taskId));
  return { mayPlan: holds(caller, 'SVA_PLANEN'), isSigned: signed > 0 };
}

/** Reads the working times of a task, the earliest first; a report has room for as many. */
async function workOf(taskId: number, db: Executor): Promise<BookedSpan[]> {
  const rows = await db
    .select()
    .from(workTimes)
    .where(eq(workTimes.planungId, taskId))
    .orderBy(asc(workTimes.beginnUm), asc(workTimes.id));
  return rows.map(({ beginnUm, endeUm, von, bis }) => ({
    ...{ from: Date.parse(beginnUm), to: Date.parse(endeUm), von, bis },
  }));
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

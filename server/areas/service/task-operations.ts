import { eq } from 'drizzle-orm';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { SUPPORT_BY_PHONE } from '../../../schemas/rules/service-activities';
import { serviceStatus } from '../../../schemas/rules/service-states';
import { minutesLater } from '../../../schemas/rules/minutes-later';
import { phoneField, phoneSpan } from '../../../schemas/rules/phone-completion';
import {
  arrivalMoment,
  offerRefusal,
  stoppedRefusal,
  suspensionRefusal,
  timerStart,
} from '../../../schemas/rules/task-step';
import { toldMoment } from '../../../schemas/rules/told-moment';
import { CLOCK_ERROR } from '../../../schemas/rules/clock-error';
import { wholeMinute, type TimeSpan } from '../../../schemas/rules/spans-by-day';
import { serviceTrips } from './tables';
import { users } from '../../db/generated/base';
import { handler, type Handlers } from '../../http/operations/call';
import { requireRight } from '../../http/access/caller';
import { fieldProblem, problem } from '../../http/errors/problem';
import { answerRecord } from '../../resources/changes/act-on-record';
import type { Tables } from '../../resources/model/tables';
import {
  happenedAt,
  instantOf,
  lockTask,
  requireAction,
  storeTask,
  taskToActOn,
  type ActingCall,
  type Task,
  type TaskRow,
} from './act-on-task';
import { requireComplete } from './complete-task';
import { requireRoomForTime, requireRoomForTrip } from './report/report-room';
import { throwRefusal } from './throw-refusal';
import {
  bookSpan,
  endTimer,
  holdTimesOf,
  requireFreeTime,
  runningTimer,
  timerOf,
  timesWithin,
} from './working-times';
import { serviceActivities } from '../../db/generated/service';

/** Operations of a technician on a task, from accepting to completing it (3-decisions §3.9). */
export function taskOperations(tables: Tables): Handlers {
  const answer = (id: number, call: ActingCall) => answerRecord(tables.resourceOf('SVP'), id, call);

  return {
    acceptTask: handler('acceptTask', async (call) => {
      const acting = { call, tables };
      const { caller } = call;
      const found = await lockTask(call.params.id, acting);
      await requireNotTaken(found, call);
      const isMine = found.task.benutzerId === caller.id;
      const isOffered = found.task.technikerId === null;
      throwRefusal(offerRefusal(found.task, caller));
      if (!isMine && !isOffered) requireRight(caller, 'SVA_PLANEN');
      await requireAction(found, 'accept', call);
      const taker = isOffered ? { technikerId: caller.technikerId, benutzerId: caller.id } : {};
      await storeTask(
        found,
        {
          order: { auftragsstatus: serviceStatus.accepted },
          task: { ...taker, angenommenDatum: happenedAt(call.body?.erfasstUm) },
        },
        acting,
      );
      return answer(found.task.id, call);
    }),

    refuseTask: handler('refuseTask', async (call) => {
      const acting = { call, tables };
      const { bemerkung, erfasstUm } = call.body;
      let found = await taskToActOn(call.params.id, 'refuse', acting);
      // The task keeps that it was refused; the order goes back to the planners.
      found = await storeTask(
        found,
        { order: { auftragsstatus: serviceStatus.refused } },
        acting,
        bemerkung,
      );
      await storeTask(found, { task: { beendetDatum: happenedAt(erfasstUm), bemerkung } }, acting);
      await storeTask(found, { order: { auftragsstatus: serviceStatus.toPlanAnew } }, acting);
      return answer(found.task.id, call);
    }),

    startTravel: handler('startTravel', async (call) => {
      const acting = { call, tables };
      const found = await taskToActOn(call.params.id, 'travel', acting);
      const { datum, erfasstUm } = call.body;
      await requireRoomForTrip(found.task.id, call.db);
      const told = toldMoment(datum, instantOf(erfasstUm), 'datum');
      throwRefusal(told.refusal);
      await storeTask(
        found,
        {
          order: { auftragsstatus: serviceStatus.travelling },
          task: { reisebeginnDatum: told.moment?.local ?? null },
        },
        acting,
      );
      return answer(found.task.id, call);
    }),

    arriveOnSite: handler('arriveOnSite', async (call) => {
      const acting = { call, tables };
      const found = await taskToActOn(call.params.id, 'arrive', acting);
      const { datum, strecke, erfasstUm } = call.body;
      const { id, technikerId, reisebeginnDatum } = found.task;
      const told = arrivalMoment(datum, reisebeginnDatum, instantOf(erfasstUm));
      throwRefusal(told.refusal);
      const vorOrtDatum = told.moment?.local ?? happenedAt(erfasstUm);
      const reisebeginn = reisebeginnDatum ?? vorOrtDatum;
      await call.db
        .insert(serviceTrips)
        .values({ planungId: id, technikerId, reisebeginn, ankunft: vorOrtDatum, strecke });
      await storeTask(
        found,
        { order: { auftragsstatus: serviceStatus.onSite }, task: { vorOrtDatum, strecke } },
        acting,
      );
      return answer(id, call);
    }),

    startTimer: handler('startTimer', async (call) => {
      const acting = { call, tables };
      const { taetigkeitId = null, trotzdem = false, erfasstUm } = call.body;
      const found = await taskToActOn(call.params.id, 'startTimer', acting);
      const { id, technikerId, vorOrtDatum, zeitmessungSeit } = found.task;
      if (taetigkeitId !== null) await requireActivity(taetigkeitId, call);
      await requireRoomForTime(id, {}, call.db);
      await holdTimesOf(technikerId, call.db);
      const now = instantOf(erfasstUm);
      const running = await runningTimer(technikerId, call.db);
      const other = running && running.id !== id ? running : undefined;
      const booked = await timesWithin(technikerId, sinceTimer(other, now), { db: call.db });
      const start = timerStart(
        {
          isRunning: zeitmessungSeit !== null,
          arrival: vorOrtDatum,
          booked,
          other: other && timerOf(other),
        },
        { now, isMeant: trotzdem },
      );
      throwRefusal(start.refusal);
      const since = start.since ?? now;
      if (other) {
        const ended = await endTimer(await lockTask(other.id, acting), since, acting);
        await storeTask(ended, { order: { auftragsstatus: serviceStatus.onSite } }, acting);
      }
      await storeTask(
        found,
        {
          order: { auftragsstatus: serviceStatus.atWork },
          task: {
            zeitmessungSeit: localTimeOf(new Date(since)),
            zeitmessungUm: new Date(since).toISOString(),
            zeitmessungTaetigkeitId: taetigkeitId,
          },
        },
        acting,
      );
      return answer(id, call);
    }),

    stopTimer: handler('stopTimer', async (call) => {
      const acting = { call, tables };
      const found = await taskToActOn(call.params.id, 'stopTimer', acting);
      throwRefusal(stoppedRefusal(found.task.zeitmessungSeit !== null));
      const stopped = await endTimer(found, instantOf(call.query.erfasstUm), acting);
      await storeTask(stopped, { order: { auftragsstatus: serviceStatus.onSite } }, acting);
      return answer(found.task.id, call);
    }),

    suspendTask: handler('suspendTask', async (call) => {
      const acting = { call, tables };
      const { beginnDatum = null, grund, ohneTermin = false, erfasstUm } = call.body;
      throwRefusal(suspensionRefusal(call.body));
      const now = happenedAt(erfasstUm);
      let found = await taskToActOn(call.params.id, 'suspend', acting);
      found = await endTimer(found, instantOf(erfasstUm), acting, { dropped: true });
      if (ohneTermin || beginnDatum === null) {
        const ending = { status: serviceStatus.toPlanAnew, at: now, bemerkung: grund };
        await storeEnd(found, ending, acting);
      } else {
        const { beginnDatum: begin, endeDatum: end } = found.task;
        // The same task goes on from its travel, at another time and for as long as it was planned.
        const task = {
          beginnDatum,
          endeDatum: minutesLater(beginnDatum, minutesFrom(begin, end)),
          reisebeginnDatum: null,
          vorOrtDatum: null,
          strecke: null,
          bemerkung: grund,
        };
        const order = { auftragsstatus: serviceStatus.suspended };
        await storeTask(found, { order, task }, acting, grund);
      }
      return answer(found.task.id, call);
    }),

    abortTask: handler('abortTask', async (call) => {
      const acting = { call, tables };
      const { bemerkung, erfasstUm } = call.body;
      const at = happenedAt(erfasstUm);
      const task = await taskToActOn(call.params.id, 'abort', acting);
      const found = await endTimer(task, instantOf(erfasstUm), acting, { dropped: true });
      await storeEnd(found, { status: serviceStatus.aborted, at, bemerkung }, acting);
      return answer(found.task.id, call);
    }),

    startByPhone: handler('startByPhone', async (call) => {
      const acting = { call, tables };
      const found = await taskToActOn(call.params.id, 'startByPhone', acting);
      const angenommenDatum = found.task.angenommenDatum ?? happenedAt(call.body?.erfasstUm);
      const order = { auftragsstatus: serviceStatus.byPhone };
      await storeTask(found, { order, task: { angenommenDatum } }, acting);
      return answer(found.task.id, call);
    }),

    completeByPhone: handler('completeByPhone', async (call) => {
      const acting = { call, tables };
      const { bemerkung, erfasstUm } = call.body;
      const at = happenedAt(erfasstUm);
      const found = await taskToActOn(call.params.id, 'completeByPhone', acting);
      const { id: planungId, technikerId, angenommenDatum } = found.task;
      const { span, refusal } = phoneSpan(call.body, instantOf(erfasstUm));
      throwRefusal(refusal);
      await holdTimesOf(technikerId, call.db);
      if (span) {
        const field = phoneField(call.body);
        await requireFreeTime(technikerId, span, { db: call.db, field });
        await bookSpan(found.task, span, SUPPORT_BY_PHONE, call.db);
      }
      const again = await lockTask(planungId, acting);
      await storeEnd(
        again,
        { status: serviceStatus.doneByPhone, at, order: { ergebnis: bemerkung } },
        acting,
        { angenommenDatum: angenommenDatum ?? at, ergebnis: bemerkung },
      );
      return answer(planungId, call);
    }),

    completeTask: handler('completeTask', async (call) => {
      const acting = { call, tables };
      const { ergebnis, restarbeiten = null, offen, unterschriftVerzicht = null } = call.body;
      const at = happenedAt(call.body.erfasstUm);
      const found = await endTimer(
        await taskToActOn(call.params.id, 'complete', acting),
        instantOf(call.body.erfasstUm),
        acting,
      );
      await requireComplete(found.order, call);
      const open = {
        MATERIAL: serviceStatus.waitsForMaterial,
        KUNDE: serviceStatus.waitsForCustomer,
      };
      const status = offen ? open[offen] : serviceStatus.done;
      const order = { ergebnis, restarbeiten, unterschriftVerzicht };
      await storeEnd(found, { status, at, order }, acting, { ergebnis, restarbeiten });
      return answer(found.task.id, call);
    }),
  };
}

/** Time that may stand in the way of a timer that begins now, and of the end of the one that runs. */
const sinceTimer = (other: TaskRow | undefined, now: number): TimeSpan => ({
  from: other ? Date.parse(String(other.zeitmessungUm)) : wholeMinute(now),
  to: wholeMinute(now) + 2 * CLOCK_ERROR,
});

interface Ending {
  status: string;
  at: string;
  bemerkung?: string;
  order?: Parameters<typeof storeTask>[1]['order'];
}

/** Stores the end of a task, and what that makes of its order. */
function storeEnd(
  found: Task,
  { status, at, bemerkung, order }: Ending,
  acting: Parameters<typeof storeTask>[2],
  more: Parameters<typeof storeTask>[1]['task'] = {},
): Promise<Task> {
  return storeTask(
    found,
    {
      order: { ...order, auftragsstatus: status },
      task: { ...more, beendetDatum: at, ...(bemerkung !== undefined && { bemerkung }) },
    },
    acting,
    bemerkung,
  );
}

/** Throws 409, naming the technician, where another one was faster. */
async function requireNotTaken({ task }: Task, call: ActingCall): Promise<void> {
  const { benutzerId, angenommenDatum } = task;
  if (angenommenDatum === null || benutzerId === null || benutzerId === call.caller.id) return;
  const [taker] = await call.db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, benutzerId));
  throw problem(409, 'msg_service_already_accepted', taker?.name ?? '–');
}

/** Throws 422 for an activity that cannot be booked. */
async function requireActivity(id: number, { db }: ActingCall): Promise<void> {
  if ((await db.$count(serviceActivities, eq(serviceActivities.id, id))) > 0) return;
  throw fieldProblem({ taetigkeitId: [{ code: 'msg_reference_unknown' }] });
}

const minutesFrom = (from: string, to: string) =>
  Math.round((Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000);

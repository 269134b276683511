import { and, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import { WORK_ON_SITE } from '../../../schemas/rules/service-activities';
import {
  isTooLong,
  MOST_SPAN_DAYS,
  spansByDay,
  type DaySpan,
} from '../../../schemas/rules/spans-by-day';
import { planningItems, workTimes } from '../../db/generated/service';
import type { Executor } from '../../db/database';
import { fieldProblem, problem } from '../../http/errors/problem';
import { technicians } from '../../db/generated/stock';
import { storedRow } from '../../resources/records/stored-row';
import { storeTask, type Acting, type Task, type TaskRow } from './act-on-task';

/** Locks a technician's times: nobody else writes them until the transaction ends. */
export async function holdTimesOf(technikerId: number | null, db: Executor): Promise<void> {
  if (technikerId === null) return;
  const own = db.select().from(technicians).where(eq(technicians.id, technikerId));
  await own.for('no key update');
}

/** Throws 422 where a technician worked on something else then, by an entry or by the running timer. */
export async function requireFreeTime(
  technikerId: number | null,
  { datum, von, bis }: DaySpan,
  { db, except }: { db: Executor; except?: number },
): Promise<void> {
  if (technikerId === null) return;
  const [taken] = await db
    .select({ von: workTimes.von, bis: workTimes.bis })
    .from(workTimes)
    .where(
      and(
        eq(workTimes.technikerId, technikerId),
        eq(workTimes.datum, datum),
        lt(workTimes.von, bis),
        gt(workTimes.bis, von),
        except === undefined ? undefined : ne(workTimes.id, except),
      ),
    )
    .limit(1);
  if (taken) throw overlap(taken.von, taken.bis);
  const running = await runningTimer(technikerId, db);
  if (running && `${datum}T${bis}` > String(running.zeitmessungSeit)) {
    throw overlap(String(running.zeitmessungSeit).slice(11), '…');
  }
}

const overlap = (von: string, bis: string) =>
  fieldProblem({ von: [{ code: 'msg_service_time_overlap', parameters: [von, bis] }] });

/** Finds the task whose timer runs for a technician. */
export async function runningTimer(
  technikerId: number | null,
  db: Executor,
): Promise<TaskRow | undefined> {
  if (technikerId === null) return undefined;
  const [running] = await db
    .select()
    .from(planningItems)
    .where(
      and(eq(planningItems.technikerId, technikerId), isNotNull(planningItems.zeitmessungSeit)),
    )
    .limit(1);
  return running;
}

/**
 * Ends the timer of a task, if it runs: the time it measured becomes working time, unless that is less than a minute. A
 * forgotten one measures nothing: throws 409, unless it may be `dropped`.
 */
export async function endTimer(
  found: Task,
  until: string,
  acting: Acting,
  { dropped = false } = {},
): Promise<Task> {
  const { zeitmessungSeit, zeitmessungTaetigkeitId, technikerId, id } = found.task;
  if (zeitmessungSeit === null) return found;
  const { db } = acting.call;
  if (isTooLong(zeitmessungSeit, until) && !dropped) {
    const since = zeitmessungSeit.replace('T', ' ');
    throw problem(409, 'msg_service_timer_too_long', since, String(MOST_SPAN_DAYS));
  }
  await holdTimesOf(technikerId, db);
  const spans = spansByDay(zeitmessungSeit, until);
  const taetigkeitId = zeitmessungTaetigkeitId ?? WORK_ON_SITE;
  if (spans.length > 0) {
    await db
      .insert(workTimes)
      .values(spans.map((span) => ({ ...span, planungId: id, technikerId, taetigkeitId })));
  }
  const stopped = { zeitmessungSeit: null, zeitmessungTaetigkeitId: null };
  const after = await storeTask(found, { task: stopped }, acting);
  // Working times changed the sums of the order, and with them its version.
  const order = await storedRow(acting.tables.resourceOf('SVA'), found.order.id, db);
  return { ...after, order: order as Task['order'] };
}

import { and, eq, gt, isNotNull, lt, max, ne } from 'drizzle-orm';
import { WORK_ON_SITE } from '../../../schemas/rules/service-activities';
import {
  isTooLong,
  spansByDay,
  wholeMinute,
  type TimeSpan,
} from '../../../schemas/rules/spans-by-day';
import {
  freeParts,
  overlapRefusal,
  runningSpan,
  timerRefusal,
  type BookedSpan,
} from '../../../schemas/rules/work-time-problem';
import { planningItems, workTimes } from '../../db/generated/service';
import type { Executor } from '../../db/database';
import { technicians } from '../../db/generated/stock';
import { storedRow } from '../../resources/records/stored-row';
import { storeTask, type Acting, type Task, type TaskRow } from './act-on-task';
import { throwRefusal } from './throw-refusal';

/** Most entries that stand in a span of work: nobody books more in a month. */
const MOST_IN_THE_WAY = 1000;

/** Locks a technician's times: nobody else writes them until the transaction ends. */
export async function holdTimesOf(technikerId: number | null, db: Executor): Promise<void> {
  if (technikerId === null) return;
  const own = db.select().from(technicians).where(eq(technicians.id, technikerId));
  await own.for('no key update');
}

/** Reads the times of a technician that a span has a minute in common with, the earliest first. */
export async function timesWithin(
  technikerId: number | null,
  { from, to }: TimeSpan,
  { db, except }: { db: Executor; except?: number | undefined },
): Promise<BookedSpan[]> {
  if (technikerId === null) return [];
  const rows = await db
    .select({ time: workTimes, auftragsnummer: planningItems.auftragsnummer })
    .from(workTimes)
    .innerJoin(planningItems, eq(planningItems.id, workTimes.planungId))
    .where(
      and(
        eq(workTimes.technikerId, technikerId),
        lt(workTimes.beginnUm, new Date(to).toISOString()),
        gt(workTimes.endeUm, new Date(from).toISOString()),
        except === undefined ? undefined : ne(workTimes.id, except),
      ),
    )
    .orderBy(workTimes.beginnUm, workTimes.id)
    .limit(MOST_IN_THE_WAY);
  return rows.map(({ time: { von, bis, beginnUm, endeUm }, auftragsnummer }) => ({
    ...{ from: Date.parse(beginnUm), to: Date.parse(endeUm), von, bis, auftragsnummer },
  }));
}

/** Instant at which the last working time of a task ends; undefined without any. */
export async function endOfWork(taskId: number, db: Executor): Promise<number | undefined> {
  const [last] = await db
    .select({ until: max(workTimes.endeUm) })
    .from(workTimes)
    .where(eq(workTimes.planungId, taskId));
  return last?.until ? Date.parse(last.until) : undefined;
}

/** Throws 422 at `field` where a technician worked on something else then, by an entry or by the running timer. */
export async function requireFreeTime(
  technikerId: number | null,
  span: TimeSpan,
  { db, except, field }: { db: Executor; except?: number | undefined; field: string },
): Promise<void> {
  if (technikerId === null) return;
  throwRefusal(overlapRefusal(span, await timesWithin(technikerId, span, { db, except }), field));
  const running = await runningTimer(technikerId, db);
  if (running) throwRefusal(overlapRefusal(span, [timerOf(running)], field));
}

/** Writes the timer of a task, which runs, as a span. */
export const timerOf = ({ zeitmessungUm, auftragsnummer }: TaskRow): BookedSpan =>
  runningSpan(Date.parse(String(zeitmessungUm)), auftragsnummer);

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

/** Books a span as working time of a task, an entry for each day; nothing for less than a minute. */
export async function bookSpan(
  { id, technikerId }: Pick<TaskRow, 'id' | 'technikerId'>,
  span: TimeSpan,
  taetigkeitId: number,
  db: Executor,
): Promise<void> {
  const rows = spansByDay(span).map((one) => ({
    ...one,
    planungId: id,
    technikerId,
    taetigkeitId,
  }));
  if (rows.length > 0) await db.insert(workTimes).values(rows);
}

/**
 * Ends the timer of a task at an instant, if it runs: the time it measured becomes working time, unless that is less
 * than a minute. Throws 409 for one that was forgotten, or that would book over another entry; where it may be `dropped`
 * a forgotten one measures nothing, and another only what is free.
 */
export async function endTimer(
  found: Task,
  until: number,
  acting: Acting,
  { dropped = false } = {},
): Promise<Task> {
  const { zeitmessungUm, zeitmessungTaetigkeitId, technikerId } = found.task;
  if (zeitmessungUm === null) return found;
  const { db } = acting.call;
  await holdTimesOf(technikerId, db);
  const span = { from: Date.parse(zeitmessungUm), to: wholeMinute(until) };
  const others = await timesWithin(technikerId, span, { db });
  if (!dropped) throwRefusal(timerRefusal(span, others));
  const activity = zeitmessungTaetigkeitId ?? WORK_ON_SITE;
  const free = isTooLong(span) ? [] : freeParts(span, others);
  for (const part of free) await bookSpan(found.task, part, activity, db);
  const after = await storeTask(found, { task: noTimer }, acting);
  // Working times changed the sums of the order, and with them its version.
  const order = await storedRow(acting.tables.resourceOf('SVA'), found.order.id, db);
  return { ...after, order: order as Task['order'] };
}

const noTimer = { zeitmessungSeit: null, zeitmessungUm: null, zeitmessungTaetigkeitId: null };

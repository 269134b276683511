import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Corrector } from '../../../schemas/rules/corrector';
import { correctedSteps, type ToldSteps } from '../../../schemas/rules/step-correction';
import type { BookedSpan } from '../../../schemas/rules/work-time-problem';
import type { Executor } from '../../db/database';
import { serviceSignatures, workTimes } from '../../db/generated/service';
import { changeHistory } from '../../db/tables/base';
import { holds, type Caller } from '../../http/access/caller';
import type { ActingCall, TaskRow } from './act-on-task';

/** Tells whether a caller corrects at any time. */
export const mayPlan = (caller: Caller): boolean => holds(caller, 'SVA_PLANEN');

/** Finds who corrects what was told of a task, and when the server hears of that. */
export async function correctorOf(
  taskId: number,
  { db, caller }: ActingCall,
): Promise<Omit<Corrector, 'now'>> {
  const signed = await db.$count(serviceSignatures, eq(serviceSignatures.planungId, taskId));
  return { mayPlan: mayPlan(caller), isSigned: signed > 0, heard: Date.now() };
}

/** Finds when the server heard of the first of the steps that are corrected; undefined where its history lacks them. */
export async function heardOfSteps(
  task: TaskRow,
  said: ToldSteps,
  db: Executor,
): Promise<number | undefined> {
  const { zeitmessungSeit, ...trip } = correctedSteps(task, said);
  const ofTrip = task.vorOrtDatum === null ? 'reisebeginnDatum' : 'vorOrtDatum';
  const steps = [
    ...(Object.keys(trip).length > 0 ? [ofTrip] : []),
    ...(zeitmessungSeit == null ? [] : ['zeitmessungSeit']),
  ];
  const told: number[] = [];
  for (const step of steps) {
    const heard = await heardOf(task.id, step, db);
    if (heard === undefined) return undefined;
    told.push(heard);
  }
  return told.length === 0 ? undefined : Math.min(...told);
}

async function heardOf(taskId: number, step: string, db: Executor): Promise<number | undefined> {
  const { id, tabelle, tabelleId, feld, bemerkung, zeit } = changeHistory;
  const ofStep = and(eq(tabelle, 'SVP'), eq(tabelleId, taskId), eq(feld, step));
  const [told] = await db
    .select({ zeit })
    .from(changeHistory)
    // A correction has its reason as remark: it is heard of later than what it corrects.
    .where(and(ofStep, isNull(bemerkung)))
    .orderBy(desc(id))
    .limit(1);
  return told?.zeit.getTime();
}

/** Reads the working times of a task, the earliest first; a report has room for as many. */
export async function workOf(taskId: number, db: Executor): Promise<BookedSpan[]> {
  const rows = await db
    .select()
    .from(workTimes)
    .where(eq(workTimes.planungId, taskId))
    .orderBy(asc(workTimes.beginnUm), asc(workTimes.id));
  return rows.map(({ beginnUm, endeUm, von, bis }) => ({
    ...{ from: Date.parse(beginnUm), to: Date.parse(endeUm), von, bis },
  }));
}

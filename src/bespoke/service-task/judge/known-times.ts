import { CLOCK_ERROR } from '../../../../schemas/rules/clock-error';
import { serviceStatus } from '../../../../schemas/rules/service-states';
import { firstInstant } from '../../../../schemas/rules/spans-by-day';
import {
  runningSince,
  runningSpan,
  type BookedSpan,
} from '../../../../schemas/rules/work-time-problem';
import { rowsOfAnswer } from '../../../api/rows-of-answer';
import type { Judge, Known } from '../../../engine/outbox/judge';
import { followsOf, inOrder, isMissing } from '../../../engine/outbox/machine';
import { correctedTimes, correctTime } from '../corrected-times';
import { paths, type Task, type WorkTime } from '../task';
import { bookedOf } from './booked-spans';
import { roomOf, withBrought } from './known-rows';
import type { StepFacts } from './step-facts';

type Call = Parameters<Judge>[0];

/** Most rows of a task that are read; no task has more. */
const MOST = 200;
/** Most tasks whose times are looked through: those of weeks. */
const MOST_TASKS = 100;
const DAY = 86_400_000;

/** Instant from which times may be in the way of a call, in ms; nobody works for longer than a day by hand. */
export function looksBackTo({ operation, body }: Call, task: Task, now: number): number {
  const { datum, zeitmessungSeit: since } = (body ?? {}) as Record<string, unknown>;
  if (typeof since === 'string') return firstInstant(since);
  if (typeof datum === 'string') return firstInstant(`${datum}T00:00`);
  if (operation.endsWith('/telefonabschluss')) return now - 2 * DAY;
  return runningSince(task) ?? now;
}

/**
 * What is known of the technician's times: those of the task, of all others, and the timer that runs for one of them.
 * `correcting`: id of a time of the task that is not in its own way.
 */
export async function timeFacts(
  task: Task,
  since: number,
  known: Known,
  correcting?: number,
): Promise<Partial<StepFacts>> {
  const rows = await timesOf(task, known);
  // Those that wait have no id yet.
  const corrected =
    correcting === undefined ? undefined : rows?.find(({ id }) => id === correcting);
  const own = rows?.filter((row) => row !== corrected);
  const work = rows && inTime(bookedOf(rows, task.auftragsnummer));
  const ofTask = { times: rows && roomOf(rows), work, corrected };
  // Times of somebody else are no concern of this device.
  const { me } = known;
  if (task.technikerId == null || task.technikerId !== me.technikerId) return ofTask;
  const others = await otherTasks(task, known);
  // One timer runs at a time: the latest has stopped those before.
  const [running] = others
    .flatMap((one) => {
      const from = one.beendetDatum == null ? runningSince(one) : undefined;
      return from === undefined ? [] : [runningSpan(from, one.auftragsnummer)];
    })
    .sort((a, b) => b.from - a.from);
  const from = Math.min(since, running?.from ?? since);
  const worked = others.filter((one) => mayHaveTimes(one, from));
  const read = await Promise.all(
    worked.map(async (one) => ({ task: one, times: await timesOf(one, known) })),
  );
  const booked = [{ task, times: own }, ...read].flatMap(({ task: one, times = [] }) =>
    bookedOf(
      times.filter((time) => isOf(me, time)),
      one.auftragsnummer,
    ),
  );
  return { ...ofTask, booked: inTime(booked), other: running };
}

/** Tells whether a time of a task is the user's: its former technician's stay his. What waits here names nobody yet. */
const isOf = (me: Known['me'], { technikerId }: Partial<WorkTime>): boolean =>
  technikerId == null || technikerId === me.technikerId;

/** Instant at which the last working time of a task ends; undefined where none is known. */
export async function workedUntil(task: Task, known: Known): Promise<number | undefined> {
  const ends = bookedOf((await timesOf(task, known)) ?? [], task.auftragsnummer).map(
    ({ to }) => to,
  );
  return ends.length === 0 ? undefined : Math.max(...ends);
}

const inTime = (spans: readonly BookedSpan[]): BookedSpan[] =>
  [...spans].sort((a, b) => a.from - b.from);

/** Returns the working times of the user of this day, on whatever task. */
export async function bookedToday(task: Task, known: Known): Promise<readonly BookedSpan[]> {
  return (await timeFacts(task, known.now - DAY, known)).booked ?? [];
}

/** Tells whether a task may have times after an instant: it is worked on, or was not over by then. */
function mayHaveTimes({ auftragsstatus, beendetDatum }: Task, since: number): boolean {
  if (beendetDatum != null) return firstInstant(beendetDatum) > since - CLOCK_ERROR;
  return ![serviceStatus.planned, serviceStatus.sent, serviceStatus.accepted].includes(
    auftragsstatus as '02',
  );
}

/** Tasks of the user besides one, the latest first, with what waits for them. */
export async function otherTasks({ id }: Task, known: Known): Promise<Task[]> {
  const { me, entries } = known;
  const query = {
    filter: `technikerId=${me.technikerId}`,
    orderBy: '-beginnDatum',
    limit: MOST_TASKS,
  };
  const answer = await known.find('GET /service/planung', { query });
  const rows = (rowsOfAnswer(answer?.data) ?? []) as unknown as readonly Task[];
  return rows
    .filter((row) => row.id !== id)
    .slice(0, MOST_TASKS)
    .map(
      (row) => ({ ...row, ...followsOf(entries, 'PlanningItem', row.id, answer?.at ?? 0) }) as Task,
    );
}

async function timesOf({ id }: Task, known: Known): Promise<readonly WorkTime[] | undefined> {
  const query = { orderBy: 'datum,von', limit: MOST };
  return withBrought<WorkTime>(
    id,
    'WorkTime',
    known,
    `GET ${paths.times}`,
    { planungId: id },
    query,
    (rows, readAt) => correctedTimes(rows, correctionsOf(id, readAt, known)),
  );
}

/** Corrections of a task's times that were not part of what was read. */
const correctionsOf = (taskId: number, readAt: number, { entries }: Known) =>
  inOrder(entries).filter(
    (entry) =>
      entry.operation === correctTime &&
      String(entry.params.planungId) === String(taskId) &&
      isMissing(entry, readAt),
  );

import { CLOCK_ERROR } from '../../../../schemas/rules/clock-error';
import { partNumbering } from '../../../../schemas/rules/part-numbers';
import { afterBooking } from '../../../../schemas/rules/service-material';
import { serviceStatus } from '../../../../schemas/rules/service-states';
import { firstInstant } from '../../../../schemas/rules/spans-by-day';
import {
  runningSince,
  runningSpan,
  type BookedSpan,
} from '../../../../schemas/rules/work-time-problem';
import { recordOfAnswer } from '../../../api/record-of-answer';
import { rowsOfAnswer } from '../../../api/rows-of-answer';
import { broughtRows, followsOf, inOrder, isMissing } from '../../../engine/outbox/machine';
import type { Judge, Known } from '../../../engine/outbox/judge';
import type { AnyRecord } from '../../../engine/define/definition';
import { positionsOf } from '../material/new-position';
import {
  paths,
  type ExtraWork,
  type MaterialPosition,
  type Question,
  type Task,
  type WorkTime,
} from '../task';
import { answersGiven } from '../waiting-answers';
import { bookedOf } from './booked-spans';
import { materialCalls } from './judge-material';
import type { Room, StepFacts } from './step-facts';

type Call = Parameters<Judge>[0];

/** Most rows of a task that are read; no task has more. */
const MOST = 200;
/** Most tasks whose times are looked through: those of weeks. */
const MOST_TASKS = 100;
const DAY = 86_400_000;

/** Collects what the device knows of a call: what it has read, and what waits to be sent. */
export async function knownFacts(call: Call, known: Known): Promise<StepFacts> {
  const { me, now } = known;
  const task = await taskOf(call, known);
  const facts: StepFacts = {
    ...{ me, now, task },
    mayPlan: known.can('SVA_PLANEN'),
    isDoneByMe: task && task.benutzerId === me.id && task.beendetDatum == null,
  };
  const { operation, body } = call;
  if (materialCalls[operation]) return { ...facts, ...(await materialFacts(call, known, task)) };
  if (!task) return facts;
  if (timed.some((one) => operation.endsWith(one))) {
    Object.assign(facts, await timeFacts(task, looksBackTo(call, task, now), known));
  }
  if (operation.endsWith('/mehraufwaende')) {
    const rows = await extrasOf(task, known);
    const kind = (body as AnyRecord | undefined)?.mehraufwandArtId;
    const kinds = await rowsAt(
      known,
      `GET ${paths.extraTypes}`,
      {},
      { limit: MOST, orderBy: 'id' },
    );
    facts.extras = rows && roomOf(rows);
    facts.extraKind = numberOr(kinds?.find(({ id }) => id === kind)?.typ);
  }
  if (operation.endsWith('/abfragewerte') || operation.endsWith('/abschluss')) {
    facts.questions = await questionsOf(task, known);
  }
  if (operation.endsWith('/abschluss')) {
    facts.material = await materialOf(task, known);
    const order = await recordAt(known, `GET ${paths.order}`, { id: task.serviceAuftragId });
    const isBooked = (facts.times?.count ?? 0) > 0 || Number(order?.gebrauchteZeit ?? 0) > 0;
    facts.hasTime = facts.times || order ? isBooked : undefined;
  }
  if (operation.endsWith('/material')) {
    facts.van = await vanPart(Number((body as AnyRecord | undefined)?.artikelId), known);
  }
  return facts;
}

/** Operations that book a time, by their ends. */
const timed = ['/arbeitszeiten', '/zeitmessung', '/telefonabschluss', '/abschluss'];

/** Task of a call as it is shown: with all that waits for it. */
async function taskOf({ params = {}, of }: Call, known: Known): Promise<Task | undefined> {
  const { schema, id, record } = of ?? {};
  if (schema !== 'PlanningItem' || id === undefined) return undefined;
  if (!known.isFresh) return record as Task;
  const read = await recordAt(known, 'GET /service/planung/{id}', {
    id: Number(params.planungId ?? id),
  });
  if (!read) return record as Task;
  return { ...read, ...followsOf(known.entries, schema, id, known.now) } as Task;
}

/** Instant from which times may be in the way of a call, in ms; nobody works for longer than a day by hand. */
function looksBackTo({ operation, body }: Call, task: Task, now: number): number {
  const { datum } = (body ?? {}) as { datum?: unknown };
  if (typeof datum === 'string') return firstInstant(`${datum}T00:00`);
  if (operation.endsWith('/telefonabschluss')) return now - 2 * DAY;
  return runningSince(task) ?? now;
}

/** What is known of the technician's times: those of the task, of all others, and the timer that runs for one of them. */
async function timeFacts(task: Task, since: number, known: Known): Promise<Partial<StepFacts>> {
  const own = await timesOf(task, known);
  const times = own && roomOf(own);
  // Times of somebody else are no concern of this device.
  if (task.technikerId == null || task.technikerId !== known.me.technikerId) return { times };
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
  const booked = [{ task, times: own }, ...read].flatMap(({ task: one, times: rows = [] }) =>
    bookedOf(rows, one.auftragsnummer),
  );
  return { times, booked: booked.sort((a, b) => a.from - b.from), other: running };
}

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
async function otherTasks({ id }: Task, known: Known): Promise<Task[]> {
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
  );
}

async function extrasOf(task: Task, known: Known): Promise<readonly ExtraWork[] | undefined> {
  const { id, serviceAuftragId } = task;
  const query = { orderBy: 'id', limit: MOST };
  return withBrought<ExtraWork>(
    id,
    'ExtraWork',
    known,
    `GET ${paths.extras}`,
    { serviceAuftragId },
    query,
  );
}

/** Rows that were read, and those that calls about the task will bring; undefined where none of them is known. */
async function withBrought<R>(
  taskId: number,
  schema: string,
  { find, entries }: Known,
  operation: string,
  params: Record<string, number>,
  query: Record<string, string | number>,
): Promise<readonly R[] | undefined> {
  const answer = await find(operation, { params, query });
  const readAt = answer?.at ?? 0;
  const brought = broughtRows(entries, { schema: 'PlanningItem', id: taskId }, schema)
    .filter(({ entry }) => isMissing(entry, readAt))
    .map(({ row }) => row as R);
  if (!answer && brought.length === 0) return undefined;
  return [...((rowsOfAnswer(answer?.data) ?? []) as unknown as readonly R[]), ...brought];
}

async function questionsOf(task: Task, known: Known): Promise<readonly Question[] | undefined> {
  const answer = await known.find(`GET ${paths.checklist}`, { params: { id: task.id } });
  const rows = rowsOfAnswer(answer?.data) as readonly Question[] | undefined;
  const waiting = known.entries.filter(
    (entry) =>
      entry.operation === `PUT ${paths.checklist}` &&
      Number(entry.params.id) === task.id &&
      isMissing(entry, answer?.at ?? 0),
  );
  return rows && answersGiven(rows, inOrder(waiting));
}

/** What the order of a task needs, with what waits to be done with it. */
async function materialOf(
  task: Task,
  known: Known,
): Promise<readonly MaterialPosition[] | undefined> {
  const { serviceAuftragId } = task;
  const params = { serviceAuftragId };
  const query = { orderBy: 'id', limit: MOST };
  const answer = await known.find(`GET ${paths.material}`, { params, query });
  const rows = rowsOfAnswer(answer?.data) as unknown as readonly MaterialPosition[] | undefined;
  return rows?.map((row) => withBookings(row, answer?.at ?? 0, known));
}

function withBookings(row: MaterialPosition, readAt: number, { entries }: Known): MaterialPosition {
  return inOrder(entries)
    .filter((entry) => isMissing(entry, readAt) && positionsOf(entry, entries).includes(row.id))
    .reduce((one, { operation, body }) => {
      const step = materialCalls[operation];
      return step ? afterBooking(step, one, body as Parameters<typeof afterBooking>[2]) : one;
    }, row);
}

/** What is known of the position of a call; nothing of one that waits itself. */
async function materialFacts(
  { params = {}, of }: Call,
  known: Known,
  task: Task | undefined,
): Promise<Partial<StepFacts>> {
  const id = Number(params.id);
  const material = task && (await materialOf(task, known));
  const read = of?.schema === 'ServiceMaterial' ? (of.record as MaterialPosition) : undefined;
  const position = material?.find((one) => one.id === id) ?? read;
  if (!position) return {};
  const product = await recordAt(known, `GET ${paths.product}`, { id: position.artikelId });
  const unnumbered = position.sctyp === 'S' ? undefined : 'none';
  return { position, numbering: product ? partNumbering(product) : unnumbered };
}

/** Part in the user's van; undefined where it is not known what lies there. */
async function vanPart(artikelId: number, known: Known): Promise<StepFacts['van']> {
  const query = { filter: 'verfuegbar>0', orderBy: 'artikelbezeichnung', limit: 2000 };
  const answer = await known.find('GET /lager/servicebestaende/gutteile', { query });
  const part = rowsOfAnswer(answer?.data)?.find((row) => row.artikelId === artikelId);
  if (!part) return undefined;
  const waiting = known.entries
    .filter(
      (entry) => entry.operation.endsWith(paths.material) && isMissing(entry, answer?.at ?? 0),
    )
    .map(({ body }) => body as { artikelId: number; menge: number })
    .filter((body) => body.artikelId === artikelId);
  const taken = waiting.reduce((sum, { menge }) => sum + menge, 0);
  const free = Math.max(0, Math.min(Number(part.verfuegbar), Number(part.bestand)) - taken);
  return { artikelNummer: part.artikelNummer as string | null, frei: free };
}

async function rowsAt(
  { find }: Known,
  operation: string,
  params: Record<string, number>,
  query: Record<string, string | number>,
): Promise<readonly AnyRecord[] | undefined> {
  const answer = await find(operation, { params, query });
  return rowsOfAnswer(answer?.data);
}

async function recordAt(
  { find }: Known,
  operation: string,
  params: Record<string, number>,
): Promise<AnyRecord | undefined> {
  const answer = await find(operation, { params });
  return answer && recordOfAnswer(answer.data);
}

const roomOf = (rows: readonly { bemerkung?: string | null }[]): Room => ({
  count: rows.length,
  letters: rows.reduce((sum, { bemerkung }) => sum + (bemerkung?.length ?? 0), 0),
});

const numberOr = (value: unknown): number | undefined =>
  value === undefined ? undefined : Number(value);

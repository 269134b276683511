import { partNumbering } from '../../../../schemas/rules/part-numbers';
import { afterBooking } from '../../../../schemas/rules/service-material';
import { rowsOfAnswer } from '../../../api/rows-of-answer';
import { followsOf, inOrder, isMissing } from '../../../engine/outbox/machine';
import type { Judge, Known } from '../../../engine/outbox/judge';
import type { AnyRecord } from '../../../engine/define/definition';
import { correctTime } from '../corrected-times';
import { positionsOf } from '../material/new-position';
import {
  paths,
  type ExtraWork,
  type MaterialPosition,
  type Order,
  type Question,
  type Task,
} from '../task';
import { answersGiven } from '../waiting-answers';
import { materialCalls } from './judge-material';
import { recordAt, roomOf, rowsAt, withBrought } from './known-rows';
import { looksBackTo, otherTasks, timeFacts, workedUntil } from './known-times';
import type { StepFacts } from './step-facts';

type Call = Parameters<Judge>[0];

/** Most rows of a task that are read; no task has more. */
const MOST = 200;

/** Collects what the device knows of a call: what it has read, and what waits to be sent. */
export async function knownFacts(call: Call, known: Known): Promise<StepFacts> {
  const { me, now } = known;
  const task = await taskOf(call, known);
  const facts: StepFacts = {
    ...{ me, now, task },
    mayPlan: known.can('SVA_PLANEN'),
    isDoneByMe: task && isOpenTaskOf(me.id, task),
  };
  const { operation, body } = call;
  if (materialCalls[operation]) return { ...facts, ...(await materialFacts(call, known, task)) };
  if (!task) return facts;
  if (timed.some((one) => operation.endsWith(one))) {
    const since = looksBackTo(call, task, now);
    const correcting = operation === correctTime ? Number(call.params?.id) : undefined;
    Object.assign(facts, await timeFacts(task, since, known, correcting));
  }
  if (operation.endsWith('/unterschrift')) facts.workedUntil = await workedUntil(task, known);
  if (operation.endsWith('/korrektur')) {
    facts.isSigned = isSigned(task, known);
    facts.orderStatus = (await orderOf(task, known))?.auftragsstatus;
  }
  if (ofOrder.some((one) => operation.endsWith(one)) && facts.isDoneByMe === false) {
    const others = (await otherTasks(task, known)).filter(
      (one) => one.serviceAuftragId === task.serviceAuftragId,
    );
    facts.isDoneByMe = others.some((one) => isOpenTaskOf(me.id, one));
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
    const order = await orderOf(task, known);
    const isBooked = (facts.times?.count ?? 0) > 0 || Number(order?.gebrauchteZeit ?? 0) > 0;
    facts.hasTime = facts.times || order ? isBooked : undefined;
  }
  if (operation.endsWith('/material')) {
    facts.van = await vanPart(Number((body as AnyRecord | undefined)?.artikelId), known);
  }
  return facts;
}

const isOpenTaskOf = (user: number, { benutzerId, beendetDatum }: Task): boolean =>
  benutzerId === user && beendetDatum == null;

/** Operations on the order of a task, by their ends. */
const ofOrder = ['/mehraufwaende', '/material'];
/** Operations that book a time, by their ends. */
const timed = ['/arbeitszeiten', '/zeitmessung', '/telefonabschluss', '/abschluss', '/korrektur'];

/** Tells whether the report of a task was signed, if only on this device. */
const isSigned = ({ id, unterschriebenAm }: Task, { entries }: Known): boolean =>
  unterschriebenAm != null ||
  entries.some(
    ({ operation, params, state }) =>
      operation === 'POST /service/planung/{id}/unterschrift' &&
      String(params.id) === String(id) &&
      state !== 'discarded',
  );

/** Task of a call as it is shown: with all that waits for it. */
async function taskOf({ params = {}, of }: Call, known: Known): Promise<Task | undefined> {
  const isOfTask = of?.schema === 'PlanningItem';
  // The record of a part of the task names it in its path.
  const id = params.planungId ?? (isOfTask ? of.id : undefined);
  if (id === undefined) return undefined;
  const shown = isOfTask ? (of.record as Task) : undefined;
  if (shown && !known.isFresh) return shown;
  const read = await recordAt(known, 'GET /service/planung/{id}', { id: Number(id) });
  if (!read) return shown;
  return { ...read, ...followsOf(known.entries, 'PlanningItem', id, known.now) } as Task;
}

const orderOf = async ({ serviceAuftragId }: Task, known: Known): Promise<Order | undefined> =>
  (await recordAt(known, `GET ${paths.order}`, { id: serviceAuftragId })) as Order | undefined;

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

const numberOr = (value: unknown): number | undefined =>
  value === undefined ? undefined : Number(value);

import { eq } from 'drizzle-orm';
import { deviceTimeProblem } from '../../../schemas/rules/device-time';
import { localTimeOf } from '../../../schemas/rules/company-time';
import type { ServiceAction } from '../../../schemas/rules/service-states';
import type { Refusal } from '../../../schemas/rules/refusal';
import { stateRefusal, statusRefusal, WRONG_STATUS } from '../../../schemas/rules/task-step';
import type { OperationRight } from '../../../schemas/contract/operation-right';
import { planningItems, type serviceOrders } from '../../db/generated/service';
import { users } from '../../db/generated/base';
import type { Executor } from '../../db/database';
import type { Call } from '../../http/operations/call';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { Scope } from '../../http/access/scope';
import { storeAction } from '../../resources/changes/act-on-record';
import { lockRow } from '../../resources/records/read';
import { requireRow } from '../../resources/records/row-rights';
import { storedRow } from '../../resources/records/stored-row';
import type { Tables } from '../../resources/model/tables';
import { requireVersion } from '../../resources/records/version';
import { statusText } from './status-text';
import { throwRefusal } from './throw-refusal';

export type TaskRow = typeof planningItems.$inferSelect;
export type OrderRow = typeof serviceOrders.$inferSelect;

export type ActingCall = Scope & Partial<Pick<Call, 'body' | 'query'>>;

/** Planned order, both rows locked. */
export interface Task {
  task: TaskRow;
  order: OrderRow;
}

export interface Acting {
  call: ActingCall;
  tables: Tables;
}

/**
 * Locks the task of an action and its order, the order first. A version is checked where the call names one: actions
 * without a signal know none. Throws 404, 403, 412, and 409 where the order's status does not allow it.
 */
export async function taskToActOn(
  id: number,
  action: ServiceAction,
  { call, tables }: Acting,
  right: OperationRight | undefined = call.operation.right,
): Promise<Task> {
  const found = await lockTask(id, { call, tables });
  await requireRow(tables.resourceOf('SVP'), found.task, right, call);
  await requireAction(found, action, call);
  return found;
}

/** Locks both rows of a task. Throws 404. */
export async function lockTask(id: number, { call, tables }: Acting): Promise<Task> {
  const [found] = await call.db
    .select({ orderId: planningItems.serviceAuftragId })
    .from(planningItems)
    .where(eq(planningItems.id, id));
  if (!found) throw problem(404, 'msg_record_not_found');
  const order = (await lockRow(tables.resourceOf('SVA'), found.orderId, call.db)) as OrderRow;
  const task = (await lockRow(tables.resourceOf('SVP'), id, call.db)) as TaskRow;
  return { task, order };
}

/** Throws 412 for another version than the call names, 409 for a task that is over or has not come so far. */
export async function requireAction(
  { task, order }: Task,
  action: ServiceAction,
  call: ActingCall,
): Promise<void> {
  await requireNamedVersion(task, call);
  await requireOpen({ task, order }, action, call);
  requireSinceOrder(order, call);
}

/** Throws 412 for another version of a row than the call names, if it names one. */
export async function requireNamedVersion(
  row: Pick<TaskRow, 'version'>,
  { headers, db }: Pick<ActingCall, 'headers' | 'db'>,
): Promise<void> {
  const version = headers['If-Match'];
  if (typeof version === 'string') await requireVersion(version, row, db);
}

/** Throws 409 for a task that is over, or has not come so far. */
export async function requireOpen(
  { task: { beendetDatum }, order: { auftragsstatus } }: Task,
  action: ServiceAction,
  call: Pick<Call, 'db' | 'language'>,
): Promise<void> {
  await throwInWords(stateRefusal(action, { auftragsstatus, beendetDatum }), call);
}

/** Properties in which devices report when something happened. */
const toldBy = ['erfasstUm', 'zeitpunkt'];

/** Throws 422 where a device reports a time before the order existed. */
export function requireSinceOrder(
  { createdAt }: Pick<OrderRow, 'createdAt'>,
  { body, query }: Pick<ActingCall, 'body' | 'query'>,
): void {
  const said = { ...(query as object), ...(body as object) } as Record<string, unknown>;
  for (const name of toldBy) {
    const told = said[name];
    if (typeof told !== 'string') continue;
    const wrong = deviceTimeProblem(told, { since: createdAt.getTime() });
    if (wrong) throw fieldProblem({ [name]: [wrong] });
  }
}

/** Throws 409, naming the status, where an order's does not allow an action. */
export async function requireStatus(
  { auftragsstatus }: Pick<OrderRow, 'auftragsstatus'>,
  action: ServiceAction,
  call: Pick<Call, 'db' | 'language'>,
): Promise<void> {
  await throwInWords(statusRefusal(action, auftragsstatus), call);
}

/** Throws a refusal whose status is a code as yet. */
export async function throwInWords(
  refusal: Refusal | undefined,
  { db, language }: Pick<Call, 'db' | 'language'>,
): Promise<void> {
  const [status] = refusal?.code === WRONG_STATUS ? refusal.parameters : [];
  const isCode = refusal !== undefined && status !== undefined;
  throwRefusal(
    isCode ? { ...refusal, parameters: [await statusText(status, language, db)] } : refusal,
  );
}

/** Stores an action's changes to the task and its order; the task follows the order's status by itself. */
export async function storeTask(
  { task, order }: Task,
  changes: { task?: Partial<TaskRow>; order?: Partial<OrderRow> },
  { call, tables }: Acting,
  remark?: string,
): Promise<Task> {
  const noted = { ...call, remark };
  const storedOrder = changes.order
    ? await storeAction(tables.resourceOf('SVA'), order, changes.order, noted)
    : order;
  const resource = tables.resourceOf('SVP');
  const current = changes.order ? ((await storedRow(resource, task.id, call.db)) as TaskRow) : task;
  const storedTask = changes.task
    ? await storeAction(resource, current, changes.task, noted)
    : current;
  return { task: storedTask, order: storedOrder };
}

/**
 * Returns the instant at which something happened, in ms: now, or the time known to the device that reports it later,
 * but never after now (`schemas/rules/device-time.ts` has checked it).
 */
export function instantOf(erfasstUm: string | null | undefined): number {
  const now = Date.now();
  return erfasstUm == null ? now : Math.min(Date.parse(erfasstUm), now);
}

/** Returns the same by the company's clock. */
export const happenedAt = (erfasstUm: string | null | undefined): string =>
  localTimeOf(new Date(instantOf(erfasstUm)));

/** Finds the user who is a technician; null for none. */
export async function userOfTechnician(
  technikerId: number | null,
  db: Executor,
): Promise<number | null> {
  if (technikerId === null) return null;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.technikerId, technikerId))
    .limit(1);
  return user?.id ?? null;
}

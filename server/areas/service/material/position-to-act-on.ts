import { eq } from 'drizzle-orm';
import { materialStatusOf } from '../../../../schemas/rules/material-status';
import { tooMuch } from '../../../../schemas/rules/material-step';
import type { ServiceAction } from '../../../../schemas/rules/service-states';
import { serviceMaterials } from '../../../db/generated/service';
import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import { storeAction } from '../../../resources/changes/act-on-record';
import { lockRow } from '../../../resources/records/read';
import { requireRow } from '../../../resources/records/row-rights';
import { requireVersion } from '../../../resources/records/version';
import { requireSinceOrder, requireStatus, type Acting, type OrderRow } from '../act-on-task';
import { throwRefusal } from '../throw-refusal';

export type MaterialRow = typeof serviceMaterials.$inferSelect;

/** Position of material and its order, both rows locked, the order first. */
export interface Position {
  material: MaterialRow;
  order: OrderRow;
}

/**
 * Locks the position of an action. A version is checked where the call names one. Throws 404, 403, 412, and 409 where
 * the order's status does not allow it.
 */
export async function positionToActOn(
  id: number,
  action: ServiceAction,
  acting: Acting,
): Promise<Position> {
  const { call, tables } = acting;
  const [found] = await call.db
    .select({ orderId: serviceMaterials.serviceAuftragId })
    .from(serviceMaterials)
    .where(eq(serviceMaterials.id, id));
  if (!found) throw problem(404, 'msg_record_not_found');
  const order = (await lockRow(tables.resourceOf('SVA'), found.orderId, call.db)) as OrderRow;
  const resource = tables.resourceOf('SVM');
  const material = (await lockRow(resource, id, call.db)) as MaterialRow;
  await requireRow(resource, material, call.operation.right, call);
  const version = call.headers['If-Match'];
  if (typeof version === 'string') await requireVersion(version, material, call.db);
  await requireStatus(order, action, call);
  requireSinceOrder(order, call);
  return { material, order };
}

/** Stores an action's changes to a position; the order's material status follows. */
export async function storePosition(
  { material, order }: Position,
  changes: Partial<MaterialRow>,
  acting: Acting,
): Promise<void> {
  await storeAction(acting.tables.resourceOf('SVM'), material, changes, acting.call);
  await followMaterial(order, acting);
}

/** Updates the status of an order's material from its positions (`schemas/rules/material-status.ts`). */
export async function followMaterial(order: OrderRow, { call, tables }: Acting): Promise<void> {
  const materialstatus = await statusOfMaterial(order.id, call.db);
  if (materialstatus === order.materialstatus) return;
  await storeAction(tables.resourceOf('SVA'), order, { materialstatus }, call);
}

async function statusOfMaterial(orderId: number, db: Executor): Promise<string> {
  return materialStatusOf(
    await db.select().from(serviceMaterials).where(eq(serviceMaterials.serviceAuftragId, orderId)),
  );
}

/** Throws 422 at `field` for more than is available. */
export function requireAtMost(menge: number, most: number, field = 'menge'): void {
  throwRefusal(tooMuch(field, menge, most));
}

/** Number under which a position's movements are booked. */
export const numberOfOrder = ({ auftragsnummer }: { auftragsnummer: number }) =>
  String(auftragsnummer);

import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { planningItems, serviceMaterials, workTimes } from '../../db/generated/service';
import { problem } from '../../http/errors/problem';
import type { OrderRow } from './act-on-task';

/** Throws 409 for an order without booked working time. */
export async function requireWorkingTime({ id }: OrderRow, db: Executor): Promise<void> {
  const [booked] = await db
    .select({ id: workTimes.id })
    .from(workTimes)
    .innerJoin(planningItems, eq(planningItems.id, workTimes.planungId))
    .where(eq(planningItems.serviceAuftragId, id))
    .limit(1);
  if (!booked) throw problem(409, 'msg_service_no_time');
}

/**
 * Throws 409, naming an article, for an order with confirmed material that is not placed (3-decisions §3.9 «Complete»).
 */
export async function requirePlacedMaterial({ id }: OrderRow, db: Executor): Promise<void> {
  const [open] = await db
    .select({ artikelnummer: serviceMaterials.artikelnummer, menge: serviceMaterials.mengeOffen })
    .from(serviceMaterials)
    .where(and(eq(serviceMaterials.serviceAuftragId, id), gt(serviceMaterials.mengeOffen, 0)))
    .limit(1);
  if (!open) return;
  throw problem(409, 'msg_material_not_placed', open.artikelnummer, String(open.menge));
}

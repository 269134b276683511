import { and, eq, gt } from 'drizzle-orm';
import { openQuestion } from '../../../schemas/rules/checklist-answer';
import { completionRefusal } from '../../../schemas/rules/task-step';
import { planningItems, serviceMaterials, workTimes } from '../../db/generated/service';
import type { Call } from '../../http/operations/call';
import type { OrderRow } from './act-on-task';
import { entriesOf } from './checklist';
import { throwRefusal } from './throw-refusal';

/** Throws 409 for an order without working time, with a mandatory question or material left (3-decisions §3.9). */
export async function requireComplete(
  order: OrderRow,
  call: Pick<Call, 'db' | 'language'>,
): Promise<void> {
  const { db } = call;
  const [booked] = await db
    .select({ id: workTimes.id })
    .from(workTimes)
    .innerJoin(planningItems, eq(planningItems.id, workTimes.planungId))
    .where(eq(planningItems.serviceAuftragId, order.id))
    .limit(1);
  const [unplaced] = await db
    .select({ artikelnummer: serviceMaterials.artikelnummer, menge: serviceMaterials.mengeOffen })
    .from(serviceMaterials)
    .where(and(eq(serviceMaterials.serviceAuftragId, order.id), gt(serviceMaterials.mengeOffen, 0)))
    .orderBy(serviceMaterials.id)
    .limit(1);
  throwRefusal(
    completionRefusal({
      hasTime: booked !== undefined,
      // It has been booked by now.
      measured: undefined,
      openQuestion: openQuestion(await entriesOf(order, call))?.bezeichnung,
      unplaced,
    }),
  );
}

import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { planningItems, workTimes } from '../../db/generated/service';
import { problem } from '../../http/problem';
import type { OrderRow } from './act-on-task';

/** Throws 409 for an order that nobody has booked working time for. */
export async function requireWorkingTime({ id }: OrderRow, db: Executor): Promise<void> {
  const [booked] = await db
    .select({ id: workTimes.id })
    .from(workTimes)
    .innerJoin(planningItems, eq(planningItems.id, workTimes.planungId))
    .where(eq(planningItems.serviceAuftragId, id))
    .limit(1);
  if (!booked) throw problem(409, 'msg_service_no_time');
}

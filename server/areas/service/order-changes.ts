import { eq } from 'drizzle-orm';
import { isOpenOrder } from '../../../schemas/rules/service-states';
import { planningItems } from '../../db/generated/service';
import { problem } from '../../http/errors/problem';
import type { ResourceOptions } from '../../resources/model/resource';
import type { OrderRow } from './act-on-task';
import { addPhones } from './order-phones';

/** Rules for writing orders in the office, until the work is done; a planned one can no longer be deleted. */
export const orderChanges: ResourceOptions = {
  complete: addPhones,

  async guard({ before, after }, { db }) {
    if (!before) return;
    const { id } = before as OrderRow;
    if (!isOpenOrder(before as OrderRow)) throw problem(409, 'msg_service_order_over');
    if (after) return;
    const planned = await db.$count(planningItems, eq(planningItems.serviceAuftragId, id));
    if (planned > 0) throw problem(409, 'msg_service_order_planned');
  },
};

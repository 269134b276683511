import { desc, eq } from 'drizzle-orm';
import { serviceStatus, type ServiceAction } from '../../../schemas/rules/service-states';
import { planningItems } from '../../db/generated/service';
import { handler, type Handlers } from '../../http/operations/call';
import { answerRecord, recordToActOn, storeAction } from '../../resources/changes/act-on-record';
import type { Tables } from '../../resources/model/tables';
import {
  requireStatus,
  storeTask,
  taskToActOn,
  type ActingCall,
  type OrderRow,
} from './act-on-task';

/** Operations of the office on orders: release, send, review, open again (3-decisions §3.9). */
export function orderOperations(tables: Tables): Handlers {
  const resource = () => tables.resourceOf('SVA');
  const orderToActOn = async (id: number, action: ServiceAction, call: ActingCall) => {
    const order = await recordToActOn<OrderRow>(resource(), id, call);
    await requireStatus(order, action, call);
    return order;
  };
  const become = async (
    order: OrderRow,
    auftragsstatus: string,
    call: ActingCall & { remark?: string },
  ) => {
    await storeAction(resource(), order, { auftragsstatus }, call);
    return answerRecord(resource(), order.id, call);
  };

  return {
    releaseOrder: handler('releaseOrder', async (call) =>
      become(await orderToActOn(call.params.id, 'release', call), serviceStatus.released, call),
    ),

    reviewOrder: handler('reviewOrder', async (call) =>
      become(await orderToActOn(call.params.id, 'review', call), serviceStatus.reviewed, call),
    ),

    reopenOrder: handler('reopenOrder', async (call) => {
      const order = await orderToActOn(call.params.id, 'reopen', call);
      const [last] = await call.db
        .select()
        .from(planningItems)
        .where(eq(planningItems.serviceAuftragId, order.id))
        .orderBy(desc(planningItems.beendetDatum), desc(planningItems.id))
        .limit(1)
        .for('update');
      if (last) {
        await storeAction(tables.resourceOf('SVP'), last, { beendetDatum: null }, call);
      }
      return become(order, serviceStatus.atWork, { ...call, remark: call.body.grund });
    }),

    sendTask: handler('sendTask', async (call) => {
      const acting = { call, tables };
      const found = await taskToActOn(call.params.id, 'send', acting);
      await storeTask(found, { order: { auftragsstatus: serviceStatus.sent } }, acting);
      return answerRecord(tables.resourceOf('SVP'), found.task.id, call);
    }),
  };
}

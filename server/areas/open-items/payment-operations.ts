import { payments } from '../../db/generated/open-items';
import { and, eq } from 'drizzle-orm';
import { today } from '../../../schemas/rules/today';
import { handler, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { writeHistory } from '../../resources/history/history';
import type { Tables } from '../../resources/model/tables';
import { requireOpenToday } from '../sales/date-bounds';
import { lockedItem } from './payment-changes';

/** Operations that undo a payment: it stays, and an entry of the opposite amount names it. */
export function paymentOperations(tables: Tables): Handlers {
  return {
    reversePayment: handler('reversePayment', async (call) => {
      const { db, params, body } = call;
      const { offenePostenId, id } = params;
      await lockedItem(offenePostenId, db);
      const [payment] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, id), eq(payments.offenePostenId, offenePostenId)));
      if (!payment) throw problem(404, 'msg_record_not_found');
      if (payment.storniertDurchId !== null) throw problem(409, 'msg_payment_reversed');
      if (payment.stornoZuId !== null) throw problem(409, 'msg_payment_is_reversal');
      await requireOpenToday(db);
      const { caller } = call;
      const [created] = await db
        .insert(payments)
        .values({
          offenePostenId,
          zahlungsDatum: today(),
          zahlungsBetrag: -payment.zahlungsBetrag,
          skonto: payment.skonto === 0 ? 0 : -payment.skonto,
          differenz: payment.differenz === 0 ? 0 : -payment.differenz,
          zahlungPer: payment.zahlungPer,
          auszug: payment.auszug,
          bemerkung: body.grund,
          stornoZuId: id,
          createdBy: caller.id,
          changedBy: caller.id,
        })
        .returning();
      if (!created) throw new Error('Payment: nothing was inserted');
      await writeHistory(tables.resourceOf('ZAHL'), { art: 'CREATION', after: created }, call);
      const location = `/vario-api/finanzen/offeneposten/${offenePostenId}/zahlungen/${created.id}`;
      return { status: 201, headers: { location } };
    }),
  };
}

import { eq } from 'drizzle-orm';
import { serviceStatus } from '../../../../schemas/rules/service-states';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import { serviceOrders } from '../../../db/generated/service';
import { requireRight } from '../../../http/access/caller';
import { problem, Problem } from '../../../http/errors/problem';
import { handler, type Handlers } from '../../../http/operations/call';
import { answerRecord, recordToActOn, storeAction } from '../../../resources/changes/act-on-record';
import { writeHistory } from '../../../resources/history/history';
import type { Tables } from '../../../resources/model/tables';
import { recordWithRight } from '../../../resources/records/record-access';
import { entityTag } from '../../../resources/records/version';
import { requireStatus, type OrderRow } from '../../service/act-on-task';
import { isInDraft } from './billed-entries';
import { billHead, storeBill } from './bill-order';
import { describedBill } from './described-bill';
import { plannedBill, type PlannedBill } from './planned-bill';
import { attachReports, signedReports, type SignedReport } from './signed-reports';

/** Right to make documents: an invoice comes of it, so the right to review orders is not enough. */
const CHANGE_DOCUMENTS = 'BEK_AENDERN';
/** Most entries without a price that a refusal names. */
const MOST_NAMED = 10;

/** Operations that bill service orders, with their signed reports, or end them without an invoice (3-decisions §3.9). */
export function serviceBillingOperations(tables: Tables): Handlers {
  const resource = () => tables.resourceOf('SVA');
  return {
    billOrder: handler(
      'billOrder',
      async (call) => {
        const { db } = call;
        const order = await recordToActOn<OrderRow>(resource(), call.params.id, call);
        await requireStatus(order, 'bill', call);
        const head = await billHead(order, call);
        const language = head.sprache as PrintLanguage;
        const bill = await plannedBill(order, head, { db, language });
        requireBillable(bill, call.body?.teilweise ?? false);
        const document = await storeBill(order, head, bill, call);
        await writeHistory(tables.resourceOf('BEK'), { art: 'CREATION', after: document }, call);
        await attachReports(document, call.prepared as SignedReport[], call, tables);
        const auftragsstatus = serviceStatus.billing;
        await storeAction(resource(), order, { auftragsstatus }, call);
        const location = `/vario-api/verkauf/belege/${document.id}`;
        return { status: 201, headers: { location, etag: entityTag(document.version) } };
      },
      {
        // Nothing is laid out for a caller who may not bill, or for an order that is not billed.
        prepare: async (call) => {
          requireRight(call.caller, CHANGE_DOCUMENTS);
          const asked = { tabelle: 'SVA', tabelleId: call.params.id };
          const { row } = await recordWithRight(tables, call.operation.right, asked, call);
          await requireStatus(row as unknown as OrderRow, 'bill', call);
          return signedReports(call.params.id, call);
        },
      },
    ),

    planBilling: handler(
      'planBilling',
      async (call) => {
        const { db, params } = call;
        const [order] = await db
          .select()
          .from(serviceOrders)
          .where(eq(serviceOrders.id, params.id));
        if (!order) throw problem(404, 'msg_record_not_found');
        const head = await billHead(order, call);
        const bill = await plannedBill(order, head, { db, language: call.language });
        return { status: 200, body: { result: await describedBill(order, bill, call) } };
      },
      { readOnly: true, weight: 1 },
    ),

    waiveBilling: handler('waiveBilling', async (call) => {
      const order = await recordToActOn<OrderRow>(resource(), call.params.id, call);
      await requireStatus(order, 'bill', call);
      if (await isInDraft(order.id, call.db)) throw problem(409, 'msg_service_in_draft');
      const auftragsstatus = serviceStatus.billed;
      await storeAction(
        resource(),
        order,
        { auftragsstatus },
        { ...call, remark: call.body.grund },
      );
      return answerRecord(resource(), order.id, call);
    }),
  };
}

/** Throws 409 where there is nothing to bill, and, unless a part is enough, naming all that has no price. */
function requireBillable({ lines, unpriced }: PlannedBill, isPart: boolean): void {
  if (unpriced.length > 0 && (!isPart || lines.length === 0)) {
    throw new Problem(409, { services: unpriced.slice(0, MOST_NAMED).map(({ why }) => why) });
  }
  if (lines.length === 0) throw problem(409, 'msg_service_nothing_to_bill');
}

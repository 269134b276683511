import { eq } from 'drizzle-orm';
import { deals } from '../../../db/generated/crm';
import { handler, type Handlers } from '../../../http/operations/call';
import { requireRight } from '../../../http/access/caller';
import { fieldProblem } from '../../../http/errors/problem';
import { answerRecord, recordToActOn } from '../../../resources/changes/act-on-record';
import { createRecord } from '../../../resources/changes/create';
import type { Tables } from '../../../resources/model/tables';
import type { DealRow } from '../../crm/deal-changes';
import { lockDocuments, lockedDocument, requireNotEdited, storeDocument } from '../booking/acting';
import type { Changing } from '../booking/changing';
import { writeEntry } from '../document-entries';
import type { DocumentRow } from '../document-row';

/** Right to change documents: the document changes, and its history, so the right to change deals is not enough. */
const CHANGE_DOCUMENTS = 'BEK_AENDERN';

/** Operations that assign documents to deals, from either side (3-decisions §3.8). */
export function dealDocumentOperations(tables: Tables): Handlers {
  return {
    assignDocument: handler('assignDocument', async (call) => {
      const resource = tables.resourceOf('DEALS');
      const deal = await recordToActOn<DealRow>(resource, call.params.id, call);
      requireRight(call.caller, CHANGE_DOCUMENTS);
      const document = await documentToAssign(call.body.belegId, { call, tables });
      await assign(document, deal, { call, tables });
      return answerRecord(resource, deal.id, call);
    }),

    assignDeal: handler('assignDeal', async (call) => {
      const changing = { call, tables };
      requireRight(call.caller, CHANGE_DOCUMENTS);
      const document = await lockedDocument(call.params.id, changing);
      await assign(document, await dealToAssign(call.body.dealId, changing), changing);
      return answerRecord(tables.resourceOf('BEK'), document.id, call);
    }),

    createDealOfDocument: handler('createDealOfDocument', async (call) => {
      const changing = { call, tables };
      requireRight(call.caller, CHANGE_DOCUMENTS);
      const document = await lockedDocument(call.params.id, changing);
      const body = { ...startOf(document), ...call.body };
      const resource = tables.resourceOf('DEALS');
      const path = '/vario-api/crm/deals/{id}';
      const { status, headers } = await createRecord(
        resource,
        { ...call, params: {}, body },
        path,
        tables,
      );
      const id = Number(headers?.location?.split('/').at(-1));
      await assign(document, await dealToAssign(id, changing), changing);
      return { status, headers };
    }),
  };
}

/** Values that a deal takes from its document: the customer, and the sum, which deals keep in EUR. */
function startOf({ adresseId, ansprechpartnerId, endbetragNetto, waehrung }: DocumentRow) {
  const sum = waehrung === 'EUR' ? Math.max(0, Number(endbetragNetto)) : null;
  return { adresseId, ansprechpartnerId, investitionssummeGeplant: sum };
}

type AssignedDeal = Pick<DealRow, 'id' | 'titel'>;

/** Makes the document part of the deal, and notes it in the document's history. */
async function assign(
  document: DocumentRow,
  deal: AssignedDeal,
  changing: Changing,
): Promise<void> {
  if (document.dealId === deal.id) return;
  await storeDocument(document, { dealId: deal.id }, changing);
  await writeEntry(document.id, 'H', `Deal zugewiesen: ${deal.titel}`, changing.call);
}

/** Reads a deal. Throws 422 where it does not exist. */
async function dealToAssign(id: number, { call }: Changing): Promise<AssignedDeal> {
  const [deal] = await call.db
    .select({ id: deals.id, titel: deals.titel })
    .from(deals)
    .where(eq(deals.id, id));
  if (!deal) throw fieldProblem({ dealId: [{ code: 'msg_reference_unknown' }] });
  return deal;
}

/** Locks the document that a deal gets. Throws 422 where it does not exist, 423 while somebody else edits it. */
async function documentToAssign(id: number, changing: Changing): Promise<DocumentRow> {
  const [document] = await lockDocuments([id], changing.call.db);
  if (!document) throw fieldProblem({ belegId: [{ code: 'msg_reference_unknown' }] });
  await requireNotEdited(document, changing);
  return document;
}

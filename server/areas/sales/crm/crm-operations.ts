import { eq } from 'drizzle-orm';
import { canBill, canReopen, ticketStatus } from '../../../../schemas/rules/ticket-states';
import { salesDocuments } from '../../../db/generated/sales';
import { callerOf, handler, type Call, type Handlers } from '../../../http/call';
import { requireRight } from '../../../http/caller';
import { fieldProblem, problem } from '../../../http/problem';
import { answerRecord, recordToActOn, storeAction } from '../../../resources/act-on-record';
import { writeHistory } from '../../../resources/history';
import { lockRow } from '../../../resources/read';
import type { Tables } from '../../../resources/tables';
import type { DealRow } from '../../crm/deal-changes';
import type { TicketRow } from '../../crm/ticket-changes';
import { lockDocuments, requireNotEdited, storeDocument } from '../booking/acting';
import type { Changing } from '../booking/changing';
import { writeEntry } from '../document-entries';
import type { DocumentRow } from '../document-row';
import { billOf } from './ticket-bill';

/** What deals and tickets have to do with documents (3-decisions §3.8). */
export function crmOperations(tables: Tables): Handlers {
  const deals = () => tables.resourceOf('DEALS');
  const ticketResource = () => tables.resourceOf('TKT');
  return {
    assignDocument: handler('assignDocument', async (call) => {
      const { belegId } = call.body;
      const deal = await recordToActOn<DealRow>(deals(), call.params.id, call);
      requireRight(callerOf(call), 'BEK_SEHEN');
      const document = await documentToAssign(belegId, { call, tables });
      if (document.dealId !== deal.id) {
        await storeDocument(document, { dealId: deal.id }, { call, tables });
        await writeEntry(document.id, 'H', `Deal zugewiesen: ${deal.titel}`, call);
      }
      return answerRecord(deals(), deal.id, call);
    }),

    billTicket: handler('billTicket', async (call) => {
      const resource = ticketResource();
      const ticket = await recordToActOn<TicketRow>(resource, call.params.id, call);
      requireRight(callerOf(call), 'BEK_AENDERN');
      if (!canBill(ticket)) throw problem(409, 'msg_ticket_not_done');
      if (ticket.adresseId === null) {
        throw problem(409, 'msg_ticket_without_address');
      }
      const document = await billOf(ticket, call.body.belegart, call);
      await writeHistory(tables.resourceOf('BEK'), { art: 'CREATION', after: document }, call);
      await storeAction(
        resource,
        (await lockRow(resource, ticket.id, call.db)) as TicketRow,
        { status: ticketStatus.billed, abrechnungBelegId: document.id },
        call,
      );
      return answerRecord(resource, ticket.id, call);
    }),

    reopenTicket: handler('reopenTicket', async (call) => {
      const resource = ticketResource();
      const ticket = await recordToActOn<TicketRow>(resource, call.params.id, call);
      if (!canReopen(ticket)) throw problem(409, 'msg_ticket_open');
      if (ticket.status === ticketStatus.billed) await requireCancelledBill(ticket, call);
      await storeAction(
        resource,
        ticket,
        { status: ticketStatus.inProgress, abrechnungBelegId: null, zusammengefuehrtInId: null },
        { ...call, remark: call.body.grund },
      );
      return answerRecord(resource, ticket.id, call);
    }),
  };
}

/** The document that a deal gets, locked. Throws 422 for one that is not there, 423 while somebody else edits it. */
async function documentToAssign(id: number, changing: Changing): Promise<DocumentRow> {
  const [document] = await lockDocuments([id], changing.call.db);
  if (!document) throw fieldProblem({ belegId: [{ code: 'msg_reference_unknown' }] });
  await requireNotEdited(document, changing);
  return document;
}

/** Throws 409 while the document that billed a ticket counts. */
async function requireCancelledBill(
  { abrechnungBelegId }: TicketRow,
  { db }: Pick<Call, 'db'>,
): Promise<void> {
  if (abrechnungBelegId === null) return;
  const [bill] = await db
    .select({ storniert: salesDocuments.storniert, belegnummer: salesDocuments.belegnummer })
    .from(salesDocuments)
    .where(eq(salesDocuments.id, abrechnungBelegId));
  if (bill && !bill.storniert) throw problem(409, 'msg_ticket_billed', bill.belegnummer ?? '–');
}

import { eq } from 'drizzle-orm';
import { canBill, canReopen, ticketStatus } from '../../../../schemas/rules/ticket-states';
import { salesDocuments } from '../../../db/generated/sales';
import { handler, type Call, type Handlers } from '../../../http/operations/call';
import { requireRight } from '../../../http/access/caller';
import { problem } from '../../../http/errors/problem';
import { answerRecord, recordToActOn, storeAction } from '../../../resources/changes/act-on-record';
import { writeHistory } from '../../../resources/history/history';
import { lockRow } from '../../../resources/records/read';
import type { Tables } from '../../../resources/model/tables';
import type { TicketRow } from '../../crm/ticket-changes';
import { billOf } from './ticket-bill';

/** Operations that connect tickets with documents (3-decisions §3.8). */
export function ticketDocumentOperations(tables: Tables): Handlers {
  const ticketResource = () => tables.resourceOf('TKT');
  return {
    billTicket: handler('billTicket', async (call) => {
      const resource = ticketResource();
      const ticket = await recordToActOn<TicketRow>(resource, call.params.id, call);
      requireRight(call.caller, 'BEK_AENDERN');
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

/** Throws 409 unless the document that billed a ticket was cancelled. */
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

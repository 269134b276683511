import { eq } from 'drizzle-orm';
import { canBill, canReopen, ticketStatus } from '../../../../schemas/rules/ticket-states';
import { activities } from '../../../db/generated/crm';
import { products } from '../../../db/generated/products';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import { systemParameters } from '../../../db/generated/base';
import { callerOf, handler, type Call, type Handlers } from '../../../http/call';
import { requireRight } from '../../../http/caller';
import { fieldProblem, problem } from '../../../http/problem';
import { answerRecord, recordToActOn, storeAction } from '../../../resources/act-on-record';
import { writeHistory } from '../../../resources/history';
import { lockRow } from '../../../resources/read';
import type { Tables } from '../../../resources/tables';
import type { DealRow } from '../../crm/deal-changes';
import type { TicketRow } from '../../crm/ticket-changes';
import { storeDocument } from '../booking/acting';
import { writeEntry } from '../document-entries';
import { readDocument, type DocumentRow } from '../document-row';
import { lineOfProduct } from '../drafts/line-of-product';
import { newDocument } from '../drafts/new-document';
import { storeTotals } from '../drafts/refresh-document';
import { nameInTicket } from './ticket-documents';

/** The product that working time on tickets is sold as. */
export const WORKING_TIME = 'TICKETS.ARBEITSZEIT_ARTIKEL';

/** What deals and tickets have to do with documents (3-decisions §3.8). */
export function crmOperations(tables: Tables): Handlers {
  const deals = () => tables.resourceOf('DEALS');
  const ticketResource = () => tables.resourceOf('TKT');
  return {
    assignDocument: handler('assignDocument', async (call) => {
      const { belegId } = call.body;
      const deal = await recordToActOn<DealRow>(deals(), call.params.id, call);
      requireRight(callerOf(call), 'BEK_SEHEN');
      const document = await documentToAssign(belegId, call);
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

type CrmCall = Pick<Call, 'db' | 'caller' | 'operation' | 'headers'>;

async function documentToAssign(id: number, { db }: CrmCall): Promise<DocumentRow> {
  const [document] = await db
    .select()
    .from(salesDocuments)
    .where(eq(salesDocuments.id, id))
    .for('update');
  if (!document) throw fieldProblem({ belegId: [{ code: 'msg_reference_unknown' }] });
  return document;
}

/** A draft with one line for the working time, a text for what was done, and the effort in hours. */
async function billOf(ticket: TicketRow, belegart: string, call: CrmCall): Promise<DocumentRow> {
  const { db } = call;
  const caller = callerOf(call);
  const given = {
    adresseId: ticket.adresseId,
    ansprechpartnerId: ticket.ansprechpartnerId,
    dealId: ticket.dealId,
    ticketId: ticket.id,
    belegart,
    benutzer: caller.kuerzel,
  };
  const [stored] = await db
    .insert(salesDocuments)
    .values({
      ...(await newDocument(given, call)),
      createdBy: caller.id,
      changedBy: caller.id,
    } as never)
    .returning();
  if (!stored) throw new Error('SalesDocument: nothing was inserted');
  const minutes = await minutesToBill(ticket, db);
  // Commercial rounding to hundredths of an hour.
  const menge = Math.round((minutes / 60) * 100) / 100;
  const time = await workingTime(stored, menge, db);
  const subject = `Ticket ${ticket.ticketNummer}: ${ticket.betreff}`.slice(0, 60);
  await db.insert(salesPositions).values([
    {
      belegId: stored.id,
      position: 10,
      positionsArt: 'T',
      bezeichnung: subject,
      langtext: ticket.ergebnis?.slice(0, 4000) ?? null,
    },
    ...(menge > 0 ? [{ ...time, belegId: stored.id, position: 20, positionsArt: 'N' }] : []),
  ] as never);
  await storeTotals(stored, db);
  await writeEntry(stored.id, 'A', 'Beleg angelegt', call);
  await nameInTicket(stored, db);
  return readDocument(stored.id, db);
}

/** Minutes of the activities that the customer pays: those of their own rule, others as the ticket says. */
async function minutesToBill(ticket: TicketRow, db: CrmCall['db']): Promise<number> {
  const rows = await db
    .select({ dauer: activities.dauer, regel: activities.abrechnungsregel })
    .from(activities)
    .where(eq(activities.ticketId, ticket.id));
  const isPaid = (regel: number | null) => {
    const rule = regel ?? ticket.abrechnungsartAktivitaeten;
    if (rule === RULE.asTicket) return ticket.abrechnungsart === KIND.customer;
    return rule === RULE.customer;
  };
  return rows
    .filter(({ regel }) => isPaid(regel))
    .reduce((sum, { dauer }) => sum + (dauer ?? 0), 0);
}

const RULE = { asTicket: 1, customer: 2 } as const;
const KIND = { customer: 1 } as const;

/** The line of working time: of the product that a parameter names, else a text with hours and no price yet. */
async function workingTime(document: DocumentRow, menge: number, db: CrmCall['db']) {
  const [named] = await db
    .select({ artikelId: products.id })
    .from(systemParameters)
    .innerJoin(products, eq(products.artikelnummer, systemParameters.wert))
    .where(eq(systemParameters.name, WORKING_TIME));
  if (named) return lineOfProduct(document, { artikelId: named.artikelId, menge }, db);
  return { bezeichnung: 'Arbeitszeit', menge, mengeneinheit: 'Std' };
}

/** Throws 409 while the document that billed a ticket counts. */
async function requireCancelledBill(
  { abrechnungBelegId }: TicketRow,
  { db }: CrmCall,
): Promise<void> {
  if (abrechnungBelegId === null) return;
  const [bill] = await db
    .select({ storniert: salesDocuments.storniert, belegnummer: salesDocuments.belegnummer })
    .from(salesDocuments)
    .where(eq(salesDocuments.id, abrechnungBelegId));
  if (bill && !bill.storniert) throw problem(409, 'msg_ticket_billed', bill.belegnummer ?? '–');
}

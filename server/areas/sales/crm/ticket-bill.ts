import { eq } from 'drizzle-orm';
import { activities } from '../../../db/generated/crm';
import { products } from '../../../db/generated/products';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import { systemParameters } from '../../../db/generated/base';
import type { TicketRow } from '../../crm/ticket-changes';
import { writeEntry } from '../document-entries';
import { readDocument, type DocumentRow } from '../document-row';
import { lineOfProduct } from '../drafts/line-of-product';
import { newDocument } from '../drafts/new-document';
import { storeTotals } from '../drafts/refresh-document';
import { nameInTicket } from './ticket-documents';
import type { Scope } from '../../../http/access/scope';

/** Parameter with the product that working time on tickets is sold as. */
export const WORKING_TIME = 'TICKETS.ARBEITSZEIT_ARTIKEL';

/** Makes a draft with one line for the working time, a text for the work done, and the effort in hours. */
export async function billOf(
  ticket: TicketRow,
  belegart: string,
  scope: Scope,
): Promise<DocumentRow> {
  const { caller, db } = scope;
  const given = {
    adresseId: ticket.adresseId,
    ansprechpartnerId: ticket.ansprechpartnerId,
    dealId: ticket.dealId,
    ticketId: ticket.id,
    belegart,
    benutzer: caller.kuerzel,
    benutzerId: caller.id,
  };
  const [stored] = await db
    .insert(salesDocuments)
    .values({
      ...(await newDocument(given, scope)),
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
  await writeEntry(stored.id, 'A', 'Beleg angelegt', scope);
  await nameInTicket(stored, db);
  return readDocument(stored.id, db);
}

/**
 * Sums the minutes of the activities that the customer pays: those with a rule of their own, others by that of the
 * ticket.
 */
async function minutesToBill(ticket: TicketRow, db: Scope['db']): Promise<number> {
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

/** Makes the line of working time: of the product that a parameter names, else a text with hours and no price yet. */
async function workingTime(document: DocumentRow, menge: number, db: Scope['db']) {
  const [named] = await db
    .select({ artikelId: products.id })
    .from(systemParameters)
    .innerJoin(products, eq(products.artikelnummer, systemParameters.wert))
    .where(eq(systemParameters.name, WORKING_TIME));
  if (named) return lineOfProduct(document, { artikelId: named.artikelId, menge }, db);
  return { bezeichnung: 'Arbeitszeit', menge, mengeneinheit: 'Std' };
}

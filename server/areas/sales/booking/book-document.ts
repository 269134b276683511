import { eq } from 'drizzle-orm';
import { canBook } from '../../../../schemas/rules/document-states';
import { isInvoice } from '../../../../schemas/rules/document-types';
import { salesDocuments } from '../../../db/generated/sales';
import { nextDocumentNumber } from '../drafts/document-number';
import { makeCustomer } from '../crm/make-customer';
import { rateOn } from '../../reference/exchange-rates';
import { withRounding } from '../drafts/refresh-document';
import { requireBookable } from '../drafts/require-bookable';
import { freezePaper } from '../paper/frozen-paper';
import { keepPapers } from '../paper/keep-papers';
import type { DocumentRow } from '../document-row';
import { followBooking } from '../service-orders/billed-entries';
import { changeStatus, linesOf, type Acting } from './acting';
import { goodsTaken, withWarehouses } from './document-stock';
import { moveStock } from '../../stock/move-stock';
import { lockPredecessors, recomputeTakeover } from './predecessors';
import { stateProblem } from './refusals';
import { reservationChanges } from './reservations';

/**
 * Books a draft, which is locked: its number, its content, what it takes of its predecessors and of stock, and its open
 * item, in the caller's transaction. Rows are locked in the order of docs/derived-sums.md. Throws 409, also for the
 * findings of the legal check.
 */
export async function bookDocument(draft: DocumentRow, acting: Acting): Promise<DocumentRow> {
  const { db } = acting.call;
  if (!canBook(draft)) throw await stateProblem('book', draft, acting);
  const document = await withRounding(draft, db);
  await requireBookable(document, acting.call);
  const lines = await withWarehouses(document, await linesOf([document.id], db), acting.call);
  // What needs no number comes first: from there on everybody waits who books such a document.
  const released = await recomputeTakeover(await lockPredecessors(document.id, db), acting, {
    booking: document.id,
  });
  await followBooking(document, acting);
  const later = (order: { belegstatus: string }) => ({ ...document, ...order, belegstatus: '3' });
  const reserved = await reservationChanges([document], lines, lines, db, later);
  const belegnummer =
    document.belegnummer ?? (await nextDocumentNumber(document.belegart, document.belegdatum, db));
  const kurs = await rateOn(document.waehrung, document.belegdatum, db);
  const gebuchtAm = new Date().toISOString();
  const booked = await freeze(
    await changeStatus(document, '3', acting, { belegnummer, gebuchtAm, kurs }),
    acting,
  );
  await moveStock([...released, ...reserved, ...(await goodsTaken(booked, lines, db))], db);
  if (isInvoice(booked.belegart)) {
    await acting.receivables.booked(booked, lines, acting);
    await makeCustomer(booked, acting);
  }
  return booked;
}

/** Keeps the content of a document that is booked from now on, and its hash; its PDF follows the commit. */
export async function freeze(document: DocumentRow, { call }: Acting): Promise<DocumentRow> {
  const dokumentHash = await freezePaper(document, call.db);
  call.afterCommit(keepPapers);
  const [frozen] = await call.db
    .update(salesDocuments)
    .set({ dokumentHash })
    .where(eq(salesDocuments.id, document.id))
    .returning();
  if (!frozen) throw new Error(`Document ${document.id} is gone`);
  return frozen;
}

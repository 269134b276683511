import {
  canCancel,
  canDissolve,
  COUNTER_DOCUMENT,
} from '../../../../schemas/rules/document-states';
import { roundingsIn, type Rounding } from '../../../../schemas/rules/document-totals';
import { isInvoice } from '../../../../schemas/rules/document-types';
import { today } from '../../../../schemas/rules/today';
import { nextDocumentNumber } from '../drafts/document-number';
import type { DocumentRow, PositionRow } from '../document-row';
import { requireOpenToday } from '../date-bounds';
import { freeBilled } from '../service-orders/billed-entries';
import { changeStatus, linesOf, storeDocument, type Acting } from './acting';
import { freeze } from './book-document';
import { noteInDocument } from './document-history';
import { goodsReturned } from './document-stock';
import { moveStock, type Move } from '../../stock/move-stock';
import { numberSuccessor, storeSuccessor, takenHead, takenLine } from './new-document';
import { lockPredecessors, recomputeTakeover, successorsOf } from './predecessors';
import { documentProblem, nameOf, stateProblem } from './refusals';
import { reservationChanges } from './reservations';

const ENDED = '6';

/** Gives up what is left of an offer or an order, which is locked; its reservation is freed. */
export async function dissolveDocument(
  document: DocumentRow,
  grund: string,
  acting: Acting,
): Promise<DocumentRow> {
  if (!canDissolve(document)) throw await stateProblem('dissolve', document, acting);
  const after = await storeDocument(document, { belegstatus: ENDED }, acting, grund);
  const status = [document.belegstatus, ENDED] as const;
  await noteInDocument(after.id, { status, why: grund }, acting.call);
  await moveStock(await freedReservation(document, acting), acting.call.db);
  return after;
}

/**
 * Undoes a booked document, which is locked: an order's reservation and a delivery's goods come back, an invoice is
 * reversed by a booked counter document that settles it. What it had taken over is open again.
 */
export async function cancelDocument(
  document: DocumentRow,
  grund: string,
  acting: Acting,
): Promise<DocumentRow> {
  const { db } = acting.call;
  const live = (await successorsOf(document.id, db)).map((successor) => successor.document);
  if (live.length > 0 && isTakenOver(document)) {
    const names = [nameOf(document, acting), live.map((one) => nameOf(one, acting)).join(', ')];
    throw await documentProblem('msg_document_has_successor', names, live, acting);
  }
  if (!canCancel(document)) throw await stateProblem('cancel', document, acting);
  await requireOpenToday(db);
  const predecessors = await lockPredecessors(document.id, db);
  const after = await storeDocument(
    document,
    { belegstatus: ENDED, storniert: true },
    acting,
    grund,
  );
  await noteInDocument(after.id, { cancelled: grund }, acting.call);
  await freeBilled(document, acting);
  const lines = await linesOf([document.id], db);
  const counter = isInvoice(document.belegart)
    ? await storeCounter(after, lines, acting)
    : undefined;
  await moveStock(
    [
      ...(await recomputeTakeover(predecessors, acting)),
      ...(await freedReservation(document, acting)),
      ...(await goodsReturned(document, counter?.document ?? document, db)),
    ],
    acting.call.db,
  );
  if (counter) await acting.receivables.takenBack(after, counter, acting);
  return after;
}

/**
 * Tells whether live successors are the reason to refuse; for drafts, dissolved and cancelled documents the status
 * itself is.
 */
function isTakenOver({ belegstatus }: DocumentRow): boolean {
  return ['3', '4', '5', '8', '9'].includes(belegstatus);
}

async function freedReservation(document: DocumentRow, { call: { db } }: Acting): Promise<Move[]> {
  const lines = await linesOf([document.id], db);
  const later = () => ({ ...document, belegstatus: ENDED });
  return reservationChanges([document], lines, lines, db, later);
}

/** Stores the booked document of the opposite quantities and freight that reverses an invoice. */
async function storeCounter(
  invoice: DocumentRow,
  lines: readonly PositionRow[],
  acting: Acting,
): Promise<{ document: DocumentRow; lines: PositionRow[] }> {
  const { db } = acting.call;
  const day = today();
  const head = {
    ...takenHead(invoice),
    belegart: COUNTER_DOCUMENT,
    belegdatum: day,
    frachtkosten: invoice.frachtkosten === null ? null : -invoice.frachtkosten,
    ausgleich: opposite(invoice),
    kurs: invoice.kurs,
    kopftext: null,
    fusstext: null,
    stornoZuId: invoice.id,
  };
  const taken = lines.map((line) => takenLine(line, line.menge === null ? null : -line.menge));
  const stored = await storeSuccessor(head, taken, [invoice], acting);
  const document = await numberSuccessor(stored, acting);
  const belegnummer = await nextDocumentNumber(COUNTER_DOCUMENT, day, db);
  const gebuchtAm = new Date().toISOString();
  const booked = await changeStatus(document, '3', acting, { belegnummer, gebuchtAm });
  return { document: await freeze(booked, acting), lines: stored.lines };
}

/** Reverses the roundings of an invoice that was the last part of its order. */
function opposite({ ausgleich }: DocumentRow): Rounding[] | null {
  if (ausgleich === null) return null;
  return roundingsIn(ausgleich).map(({ steuersatz, netto, steuer, zuNetto, zuSteuer }) => ({
    steuersatz,
    netto: -netto,
    steuer: -steuer,
    zuNetto: -zuNetto,
    zuSteuer: -zuSteuer,
  }));
}

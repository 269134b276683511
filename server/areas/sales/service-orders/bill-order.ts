import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import { today } from '../../../../schemas/rules/today';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import type { Scope } from '../../../http/access/scope';
import type { OrderRow } from '../../service/act-on-task';
import { nameInTicket } from '../crm/ticket-documents';
import { writeEntry } from '../document-entries';
import { readDocument, type DocumentRow } from '../document-row';
import { requireFewLines, requirePrintable } from '../drafts/line-numbers';
import { unnumberedDocument } from '../drafts/new-document';
import { storeTotals } from '../drafts/refresh-document';
import { keepBilled } from './billed-entries';
import type { PlannedBill } from './planned-bill';
import { serviceTexts } from './service-texts';

/** Type of document that orders are billed by. */
const INVOICE = '0400';
const STEP = 10;
/** Longest title and text of a line. */
const LONGEST = { title: 60, text: 4000 };

/** Head of the invoice of an order, not stored yet. Throws 409 for a blocked address. */
export async function billHead(order: OrderRow, scope: Scope): Promise<DocumentRow> {
  const { adresseId, ansprechpartnerId, ticketId, id, extReferenz } = order;
  const given = {
    ...{ adresseId, ansprechpartnerId, ticketId, serviceAuftragId: id, waehrung: 'EUR' },
    ...{ belegart: INVOICE, belegdatum: today(), bestellnummerKunde: extReferenz?.slice(0, 35) },
  };
  return (await unnumberedDocument(given, scope)) as unknown as DocumentRow;
}

/**
 * Stores the draft of an invoice of what was planned: a title with the result, then the lines, and which entries are in
 * which line. It gets its number when it is booked.
 */
export async function storeBill(
  order: OrderRow,
  head: DocumentRow,
  { lines, left, days }: PlannedBill,
  scope: Scope,
): Promise<DocumentRow> {
  const { db, caller } = scope;
  requireFewLines(lines.length + 1);
  const owner = { benutzer: caller.kuerzel, benutzerId: caller.id };
  const [stored] = await db
    .insert(salesDocuments)
    .values({
      ...head,
      ...owner,
      ...{ leistungVon: days[0] ?? null, leistungBis: days.at(-1) ?? null },
      createdBy: caller.id,
      changedBy: caller.id,
    })
    .returning();
  if (!stored) throw new Error('SalesDocument: nothing was inserted');
  const belegId = stored.id;
  await db
    .insert(salesPositions)
    .values({ ...titleOf(order, head.sprache), belegId, position: STEP });
  const added = await db
    .insert(salesPositions)
    .values(
      lines.map(({ values }, index) => ({
        ...values,
        positionsArt: 'N',
        belegId,
        position: (index + 2) * STEP,
      })),
    )
    .returning({ id: salesPositions.id });
  const kept = { belegId, serviceAuftragId: order.id };
  const inLines = lines.flatMap(({ planned }, index) =>
    planned.entries.map((entry) => ({ ...entry, positionId: added[index]?.id ?? null })),
  );
  const notPaid = left.map(({ art, id }) => ({ art, id, positionId: null }));
  await keepBilled(kept, [...inLines, ...notPaid], db);
  await requirePrintable(belegId, db);
  await storeTotals(stored, db);
  await writeEntry(
    belegId,
    'A',
    `Beleg angelegt aus Serviceauftrag ${order.auftragsnummer}`,
    scope,
  );
  await nameInTicket(stored, db);
  return readDocument(belegId, db);
}

/** Line that says which order the following ones are of, and what came of it, in the language of the paper. */
function titleOf({ auftragsnummer, titel, ergebnis }: OrderRow, language: string) {
  const t = serviceTexts[language as PrintLanguage];
  const title = t('printed:service.order', { number: String(auftragsnummer), title: titel });
  return {
    positionsArt: 'T',
    bezeichnung: title.slice(0, LONGEST.title),
    langtext: ergebnis?.slice(0, LONGEST.text) ?? null,
  };
}

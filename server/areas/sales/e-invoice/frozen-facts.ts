import { eq } from 'drizzle-orm';
import type { EInvoiceFacts } from '../../../../schemas/e-invoice/facts';
import type { PrintedDocument } from '../../../../schemas/print/document/printed-document';
import { isInvoice } from '../../../../schemas/rules/document-types';
import type { Executor } from '../../../db/database';
import type { DocumentRow } from '../document-row';
import { frozenEInvoices } from '../tables';
import { eInvoiceFacts } from './facts-of';

/** Keeps what the e-invoice of a booked invoice says beyond its paper; the first that is kept stays. */
export async function freezeFacts(
  document: DocumentRow,
  printed: PrintedDocument,
  db: Executor,
): Promise<void> {
  if (!isInvoice(document.belegart)) return;
  const daten = JSON.stringify(await eInvoiceFacts(document, printed, db));
  await db.insert(frozenEInvoices).values({ belegId: document.id, daten }).onConflictDoNothing();
}

/** Reads the facts of a booked invoice; one that was booked before they were kept gets those of today, once. */
export async function readFacts(
  document: DocumentRow,
  printed: PrintedDocument,
  db: Executor,
): Promise<EInvoiceFacts> {
  const found = (await read(document.id, db)) ?? (await freezeLate());
  if (!found) throw new Error(`The facts of invoice ${document.id} were not kept`);
  return found;

  async function freezeLate() {
    await freezeFacts(document, printed, db);
    return read(document.id, db);
  }
}

/** Reads the facts of a booked invoice as {@link readFacts} would, and keeps nothing. */
export async function knownFacts(
  document: DocumentRow,
  printed: PrintedDocument,
  db: Executor,
): Promise<EInvoiceFacts> {
  return (await read(document.id, db)) ?? (await eInvoiceFacts(document, printed, db));
}

async function read(belegId: number, db: Executor): Promise<EInvoiceFacts | undefined> {
  const [row] = await db
    .select({ daten: frozenEInvoices.daten })
    .from(frozenEInvoices)
    .where(eq(frozenEInvoices.belegId, belegId));
  return row && (JSON.parse(row.daten) as EInvoiceFacts);
}

import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isHybrid, type EInvoiceFormat } from '../../../../schemas/e-invoice/formats';
import { isInvoice } from '../../../../schemas/rules/document-types';
import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import { printDocument, type Asker } from '../../../print/print-document';
import { isDraft, type DocumentRow } from '../document-row';
import { frozenPaper, storedPaper } from '../paper/paper-of';
import { documentEInvoices } from '../tables';
import { readFacts } from './frozen-facts';

/** E-invoice of a booked document. */
export interface EInvoice {
  format: EInvoiceFormat;
  bytes: Buffer;
  /** SHA-256 in hex. */
  hash: string;
}

/**
 * Returns the e-invoice of a booked invoice in the customer's format, or the one asked for; undefined where the customer
 * receives none and none was asked for. It is made at the first request and kept: the XML, or the kept PDF with the XML
 * inside. Not within a transaction. Throws 409 for what is no booked invoice.
 */
export async function eInvoiceOf(
  document: DocumentRow,
  asked: EInvoiceFormat | undefined,
  db: Executor,
  asker: Asker,
): Promise<EInvoice | undefined> {
  if (!isInvoice(document.belegart) || isDraft(document)) {
    throw problem(409, 'msg_document_einvoice_draft');
  }
  const printed = await frozenPaper(document, db);
  const facts = await readFacts(document, printed, db);
  const format = asked ?? facts.format;
  if (format === null) return undefined;
  const found = await read(document.id, format, db);
  if (found) return found;
  const pdf = isHybrid(format)
    ? new Uint8Array((await storedPaper(document, db, asker)).bytes)
    : null;
  const input = { kind: 'e-invoice' as const, format, document: printed, facts, pdf };
  const bytes = Buffer.from(await printDocument(input, asker));
  const hash = createHash('sha256').update(bytes).digest('hex');
  // The first one that is kept stays.
  await db
    .insert(documentEInvoices)
    .values({ belegId: document.id, format, hash, inhalt: bytes })
    .onConflictDoNothing();
  const kept = await read(document.id, format, db);
  if (!kept) throw new Error(`The e-invoice of document ${document.id} was not kept`);
  return kept;
}

async function read(
  belegId: number,
  format: EInvoiceFormat,
  db: Executor,
): Promise<EInvoice | undefined> {
  const [row] = await db
    .select({ bytes: documentEInvoices.inhalt, hash: documentEInvoices.hash })
    .from(documentEInvoices)
    .where(and(eq(documentEInvoices.belegId, belegId), eq(documentEInvoices.format, format)));
  return row && { ...row, format };
}

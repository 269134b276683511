import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isHybrid, type EInvoiceFormat } from '../../../../schemas/e-invoice/formats';
import { lackingTerms } from '../../../../schemas/e-invoice/lacking-terms';
import { isInvoice } from '../../../../schemas/rules/document-types';
import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import type { Language } from '../../../http/texts/language';
import { printDocument, type Asker } from '../../../print/print-document';
import { isDraft, type DocumentRow } from '../document-row';
import { frozenPaper, storedPaper } from '../paper/paper-of';
import { documentEInvoices } from '../tables';
import { readFacts } from './frozen-facts';
import { lackOf } from './lack-of';

/** E-invoice of a booked document. */
export interface EInvoice {
  format: EInvoiceFormat;
  /** Media type, and the ending of its file's name. */
  type: 'application/pdf' | 'application/xml';
  ending: 'pdf' | 'xml';
  bytes: Buffer;
  /** SHA-256 in hex. */
  hash: string;
}

/**
 * Returns the e-invoice of a booked invoice in the customer's format, or the one asked for; undefined where the customer
 * receives none and none was asked for. Not within a transaction. Throws 409 for what is no booked invoice, and for one
 * that lacks what the format demands.
 */
export async function eInvoiceOf(
  document: DocumentRow,
  asked: EInvoiceFormat | undefined,
  db: Executor,
  asker: Asker & { language: Language },
): Promise<EInvoice | undefined> {
  if (asked !== undefined) return requiredEInvoice(document, asked, db, asker);
  requireBooked(document);
  const { format } = await readFacts(document, await frozenPaper(document, db), db);
  return format === null ? undefined : requiredEInvoice(document, format, db, asker);
}

/**
 * Returns the e-invoice of a booked invoice in a format; it is made at the first request and kept: the XML, or the kept
 * PDF with the XML inside. Otherwise like {@link eInvoiceOf}.
 */
export async function requiredEInvoice(
  document: DocumentRow,
  format: EInvoiceFormat,
  db: Executor,
  asker: Asker & { language: Language },
): Promise<EInvoice> {
  requireBooked(document);
  const found = await read(document.id, format, db);
  if (found) return found;
  const printed = await frozenPaper(document, db);
  const facts = await readFacts(document, printed, db);
  const [lacking] = lackingTerms(printed, facts, format);
  if (lacking) {
    throw problem(409, 'msg_document_einvoice_lacks', ...lackOf(lacking, asker.language));
  }
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

function requireBooked(document: DocumentRow): void {
  if (!isInvoice(document.belegart) || isDraft(document)) {
    throw problem(409, 'msg_document_einvoice_draft');
  }
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
  const kind = isHybrid(format)
    ? ({ type: 'application/pdf', ending: 'pdf' } as const)
    : ({ type: 'application/xml', ending: 'xml' } as const);
  return row && { ...row, ...kind, format };
}

import type { EInvoiceFacts } from '../../../schemas/e-invoice/facts';
import type { EInvoiceFormat } from '../../../schemas/e-invoice/formats';
import { semanticInvoice } from '../../../schemas/e-invoice/semantic-invoice';
import { writeInvoice } from './write-invoice';
import type { PrintedDocument } from '../../../schemas/print/document/printed-document';
import type { PrintTexts } from '../../../schemas/print/translate';
import { embedInvoice } from './embed-invoice';

/** Booked invoice that an e-invoice is made of; `pdf` is its paper, for formats that carry it. */
export interface PrintedEInvoice {
  kind: 'e-invoice';
  format: EInvoiceFormat;
  document: PrintedDocument;
  facts: EInvoiceFacts;
  pdf: Uint8Array | null;
}

/** Makes the bytes of an e-invoice: XML in UTF-8, or a PDF/A-3 with it inside. The same input gives the same bytes. */
export async function makeEInvoice(
  { format, document, facts, pdf }: PrintedEInvoice,
  texts: PrintTexts,
): Promise<Uint8Array> {
  const xml = new TextEncoder().encode(
    writeInvoice(semanticInvoice(document, facts, format, texts), format),
  );
  return pdf === null ? xml : embedInvoice(pdf, xml, format, document.head.belegdatum);
}

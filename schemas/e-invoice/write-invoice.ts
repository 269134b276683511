import { cii } from './cii';
import type { EInvoiceFormat } from './formats';
import { invoiceType } from './semantic-invoice';
import type { Terms } from './terms';
import { ublCreditNote, ublInvoice } from './ubl';
import { writeXml } from './xml-parts';

/** XML of an invoice: UBL for XRechnung in UBL, else CII, which is also what a PDF carries. */
export function writeInvoice(terms: Terms, format: EInvoiceFormat): string {
  if (format !== 'XRECHNUNG_UBL') return writeXml(cii, terms);
  return writeXml(terms['BT-3'] === invoiceType.credit ? ublCreditNote : ublInvoice, terms);
}

import { cii } from './cii';
import type { EInvoiceFormat } from '../../../schemas/e-invoice/formats';
import { invoiceType } from '../../../schemas/e-invoice/semantic-invoice';
import type { Terms } from '../../../schemas/e-invoice/terms';
import { ublCreditNote, ublInvoice } from './ubl';
import { writeXml } from './xml-parts';

/** XML of an invoice: UBL for XRechnung in UBL, else CII, which is also what a PDF carries. */
export function writeInvoice(terms: Terms, format: EInvoiceFormat): string {
  if (format !== 'XRECHNUNG_UBL') return writeXml(cii, terms);
  return writeXml(terms['BT-3'] === invoiceType.credit ? ublCreditNote : ublInvoice, terms);
}

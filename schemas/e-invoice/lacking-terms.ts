import type { PrintedDocument } from '../print/document/printed-document';
import type { EInvoiceFacts } from './facts';
import { isXRechnung, type EInvoiceFormat } from './formats';
import { invoiceParties } from './invoice-parties';
import { invoicePayment } from './invoice-payment';
import type { TermName, Terms } from './terms';

/** Field that a term comes from: of the document, its address, or a parameter of the company. */
type Origin = ['SalesDocument' | 'Address', string] | ['SystemParameter', `FIRMA.${string}`];

/** Term that a rule demands. */
interface Demand {
  rule: string;
  term: TermName;
  from: Origin;
}

const always: readonly Demand[] = [
  { rule: 'BR-06', term: 'BT-27', from: ['SystemParameter', 'FIRMA.NAME'] },
  { rule: 'BR-07', term: 'BT-44', from: ['SalesDocument', 'name1'] },
];

const national: readonly Demand[] = [
  { rule: 'BR-DE-15', term: 'BT-10', from: ['Address', 'leitwegId'] },
  { rule: 'PEPPOL-EN16931-R010', term: 'BT-49', from: ['Address', 'peppolId'] },
  { rule: 'PEPPOL-EN16931-R020', term: 'BT-34', from: ['SystemParameter', 'FIRMA.EMAIL'] },
  { rule: 'BR-DE-3', term: 'BT-37', from: ['SystemParameter', 'FIRMA.ORT'] },
  { rule: 'BR-DE-4', term: 'BT-38', from: ['SystemParameter', 'FIRMA.PLZ'] },
  { rule: 'BR-DE-5', term: 'BT-41', from: ['SystemParameter', 'FIRMA.NAME'] },
  { rule: 'BR-DE-6', term: 'BT-42', from: ['SystemParameter', 'FIRMA.TELEFON'] },
  { rule: 'BR-DE-7', term: 'BT-43', from: ['SystemParameter', 'FIRMA.EMAIL'] },
  { rule: 'BR-DE-8', term: 'BT-52', from: ['SalesDocument', 'ort'] },
  { rule: 'BR-DE-9', term: 'BT-53', from: ['SalesDocument', 'plz'] },
];

/**
 * Terms that an invoice's e-invoice would lack in a format, for invoices that were booked without being checked for it:
 * before the booking, `schemas/rules/e-invoice-check.ts` finds the same.
 */
export function lackingTerms(
  document: PrintedDocument,
  facts: EInvoiceFacts,
  format: EInvoiceFormat,
): Pick<Demand, 'rule' | 'from'>[] {
  const terms: Terms = {
    ...invoiceParties(document, facts),
    ...invoicePayment(document, facts, false),
    'BT-10': facts.kaeuferreferenz ?? undefined,
  };
  const demands = isXRechnung(format) ? [...always, ...national] : always;
  const lacking: Pick<Demand, 'rule' | 'from'>[] = demands.filter(
    ({ term }) => terms[term] === undefined,
  );
  if (terms['BT-31'] === undefined && terms['BT-32'] === undefined) {
    lacking.push({ rule: 'BR-CO-26', from: ['SystemParameter', 'FIRMA.USTID'] });
  }
  const isDebit = document.payment?.lastschrift !== undefined;
  if (isXRechnung(format) && isDebit && facts.schuldnerIban === null) {
    lacking.push({ rule: 'BR-DE-31', from: ['Address', 'iban'] });
  }
  return lacking;
}

import { isInvoice } from './document/printed-head';
import type { PrintedDocument } from './document/printed-document';

/** Highest amount that an EPC code can carry. */
const mostAmount = 999_999_999.99;

/**
 * Text that a banking app reads to fill in a transfer: EPC069-12 version 002 («GiroCode»), in UTF-8. Undefined where
 * there is nothing to transfer: no numbered invoice in EUR, no IBAN, no positive amount, or another method of payment.
 */
export function epcCode({
  company,
  head,
  totals,
  payment,
  draft,
}: PrintedDocument): string | undefined {
  if (payment?.art && payment.art !== 'UEBERWEISUNG') return undefined;
  if (draft || !isInvoice(head.belegart) || head.belegart === '0490') return undefined;
  if (!company.iban || !head.belegnummer || head.waehrung !== 'EUR') return undefined;
  if (!totals || totals.brutto <= 0 || totals.brutto > mostAmount) return undefined;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    (company.bic ?? '').replace(/\s/g, ''),
    cut(company.kontoinhaber ?? company.name, 70),
    company.iban.replace(/\s/g, ''),
    `EUR${totals.brutto.toFixed(2)}`,
    '',
    '',
    cut(head.belegnummer, 140),
  ];
  return lines.join('\n');
}

/** Cuts a text to one line of at most so many characters. */
function cut(text: string, most: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('');
}

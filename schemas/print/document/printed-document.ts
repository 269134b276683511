import type { DocumentTotals } from '../../rules/document-totals';
import type { PrintedCompany } from './printed-company';
import type { PrintedHead } from './printed-head';
import type { PrintedLine } from './printed-line';
import type { PrintedPayment } from './printed-payment';
import type { PrintedRecipient } from './printed-recipient';
import type { PrintedSignature } from './printed-signature';

/** Languages that a document can be printed in: the customer's, not the user's. */
export type PrintLanguage = 'de' | 'en' | 'fr';

/** Notes that the law demands on an invoice; each has its text in `printed:notes`. */
export type LegalNote =
  | 'reverseCharge' // §13b UStG, Art. 196 of the VAT directive
  | 'intraCommunity' // §4 no. 1b, §6a UStG
  | 'export' // §4 no. 1a, §6 UStG
  | 'distanceSale' // §3c UStG, one-stop shop
  | 'smallBusiness'; // §19 UStG

/**
 * Content of a printed sales document, as it was when it was fixed: plain JSON, so that it can be stored at booking and
 * printed again with the same bytes. Days are `YYYY-MM-DD`, amounts in the document's currency, percentages as percent
 * values.
 */
export interface PrintedDocument {
  language: PrintLanguage;
  company: PrintedCompany;
  recipient: PrintedRecipient;
  head: PrintedHead;
  lines: readonly PrintedLine[];
  /** Result of `documentTotals`; null where no prices are printed (delivery notes). */
  totals: DocumentTotals | null;
  payment: PrintedPayment | null;
  notes: readonly LegalNote[];
  /** True while it is not booked: «Entwurf» across every page, and no payment code. */
  draft: boolean;
  /** True if printed again: «Kopie» in the field for remarks. */
  copy: boolean;
  /** True if it was changed after it was printed: «Ungültig» across every page. */
  obsolete: boolean;
  signature: PrintedSignature | null;
}

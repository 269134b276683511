import type { Taxation } from '../rules/document-taxation';
import type { ElectronicAddress } from '../rules/electronic-address';
import type { EInvoiceFormat } from './formats';

/**
 * Facts of an invoice that its paper does not show, fixed with it when it is booked. A later version of these facts gets
 * a number of its own: what was kept is read as it was.
 */
export interface EInvoiceFacts {
  version: 1;
  /** Format that the customer wants; null for none. */
  format: EInvoiceFormat | null;
  /** Reference by which the buyer assigns the invoice (BT-10): the Leitweg-ID of public buyers. */
  kaeuferreferenz: string | null;
  /** Electronic addresses (BT-34, BT-49). */
  verkaeufer: ElectronicAddress | null;
  kaeufer: ElectronicAddress | null;
  /** Contact of the seller, whom the buyer asks (BG-6). */
  kontakt: { name: string | null; telefon: string | null; email: string | null };
  besteuerung: Taxation;
  /** Units of the invoice's currency for one euro; null for euro. */
  kurs: number | null;
  /** Account of the company, and of the customer where it is debited. */
  konto: { iban: string | null; bic: string | null };
  schuldnerIban: string | null;
  /** Amount paid before the invoice was made, in its currency. */
  bezahlt: number;
}

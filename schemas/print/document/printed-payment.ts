/** Terms of payment of a document. */
export interface PrintedPayment {
  /** Name of the payment method: «Überweisung». */
  zahlungsart: string | null;
  /** Method, by who moves the money; a transfer if missing (papers frozen before 29.11.2026). */
  art?: 'UEBERWEISUNG' | 'LASTSCHRIFT' | 'BAR' | 'KARTE';
  /** Days without deduction; 0 is at once. */
  nettoTage: number | null;
  faelligAm: string | null;
  /** Discount steps, two at most, the earlier first. */
  skonto: readonly PrintedDiscountStep[];
  /** Announcement on an invoice of when the customer's account is debited. */
  lastschrift?: PrintedDebit;
  /** Day from which the amount is owed to the customer. */
  guthabenAm?: string;
}

/** Discount for paying by a day. */
export interface PrintedDiscountStep {
  tage: number;
  /** Last day; null while there is no invoice and so no day. */
  bis: string | null;
  prozent: number;
  /** Amount taken off, and the amount that remains to be paid. */
  betrag: number;
  zahlbetrag: number;
}

/** Announced debit with its mandate; missing values are null, on drafts only. */
export interface PrintedDebit {
  tag: string;
  betrag: number;
  /** Discount already deducted from it. */
  skonto: { prozent: number; betrag: number } | null;
  mandatsreferenz: string | null;
  mandatsdatum: string | null;
  mandatsart: 'CORE' | 'B2B' | null;
  mandatsfolge: 'EINMALIG' | 'WIEDERKEHREND' | null;
  glaeubigerId: string | null;
  /** Account that is debited, its middle left out: «DE02 … 2051». */
  konto: string | null;
}

/** How a document is to be paid. */
export interface PrintedPayment {
  /** Text of the way to pay: «Überweisung». */
  zahlungsart: string | null;
  /** Who moves the money; by transfer where it is not said (papers frozen before 29.11.2026). */
  art?: 'UEBERWEISUNG' | 'LASTSCHRIFT' | 'BAR' | 'KARTE';
  /** Days without deduction; 0 is at once. */
  nettoTage: number | null;
  faelligAm: string | null;
  /** At most two steps, the earlier first. */
  skonto: readonly PrintedDiscountStep[];
  /** Of an invoice: when the customer's account is debited. */
  lastschrift?: PrintedDebit;
  /** From when on it is owed to the customer. */
  guthabenAm?: string;
}

/** Paid by then, so much is taken off. */
export interface PrintedDiscountStep {
  tage: number;
  /** Null: no invoice yet, so no day. */
  bis: string | null;
  prozent: number;
  /** What is taken off, and what remains to be paid. */
  betrag: number;
  zahlbetrag: number;
}

/** A debit that is announced, with the mandate for it; what nobody has said is null, on drafts only. */
export interface PrintedDebit {
  tag: string;
  betrag: number;
  /** What is taken off of it already. */
  skonto: { prozent: number; betrag: number } | null;
  mandatsreferenz: string | null;
  mandatsdatum: string | null;
  mandatsart: 'CORE' | 'B2B' | null;
  mandatsfolge: 'EINMALIG' | 'WIEDERKEHREND' | null;
  glaeubigerId: string | null;
  /** The account that is debited, its middle left out: «DE02 … 2051». */
  konto: string | null;
}

/** How a document is to be paid. */
export interface PrintedPayment {
  /** Text of the way to pay: «Überweisung». */
  zahlungsart: string | null;
  /** Days without deduction; 0 is at once. */
  nettoTage: number | null;
  faelligAm: string | null;
  /** At most two steps, the earlier first. */
  skonto: readonly PrintedDiscountStep[];
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

import { daysLater } from './days-later';
import { addMoney, decimal, roundHalfUp } from './decimal';
import { COUNTER_DOCUMENT } from './document-states';
import { targetDayFrom, targetDayUntil } from './target-day';

/** Days without deduction where no payment method sets any: §286 (3) BGB. */
const DEFAULT_NET_DAYS = 30;

/** Terms of a payment method: when and how to pay. */
export interface PaymentTerms {
  zahlungPer: string;
  nettoTage: number;
  skonto1Tage: number | null;
  skonto1Prozent: number | null;
  skonto2Tage: number | null;
  skonto2Prozent: number | null;
}

/** Invoice, as far as its terms need it. */
interface OwedDocument {
  belegart: string;
  belegdatum: string;
  /** Gross amount, and the part of it that a cash discount is taken off. */
  brutto: number;
  skontobasis: number;
}

/** Step of cash discount: its last day, and the amount taken off. */
export interface DiscountStep {
  tage: number;
  bis: string;
  prozent: number;
  betrag: number;
  zahlbetrag: number;
}

/** Tells whether a document is owed to the customer. */
export function isCredit({ belegart, brutto }: Pick<OwedDocument, 'belegart' | 'brutto'>): boolean {
  return brutto < 0 || (brutto === 0 && belegart === COUNTER_DOCUMENT);
}

/** Day (`YYYY-MM-DD`) on which the open amount of a document is due; for credits their own day. */
export function dueDay(document: Omit<OwedDocument, 'skontobasis'>, terms?: PaymentTerms): string {
  const days = isCredit(document) ? 0 : netDays(terms);
  return daysLater(document.belegdatum, days);
}

/** Days until an invoiced amount is due. */
export function netDays(terms?: Pick<PaymentTerms, 'nettoTage'>): number {
  return terms?.nettoTage ?? DEFAULT_NET_DAYS;
}

/** Steps of cash discount of an invoice, the earlier first; none of credits. */
export function discountSteps(document: OwedDocument, terms?: PaymentTerms): DiscountStep[] {
  if (!terms || isCredit(document)) return [];
  const { belegdatum, brutto, skontobasis } = document;
  const steps = [
    [terms.skonto1Tage, terms.skonto1Prozent],
    [terms.skonto2Tage, terms.skonto2Prozent],
  ] as const;
  return steps.flatMap(([tage, prozent]) => {
    if (tage === null || prozent === null || prozent === 0) return [];
    const betrag = roundHalfUp(decimal(skontobasis).times(prozent).div(100), 2);
    // A discount of less than half a cent is none.
    if (betrag === 0) return [];
    const bis = daysLater(belegdatum, tage);
    return [{ tage, bis, prozent, betrag, zahlbetrag: addMoney(brutto, -betrag) }];
  });
}

/** Debit of an account: its day and its amount. */
export interface Debit {
  tag: string;
  betrag: number;
  /** Discount taken off, because the debit is in time. */
  skonto: DiscountStep | null;
}

/**
 * Computes the debit of an invoice, on a day on which banks settle: with a cash discount as late as that is granted,
 * else on the due day or the next such day after it.
 */
export function debitOf(document: OwedDocument, terms: PaymentTerms): Debit {
  for (const skonto of discountSteps(document, terms)) {
    const tag = targetDayUntil(skonto.bis);
    if (tag >= document.belegdatum) return { tag, betrag: skonto.zahlbetrag, skonto };
  }
  return { tag: targetDayFrom(dueDay(document, terms)), betrag: document.brutto, skonto: null };
}

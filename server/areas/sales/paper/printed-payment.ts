import { daysLater } from '../../../../schemas/rules/days-later';
import { eq } from 'drizzle-orm';
import { addMoney, decimal, roundHalfUp } from '../../../../schemas/rules/decimal';
import type { DocumentTotals } from '../../../../schemas/rules/document-totals';
import { isInvoice } from '../../../../schemas/rules/document-types';
import type { PrintedPayment } from '../../../../schemas/print/document/printed-payment';
import type { Executor } from '../../../db/database';
import { paymentMethods } from '../../../db/generated/reference';
import type { DocumentRow } from '../document-row';

/**
 * How a document is to be paid: an invoice with the days that its terms end on and what is left then, an offer
 * or order with the terms alone. Null for what nobody pays: deliveries, and what takes an invoice back.
 */
export async function printedPayment(
  document: DocumentRow,
  { brutto, skontobasis }: DocumentTotals,
  db: Executor,
): Promise<PrintedPayment | null> {
  const { belegart, belegdatum, zahlungsart, sprache } = document;
  if (zahlungsart === null || belegart === '0300' || belegart === '0490') return null;
  const [terms] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, zahlungsart));
  if (!terms) return null;
  const dayAfter = (days: number) => (isInvoice(belegart) ? daysLater(belegdatum, days) : null);
  const steps = [
    [terms.skonto1Tage, terms.skonto1Prozent],
    [terms.skonto2Tage, terms.skonto2Prozent],
  ] as const;
  const text = { de: terms.bezeichnungDe, en: terms.bezeichnungEn, fr: terms.bezeichnungFr };
  return {
    zahlungsart: text[sprache as keyof typeof text] ?? terms.bezeichnungDe,
    nettoTage: terms.nettoTage,
    faelligAm: dayAfter(terms.nettoTage),
    skonto: steps.flatMap(([tage, prozent]) => {
      if (tage === null || prozent === null || prozent === 0) return [];
      const betrag = roundHalfUp(decimal(skontobasis).times(prozent).div(100), 2);
      return [
        { tage, bis: dayAfter(tage), prozent, betrag, zahlbetrag: addMoney(brutto, -betrag) },
      ];
    }),
  };
}

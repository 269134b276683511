import { eq } from 'drizzle-orm';
import type { DocumentTotals } from '../../../../schemas/rules/document-totals';
import { isInvoice } from '../../../../schemas/rules/document-types';
import {
  debitOf,
  discountSteps,
  dueDay,
  isCredit,
  netDays,
} from '../../../../schemas/rules/due-terms';
import type {
  PrintedDebit,
  PrintedPayment,
} from '../../../../schemas/print/document/printed-payment';
import type { Executor } from '../../../db/database';
import { addresses } from '../../../db/generated/addresses';
import { paymentMethods } from '../../../db/generated/reference';
import type { DocumentRow } from '../document-row';

type Terms = typeof paymentMethods.$inferSelect;

/**
 * Reads the terms of payment of a document: an invoice with the days of its terms and the amounts left then, or its
 * debit; an offer or order with the terms alone. Null for documents that nobody pays: deliveries.
 */
export async function printedPayment(
  document: DocumentRow,
  { brutto, skontobasis }: DocumentTotals,
  glaeubigerId: string | null,
  db: Executor,
): Promise<PrintedPayment | null> {
  const { belegart, belegdatum, sprache } = document;
  const isOwed = isInvoice(belegart);
  const terms = await termsOf(document, db);
  if (belegart === '0300' || (!isOwed && !terms)) return null;
  const owed = { belegart, belegdatum, brutto, skontobasis };
  if (isOwed && isCredit(owed)) {
    const nothing = { zahlungsart: null, nettoTage: null, faelligAm: null, skonto: [] };
    return { ...nothing, guthabenAm: dueDay(owed, terms) };
  }
  const payment: PrintedPayment = {
    zahlungsart: terms ? textOf(terms, sprache) : null,
    art: kindOf(terms),
    nettoTage: netDays(terms),
    faelligAm: isOwed ? dueDay(owed, terms) : null,
    skonto: discountSteps(owed, terms).map((step) => (isOwed ? step : { ...step, bis: null })),
  };
  // An amount of zero is not debited.
  if (!terms || payment.art !== 'LASTSCHRIFT' || !isOwed || brutto === 0) return payment;
  const mandate = await mandateOf(document, db);
  return { ...payment, lastschrift: { ...debitOf(owed, terms), ...mandate, glaeubigerId } };
}

/** Reads the terms of a document; undefined where it names no payment method. */
export async function termsOf(
  { zahlungsart }: Pick<DocumentRow, 'zahlungsart'>,
  db: Executor,
): Promise<Terms | undefined> {
  if (zahlungsart === null) return undefined;
  const [terms] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, zahlungsart));
  return terms;
}

function kindOf(terms: Terms | undefined) {
  return (terms?.zahlungPer ?? 'UEBERWEISUNG') as NonNullable<PrintedPayment['art']>;
}

function textOf({ bezeichnungDe, bezeichnungEn, bezeichnungFr }: Terms, language: string): string {
  const text = { de: bezeichnungDe, en: bezeichnungEn, fr: bezeichnungFr };
  return text[language as keyof typeof text] ?? bezeichnungDe;
}

async function mandateOf({ adresseId }: DocumentRow, db: Executor) {
  const { mandatsreferenz, mandatsdatum, mandatsart, mandatsfolge, iban } = addresses;
  const [found] = await db
    .select({ mandatsreferenz, mandatsdatum, mandatsart, mandatsfolge, iban })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  if (!found) throw new Error(`There is no address ${adresseId}`);
  const { iban: account, ...mandate } = found;
  return {
    ...(mandate as Pick<
      PrintedDebit,
      'mandatsreferenz' | 'mandatsdatum' | 'mandatsart' | 'mandatsfolge'
    >),
    // Enough for the customer to know which account it is; the paper goes through many hands.
    konto: account && `${account.slice(0, 4)} … ${account.slice(-4)}`,
  };
}

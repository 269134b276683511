import type { PrintedDocument } from '../print/document/printed-document';
import type { EInvoiceFacts } from './facts';
import { moneyText } from './figures';
import type { Terms } from './terms';

/** Codes of UNTDID 4461. */
const means = { undefined: '1', cash: '10', transfer: '30', sepa: '58', debit: '59' } as const;

/** Instructions and terms of payment (BG-16 to BG-19, BT-9, BT-20). */
export function invoicePayment(
  document: PrintedDocument,
  facts: EInvoiceFacts,
  isCredit: boolean,
): Terms {
  const { payment, head, company, totals } = document;
  const number = head.belegnummer ?? undefined;
  const due = payment?.guthabenAm ?? payment?.faelligAm ?? undefined;
  const common = { 'BT-9': due, 'BT-20': termsText(document) };
  const iban = facts.konto.iban?.replace(/\s/g, '');
  const kind = isCredit || !totals ? null : (payment?.art ?? 'UEBERWEISUNG');
  const debit = payment?.lastschrift;
  if (kind === 'LASTSCHRIFT' && debit) {
    return {
      ...common,
      'BT-81': means.debit,
      'BT-82': payment.zahlungsart ?? undefined,
      'BT-83': number,
      'BT-89': debit.mandatsreferenz ?? undefined,
      'BT-90': debit.glaeubigerId?.replace(/\s/g, '') ?? undefined,
      'BT-91': facts.schuldnerIban?.replace(/\s/g, '') ?? undefined,
    };
  }
  if (kind === 'UEBERWEISUNG' && iban !== undefined) {
    return {
      ...common,
      'BT-81': head.waehrung === 'EUR' ? means.sepa : means.transfer,
      'BT-82': payment?.zahlungsart ?? undefined,
      'BT-83': number,
      'BT-84': iban,
      'BT-85': company.kontoinhaber ?? company.name,
      'BT-86': facts.konto.bic?.replace(/\s/g, '') ?? undefined,
    };
  }
  return {
    ...common,
    'BT-81': kind === 'BAR' ? means.cash : means.undefined,
    'BT-82': payment?.zahlungsart ?? undefined,
    'BT-83': number,
  };
}

/**
 * Terms as text; discounts in the form that XRechnung prescribes (BR-DE-18): a line each, `#SKONTO#TAGE=14#PROZENT=2.00#`
 * with the amount they are reckoned from where that is not the whole, and a line break behind the last.
 */
function termsText({ payment, totals }: PrintedDocument): string | undefined {
  if (!payment) return undefined;
  const steps = payment.skonto.map(({ tage, prozent }) => {
    const base =
      totals && totals.skontobasis !== totals.brutto
        ? `#BASISBETRAG=${moneyText(totals.skontobasis)}`
        : '';
    return `#SKONTO#TAGE=${tage}#PROZENT=${prozent.toFixed(2)}${base}#\n`;
  });
  // A line of the terms' name that began with the sign would be taken for a discount.
  const name = payment.zahlungsart?.replace(/^#+/gm, '').trim();
  if (steps.length === 0) return name || undefined;
  return `${name ? `${name}\n` : ''}${steps.join('')}`;
}

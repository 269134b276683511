import { formatIban } from '../../rules/format-iban';
import type { PrintedDebit } from '../document/printed-payment';
import { isInvoice } from '../document/printed-head';
import type { Press } from './press';

type Writer = Pick<Press, 'input' | 't' | 'figures'>;

/**
 * Sentences that say when, how much and in which way to pay; without days and account on documents that ask for nothing
 * yet.
 */
export function paymentLines(writer: Writer): string[] {
  const { input, t, figures } = writer;
  const { payment, company, head } = input;
  if (payment?.guthabenAm) {
    return [t('printed:payment.credit', { date: figures.date(payment.guthabenAm) })];
  }
  const method = payment?.zahlungsart;
  const by = method ? [t('printed:payment.by', { method })] : [];
  if (payment?.lastschrift) {
    return [...dueLines(writer), ...by, ...debitLines(payment.lastschrift, writer)];
  }
  const lines = [...discountLines(writer), ...dueLines(writer), ...by];
  const isToPay = isInvoice(head.belegart) && (input.totals?.brutto ?? 0) > 0;
  const isTransfer = (payment?.art ?? 'UEBERWEISUNG') === 'UEBERWEISUNG';
  if (isToPay && isTransfer && company.iban && head.belegnummer) {
    const account = [`IBAN ${formatIban(company.iban)}`, company.bic && `BIC ${company.bic}`];
    lines.push(t('printed:payment.account', { account: account.filter(Boolean).join(', ') }));
    lines.push(t('printed:payment.purpose', { number: head.belegnummer }));
  }
  return lines;
}

function discountLines({ input, t, figures }: Writer): string[] {
  const currency = input.head.waehrung;
  return (input.payment?.skonto ?? []).map(({ tage, bis, prozent, betrag, zahlbetrag }) => {
    const values = {
      percent: figures.percent(prozent),
      amount: `${figures.amount(betrag)} ${currency}`,
      rest: `${figures.amount(zahlbetrag)} ${currency}`,
      days: tage,
    };
    return bis === null
      ? t('printed:payment.discountDays', values)
      : t('printed:payment.discountUntil', { ...values, date: figures.date(bis) });
  });
}

function dueLines({ input: { payment }, t, figures }: Writer): string[] {
  if (!payment) return [];
  const { faelligAm, nettoTage, art, lastschrift } = payment;
  if (faelligAm) {
    const date = figures.date(faelligAm);
    if (lastschrift) return [t('printed:payment.due', { date })];
    return [t(nettoTage === 0 ? 'printed:payment.atOnceOn' : 'printed:payment.until', { date })];
  }
  if (nettoTage === null) return [];
  if (art === 'LASTSCHRIFT') return [t('printed:payment.debitDays', { days: nettoTage })];
  return [
    nettoTage === 0 ? t('printed:payment.atOnce') : t('printed:payment.days', { days: nettoTage }),
  ];
}

/** Sentences about the debit of the customer's account, with its mandate. */
function debitLines(debit: PrintedDebit, { input, t, figures }: Writer): string[] {
  const currency = input.head.waehrung;
  const money = (value: number) => `${figures.amount(value)} ${currency}`;
  const values = { amount: money(debit.betrag), date: figures.date(debit.tag) };
  const lines = [
    debit.konto === null
      ? t('printed:payment.debit', values)
      : t('printed:payment.debitOf', { ...values, account: debit.konto }),
  ];
  if (debit.skonto) {
    const percent = figures.percent(debit.skonto.prozent);
    lines.push(t('printed:payment.debitDiscount', { percent, amount: money(debit.skonto.betrag) }));
  }
  if (debit.mandatsreferenz !== null) {
    const facts = [
      debit.mandatsart && t(`printed:payment.mandateKinds.${debit.mandatsart}`),
      debit.mandatsfolge && t(`printed:payment.mandateKinds.${debit.mandatsfolge}`),
    ].filter(Boolean);
    const kind = facts.length > 0 ? ` (${facts.join(', ')})` : '';
    const reference = debit.mandatsreferenz;
    const date = debit.mandatsdatum && figures.date(debit.mandatsdatum);
    lines.push(
      date === null
        ? `${t('printed:payment.mandate', { reference })}${kind}`
        : `${t('printed:payment.mandateOf', { reference, date })}${kind}`,
    );
  }
  if (debit.glaeubigerId !== null) {
    lines.push(t('printed:payment.creditor', { id: debit.glaeubigerId }));
  }
  return lines;
}

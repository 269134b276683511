import type { PrintedDocument } from '../print/document/printed-document';
import { isInvoice } from '../print/document/printed-head';
import { translator, type PrintTexts } from '../print/translate';
import type { EInvoiceFacts } from './facts';
import { isXRechnung, specification, type EInvoiceFormat } from './formats';
import { invoiceLines } from './invoice-lines';
import { invoiceParties } from './invoice-parties';
import { invoicePayment } from './invoice-payment';
import { invoiceSums } from './invoice-sums';
import type { Terms } from './terms';

/** Types of UNTDID 1001: commercial invoice, credit note, corrected invoice. */
export const invoiceType = { invoice: '380', credit: '381', corrected: '384' } as const;

/**
 * Invoice by the terms of EN 16931, made of what was fixed when it was booked; `texts` are those of its paper. What is
 * owed to the customer becomes a credit note with positive amounts, as receivers expect it.
 */
export function semanticInvoice(
  document: PrintedDocument,
  facts: EInvoiceFacts,
  format: EInvoiceFormat,
  texts: PrintTexts,
): Terms {
  const { head, totals } = document;
  if (!isInvoice(head.belegart) || !totals || head.belegnummer === null) {
    throw new Error('An e-invoice of what is no booked invoice');
  }
  const t = translator(texts);
  const isCredit = totals.brutto < 0;
  const sign = isCredit ? -1 : 1;
  const reasons = {
    discount: t('printed:eInvoice.discount'),
    surcharge: t('printed:eInvoice.surcharge'),
    freight: t('printed:eInvoice.freight'),
    rounding: t('printed:eInvoice.rounding'),
    notes: (name: string) => t(`printed:notes.${name}`),
  };
  const isNational = isXRechnung(format);
  const before = head.bezuege.filter(({ belegart }) => isInvoice(belegart));
  const type = isCredit ? 'credit' : head.belegart === '0490' ? 'corrected' : 'invoice';
  return {
    'BT-24': isNational ? specification.xrechnung : specification.en16931,
    'BT-23': isNational ? specification.process : undefined,
    'BT-1': head.belegnummer,
    'BT-2': head.belegdatum,
    'BT-3': invoiceType[type],
    'BT-5': head.waehrung,
    'BG-1': notesOf(document, reasons.notes),
    'BG-3': before.map(({ belegnummer, belegdatum }) => ({
      'BT-25': belegnummer,
      'BT-26': belegdatum,
    })),
    ...ordersOf(document, facts),
    ...periodOf(document),
    ...invoiceParties(document, facts),
    ...invoicePayment(document, facts, isCredit),
    ...invoiceSums(document, facts, sign, reasons),
    'BG-25': invoiceLines(document, facts, sign, reasons),
  };
}

/** Texts before and after the lines, the reason of a cancellation and the notes of the law. */
function notesOf({ head, notes }: PrintedDocument, note: (name: string) => string): Terms[] {
  const texts = [head.grund, head.kopftext, head.fusstext, ...notes.map(note)];
  return texts.flatMap((text) => (text?.trim() ? [{ 'BT-22': text.trim() }] : []));
}

function ordersOf({ head }: PrintedDocument, { kaeuferreferenz }: EInvoiceFacts): Terms {
  const numbers = (belegart: string) =>
    head.bezuege.flatMap((one) => (one.belegart === belegart ? [one.belegnummer] : []));
  const orders = numbers('0200');
  const deliveries = numbers('0300');
  const buyers = head.bestellnummerKunde ?? undefined;
  return {
    'BT-10': kaeuferreferenz ?? undefined,
    'BT-13': buyers,
    // UBL has no place for the order's own number without the buyer's.
    'BT-14': buyers !== undefined && orders.length === 1 ? orders[0] : undefined,
    'BT-16': deliveries.length === 1 ? deliveries[0] : undefined,
  };
}

/** Day or period of the delivery or service: a single day where both are equal or one is missing. */
function periodOf({ head: { leistungVon, leistungBis } }: PrintedDocument): Terms {
  const [from, to] = [leistungVon ?? leistungBis, leistungBis ?? leistungVon];
  if (from === null || to === null) return {};
  return from === to ? { 'BT-72': from } : { 'BT-73': from, 'BT-74': to };
}

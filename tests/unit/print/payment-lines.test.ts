import { expect, test } from 'vitest';
import type { PrintedPayment } from '../../../schemas/print/document/printed-payment';
import type { PrintLanguage } from '../../../schemas/print/document/printed-document';
import type { PrintedHead } from '../../../schemas/print/document/printed-head';
import { epcCode } from '../../../schemas/print/epc-code';
import { figuresIn } from '../../../schemas/print/layout/figures';
import { paymentLines } from '../../../schemas/print/layout/payment-lines';
import { translator } from '../../../schemas/print/translate';
import { readPrintTexts } from '../../../server/print/print-texts';
import { sampleDocument, sampleLine } from '../../support/print/sample-document';

const transfer: PrintedPayment = {
  zahlungsart: 'Überweisung',
  art: 'UEBERWEISUNG',
  nettoTage: 14,
  faelligAm: '2026-12-09',
  skonto: [],
};
const step = { tage: 10, bis: '2026-12-05', prozent: 2, betrag: 0.89, zahlbetrag: 43.74 };
const debit: PrintedPayment = {
  ...transfer,
  zahlungsart: 'SEPA-Lastschrift',
  art: 'LASTSCHRIFT',
  lastschrift: {
    tag: '2026-12-09',
    betrag: 44.63,
    skonto: null,
    mandatsreferenz: 'M-17',
    mandatsdatum: '2024-02-01',
    mandatsart: 'CORE',
    mandatsfolge: 'WIEDERKEHREND',
    glaeubigerId: 'DE98ZZZ09999999999',
    konto: 'DE02 … 2051',
  },
};
const by = (method: string) => `Zahlungsart: ${method}`;
const until = 'Zahlbar bis 09.12.2026 ohne Abzug.';
const account = [
  'Konto: IBAN DE02 3705 0299 0000 6847 12, BIC COKSDE33',
  'Verwendungszweck: RE26-00017',
];
const due = 'Fällig am 09.12.2026.';
const debited = [
  due,
  by('SEPA-Lastschrift'),
  'Wir buchen 44,63 EUR am 09.12.2026 von Ihrem Konto DE02 … 2051 ab.',
  'Mandatsreferenz: M-17 vom 01.02.2024 (SEPA-Basislastschrift, wiederkehrend)',
  'Gläubiger-Identifikationsnummer: DE98ZZZ09999999999',
];

/** What a paper says of paying, and whether it has a code for banking apps. */
function said(
  payment: PrintedPayment | null,
  head: Partial<PrintedHead> = {},
  language: PrintLanguage = 'de',
) {
  // The company's account is left out where the customer's is debited.
  const company = payment?.lastschrift ? { iban: null, bic: null, bank: null } : {};
  const input = sampleDocument([sampleLine()], { payment, head, company, language });
  const t = translator(readPrintTexts(language));
  const lines = paymentLines({ input, t, figures: figuresIn(language) });
  return [lines.map((line) => line.replace(/\u00a0/g, ' ')), epcCode(input) !== undefined];
}

test.each<[string, PrintedPayment | null, Partial<PrintedHead>, string[], boolean]>([
  ['a transfer', transfer, {}, [until, by('Überweisung'), ...account], true],
  [
    'a transfer with a discount',
    { ...transfer, skonto: [step] },
    {},
    ['Bis 05.12.2026 mit 2 % Skonto (0,89 EUR): 43,74 EUR', until, by('Überweisung'), ...account],
    true,
  ],
  ['no method at all', { ...transfer, zahlungsart: null }, {}, [until, ...account], true],
  [
    'payment at once',
    { ...transfer, nettoTage: 0, faelligAm: '2026-11-25' },
    {},
    ['Zahlbar sofort ohne Abzug, fällig am 25.11.2026.', by('Überweisung'), ...account],
    true,
  ],
  [
    'a paper frozen before kinds were known',
    { zahlungsart: 'Überweisung', nettoTage: 14, faelligAm: '2026-12-09', skonto: [] },
    {},
    [until, by('Überweisung'), ...account],
    true,
  ],
  ['cash', { ...transfer, art: 'BAR', zahlungsart: 'Bar' }, {}, [until, by('Bar')], false],
  ['a card', { ...transfer, art: 'KARTE', zahlungsart: 'Karte' }, {}, [until, by('Karte')], false],
  ['a debit', debit, {}, debited, false],
  [
    'a debit less a discount',
    {
      ...debit,
      lastschrift: { ...debit.lastschrift!, betrag: 43.74, skonto: { prozent: 2, betrag: 0.89 } },
    },
    {},
    [
      due,
      by('SEPA-Lastschrift'),
      'Wir buchen 43,74 EUR am 09.12.2026 von Ihrem Konto DE02 … 2051 ab.',
      '2 % Skonto (0,89 EUR) sind abgezogen.',
      ...debited.slice(3),
    ],
    false,
  ],
  [
    'the draft of a debit without mandate',
    {
      ...debit,
      lastschrift: {
        ...debit.lastschrift!,
        mandatsreferenz: null,
        mandatsdatum: null,
        glaeubigerId: null,
        konto: null,
      },
    },
    {},
    [due, by('SEPA-Lastschrift'), 'Wir buchen 44,63 EUR am 09.12.2026 von Ihrem Konto ab.'],
    false,
  ],
  [
    'an order that will be debited',
    { ...debit, lastschrift: undefined, faelligAm: null },
    { belegart: '0200' },
    ['Wird 14 Tage nach Rechnungsdatum von Ihrem Konto abgebucht.', by('SEPA-Lastschrift')],
    false,
  ],
  [
    'an offer',
    { ...transfer, faelligAm: null },
    { belegart: '0100' },
    ['Zahlbar innerhalb von 14 Tagen ohne Abzug.', by('Überweisung')],
    false,
  ],
  [
    'a credit',
    { zahlungsart: null, nettoTage: null, faelligAm: null, skonto: [], guthabenAm: '2026-11-25' },
    { belegart: '0490' },
    ['Zu Ihren Gunsten, fällig am 25.11.2026.'],
    false,
  ],
  ['a delivery', null, { belegart: '0300' }, [], false],
])('%s', (_, payment, head, lines, hasCode) => {
  expect(said(payment as PrintedPayment | null, head)).toEqual([lines, hasCode]);
});

test('a debit is announced in each language', () => {
  expect(said(debit, {}, 'en')[0]).toEqual([
    'Due on 09.12.2026.',
    'Method of payment: SEPA-Lastschrift',
    'We will debit 44.63 EUR from your account DE02 … 2051 on 09.12.2026.',
    'Mandate reference: M-17 of 01.02.2024 (SEPA core direct debit, recurrent)',
    'Creditor identifier: DE98ZZZ09999999999',
  ]);
  expect((said(debit, {}, 'fr')[0] as string[])[2]).toBe(
    'Nous prélèverons 44,63 EUR sur votre compte DE02 … 2051 le 09.12.2026.',
  );
});

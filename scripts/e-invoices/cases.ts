import type { PrintedDocument } from '../../schemas/print/document/printed-document';
import type { PrintedLine } from '../../schemas/print/document/printed-line';
import type { PrintedPayment } from '../../schemas/print/document/printed-payment';
import type { EInvoiceFacts } from '../../schemas/e-invoice/facts';
import { addMoney, decimal, roundHalfUp } from '../../schemas/rules/decimal';
import { documentTotals } from '../../schemas/rules/document-totals';
import { sampleDocument, sampleLine } from '../../tests/support/print/sample-document';

/** Invoice with what a test or a validator needs to make an e-invoice of it. */
export interface EInvoiceCase {
  /** Name for files: `several-rates`. */
  name: string;
  document: PrintedDocument;
  facts: EInvoiceFacts;
}

type Changes = NonNullable<Parameters<typeof sampleDocument>[1]>;

/** The demo company, whose letters `server/areas/webapp/demo/name-licensee.ts` names. */
const company = {
  name: 'Demo-Firma GmbH',
  strasse: 'Hafenstraße 12',
  plz: '20457',
  ort: 'Hamburg',
  telefon: '+49 40 5550120',
  email: 'verkauf@demo-firma.example',
  webseite: 'https://www.demo-firma.example',
  ustId: 'DE293847560',
  steuernr: '48/715/00234',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bank: 'Demo-Bank',
  register: 'Amtsgericht Hamburg, HRB 150000',
  geschaeftsfuehrer: ['Anna Demo', 'Jens Muster'],
};

const facts: EInvoiceFacts = {
  version: 1,
  format: 'XRECHNUNG_UBL',
  kaeuferreferenz: '04011000-12345-03',
  verkaeufer: { schema: 'EM', adresse: company.email },
  kaeufer: { schema: 'EM', adresse: 'rechnung@baeckerei.example' },
  kontakt: {
    name: 'Miriam Köster',
    telefon: '+49 40 5550131',
    email: 'koester@demo-firma.example',
  },
  besteuerung: 'INLAND',
  kurs: null,
  konto: { iban: company.iban, bic: company.bic },
  schuldnerIban: null,
  bezahlt: 0,
};

function one(
  name: string,
  lines: readonly PrintedLine[],
  changes: Changes = {},
  more: Partial<EInvoiceFacts> = {},
): EInvoiceCase {
  const numbered = lines.map((line, index) => ({ ...line, position: (index + 1) * 10 }));
  const { frachtkosten, ...set } = { ...changes, company: { ...company, ...changes.company } };
  const document = sampleDocument(numbered, { ...set, ...(frachtkosten && { frachtkosten }) });
  const skonto = changes.payment === undefined ? { ...document.payment, skonto: [] } : undefined;
  return {
    name,
    document: skonto ? { ...document, payment: skonto as PrintedPayment } : document,
    facts: { ...facts, ...more },
  };
}

const line = sampleLine;
const service = (set: Partial<PrintedLine> = {}) =>
  line({
    artikelnummer: null,
    bezeichnung: 'Montage',
    menge: 7.5,
    mengeneinheit: 'Std',
    einzelpreis: 68,
    ...set,
  });
const book = (set: Partial<PrintedLine> = {}) =>
  line({
    artikelnummer: 'BU-7',
    bezeichnung: 'Handbuch & «Pläne» <A3>',
    menge: 2,
    einzelpreis: 24.9,
    steuersatz: 7,
    ...set,
  });
const text = (bezeichnung: string): PrintedLine => ({
  ...line({
    positionsArt: 'T',
    bezeichnung,
    artikelnummer: null,
    einzelpreis: null,
    gesamtpreis: null,
  }),
  ...{ menge: null, mengeneinheit: null, steuersatz: null },
});

/** Discounts of 3 % in 10 and 2 % in 20 days. */
function terms(brutto: number, skontobasis = brutto): PrintedPayment {
  const step = (tage: number, bis: string, prozent: number) => {
    const betrag = roundHalfUp(decimal(skontobasis).times(prozent).div(100), 2);
    return { tage, bis, prozent, betrag, zahlbetrag: addMoney(brutto, -betrag) };
  };
  const skonto = [step(10, '2026-12-05', 3), step(20, '2026-12-15', 2.5)];
  return {
    zahlungsart: 'Überweisung mit Skonto',
    art: 'UEBERWEISUNG',
    nettoTage: 30,
    faelligAm: '2026-12-25',
    skonto,
  };
}

const plain = (set: Partial<PrintedPayment> = {}): PrintedPayment => ({
  ...{
    zahlungsart: 'Überweisung',
    art: 'UEBERWEISUNG',
    nettoTage: 30,
    faelligAm: '2026-12-25',
    skonto: [],
  },
  ...set,
});

/** Buyers abroad. */
const vienna = {
  namen: ['Wiener Bau GmbH'],
  strasse: 'Ringstraße 4',
  plz: '1010',
  ort: 'Wien',
  lkz: 'AT',
  land: 'Österreich',
  ustId: 'ATU12345675',
};
const zurich = {
  namen: ['Zürcher Handels AG'],
  strasse: 'Bahnhofstrasse 1',
  plz: '8001',
  ort: 'Zürich',
  lkz: 'CH',
  land: 'Schweiz',
  ustId: null,
};
const abroad = { kaeuferreferenz: '4500-77312' };
const free = { steuersatz: 0 };

const cancelled = {
  belegart: '0400' as const,
  belegnummer: 'RE26-00009',
  belegdatum: '2026-10-30',
};

/** Lines of a counter document. */
const back = (lines: readonly PrintedLine[]) =>
  lines.map((each) =>
    line({ ...each, menge: -(each.menge ?? 0), gesamtpreis: -(each.gesamtpreis ?? 0) }),
  );

/** Document of a small business: it has no VAT id and charges no tax. */
const small = { company: { ustId: null }, notes: ['smallBusiness' as const] };

const debit = (brutto: number): PrintedPayment =>
  plain({
    ...{ zahlungsart: 'SEPA-Lastschrift', art: 'LASTSCHRIFT' },
    lastschrift: {
      ...{ tag: '2026-12-25', betrag: brutto, skonto: null, mandatsreferenz: 'MANDAT-10001' },
      ...{ mandatsdatum: '2026-01-15', mandatsart: 'CORE', mandatsfolge: 'WIEDERKEHREND' },
      ...{ glaeubigerId: 'DE98ZZZ09999999999', konto: 'DE89 … 3000' },
    },
  });

/** Invoice of which the last part carries the roundings of the parts before (`ausgleich`). */
function lastPart(): EInvoiceCase {
  const made = one('last-part-with-rounding', [line({ menge: 1, einzelpreis: 33.33 }), book()]);
  const [first, second] = made.document.totals?.steuern ?? [];
  if (!first || !second) throw new Error('Two rates were expected');
  const ausgleich = [{ ...first, zuNetto: 0.01, zuSteuer: 0 }];
  const lines = made.document.lines.map((each) => ({ ...each, istRabattierfaehig: true }));
  const totals = documentTotals(
    { rabatt1: null, rabatt2: null, frachtkosten: 0, ausgleich },
    lines,
  );
  return { ...made, document: { ...made.document, totals } };
}

/** Every kind of invoice that is made, once. */
export const eInvoiceCases: readonly EInvoiceCase[] = [
  one('one-rate', [line()]),
  one('several-rates', [
    line(),
    book(),
    line({ bezeichnung: 'Solarmodul', steuersatz: 0, einzelpreis: 189 }),
  ]),
  one(
    'leitweg-id-and-peppol',
    [service()],
    {},
    {
      kaeufer: { schema: '0204', adresse: '04011000-12345-03' },
      verkaeufer: { schema: '9930', adresse: 'DE293847560' },
    },
  ),
  one('order-and-delivery', [line()], {
    head: {
      leistungVon: '2026-11-20',
      leistungBis: '2026-11-20',
      bezuege: [
        { belegart: '0200', belegnummer: 'AB26-00004', belegdatum: '2026-11-02' },
        { belegart: '0300', belegnummer: 'LS26-00011', belegdatum: '2026-11-20' },
      ],
    },
  }),
  one('cash-discounts', [line({ menge: 10 })], { payment: terms(148.75) }),
  one('cash-discounts-on-a-part', [line({ menge: 10 }), service()], {
    payment: terms(755.65, 148.75),
  }),
  one('line-discounts', [
    line({ rabatt1: 10 }),
    line({ menge: 1000, einzelpreis: 0.05, rabatt1: 10, rabatt2: 5 }),
  ]),
  one('line-surcharge', [
    line({ teuerungszuschlagProzent: 4.5, rabatt1: 10 }),
    line({ teuerungszuschlagProzent: 3 }),
  ]),
  one('document-discount-and-freight', [line({ menge: 7 }), book({ menge: 3 })], {
    head: { rabatt1: 5, rabatt2: 2 },
    frachtkosten: 12.9,
  }),
  one('freight-alone', [line()], { frachtkosten: 6.5 }),
  one('small-prices-and-roundings', [
    line({ menge: 3, einzelpreis: 0.333 }),
    line({ menge: 0.125, mengeneinheit: 'kg', einzelpreis: 19.99 }),
    line({ menge: 1234.567, mengeneinheit: 'm', einzelpreis: 0.0125 }),
  ]),
  one('returned-goods-on-an-invoice', [
    line({ menge: 20 }),
    line({ menge: -2, rabatt1: 10 }),
    line({ menge: 1, einzelpreis: -5 }),
  ]),
  one('texts-optional-and-alternative-lines', [
    text('Erster Bauabschnitt'),
    line(),
    line({ positionsArt: 'O', bezeichnung: 'Wartungsvertrag' }),
    line({ positionsArt: 'A', bezeichnung: 'Kabelkanal grau' }),
    { ...text('Zwischensumme'), positionsArt: 'Z' },
    service({ langtext: 'Zwei Techniker\n– mit Hebebühne' }),
  ]),
  one('cancellation', back([line(), book()]), {
    head: {
      belegart: '0490',
      belegnummer: 'GU26-00003',
      bezuege: [cancelled],
      grund: 'Falscher Empfänger',
    },
    payment: plain({
      zahlungsart: null,
      nettoTage: null,
      faelligAm: null,
      guthabenAm: '2026-11-25',
    }),
  }),
  one('cancellation-with-discount-and-freight', back([line({ rabatt1: 10 }), book()]), {
    head: { belegart: '0490', belegnummer: 'GU26-00004', bezuege: [cancelled], rabatt1: 5 },
    frachtkosten: -9,
    payment: plain({
      zahlungsart: null,
      nettoTage: null,
      faelligAm: null,
      guthabenAm: '2026-11-25',
    }),
  }),
  one('correction-upwards', [line()], {
    head: {
      belegart: '0490',
      belegnummer: 'GU26-00005',
      bezuege: [cancelled],
      grund: 'Menge war zu klein',
    },
  }),
  one(
    'reverse-charge',
    [service(free)],
    { recipient: vienna, notes: ['reverseCharge'] },
    { ...abroad, besteuerung: 'REVERSE_CHARGE' },
  ),
  one(
    'intra-community',
    [line({ ...free, menge: 40 })],
    { recipient: vienna, notes: ['intraCommunity'], language: 'de' },
    { ...abroad, besteuerung: 'INNERGEMEINSCHAFTLICH' },
  ),
  one(
    'export',
    [line({ ...free, menge: 40 })],
    { recipient: zurich, notes: ['export'] },
    { ...abroad, besteuerung: 'AUSFUHR' },
  ),
  one(
    'distance-sale',
    [line({ steuersatz: 20 })],
    { recipient: { ...vienna, ustId: null }, notes: ['distanceSale'] },
    { ...abroad, besteuerung: 'FERNVERKAUF' },
  ),
  one('small-business', [service(free)], small),
  one(
    'foreign-currency',
    [line({ menge: 12 }), book()],
    {
      head: { waehrung: 'USD' },
      recipient: { ...zurich, lkz: 'DE', land: 'Deutschland', plz: '79539', ort: 'Lörrach' },
    },
    { kurs: 1.0842 },
  ),
  one(
    'foreign-currency-export',
    [line(free)],
    { head: { waehrung: 'CHF' }, recipient: zurich, notes: ['export'] },
    { ...abroad, besteuerung: 'AUSFUHR', kurs: 0.9312 },
  ),
  one('paid-in-part', [line({ menge: 10 })], {}, { bezahlt: 100 }),
  one(
    'paid-in-full',
    [line({ menge: 10 })],
    { payment: plain({ zahlungsart: 'Bar', art: 'BAR', nettoTage: 0, faelligAm: '2026-11-25' }) },
    { bezahlt: 148.75 },
  ),
  one('paid-by-card', [line()], {
    payment: plain({ zahlungsart: 'Karte', art: 'KARTE', nettoTage: 0, faelligAm: '2026-11-25' }),
  }),
  one(
    'direct-debit',
    [line({ menge: 10 })],
    { payment: debit(148.75) },
    { schuldnerIban: 'DE89370400440532013000' },
  ),
  one('nothing-to-pay', [line({ menge: 1 }), line({ menge: 1, einzelpreis: -12.5 })]),
  lastPart(),
  one(
    'many-lines',
    Array.from({ length: 120 }, (_, index) =>
      line({
        menge: (index % 9) + 1,
        einzelpreis: 1.37 * (index + 1),
        steuersatz: index % 3 ? 19 : 7,
      }),
    ),
  ),
  one('english', [line()], { language: 'en', recipient: { namen: ['Harbour Ltd'] } }),
];

import { expect, test } from 'vitest';
import { documentCheck, type CheckedDocument } from '../../../schemas/rules/document-check';

const said = (wert: string | null, id = 1) => ({ id, wert });

const invoice: CheckedDocument = {
  language: 'de',
  head: {
    waehrung: 'EUR',
    belegnummer: null,
    auftragsDatum: null,
    belegart: '0400',
    belegdatum: '2026-06-30',
    name1: 'Muster GmbH',
    strasse: 'Weg 1',
    plz: '20457',
    ort: 'Hamburg',
    lkz: 'DE',
    ustId: null,
    besteuerung: 'INLAND',
    liefertermin: null,
    leistungVon: '2026-06-01',
    leistungBis: '2026-06-30',
    freigabe: false,
  },
  lines: [{ id: 7, positionsArt: 'N', menge: 1, einzelpreis: 1000, steuersatz: 19 }],
  brutto: 1190,
  bruttoEuro: 1190,
  parts: null,
  tolerance: 0.05,
  dates: {
    today: '2026-06-30',
    yearsBack: 10,
    yearsAhead: 1,
    closedUntil: '2025-12-31',
    lastNumbered: null,
  },
  address: {
    id: 5,
    gesperrt: false,
    kreditlimit: null,
    opvEuro: 0,
    mandatsreferenz: 'MANDAT-10005',
    mandatsdatum: '2024-02-01',
    mandatsart: 'CORE',
    iban: 'DE02120300000000202051',
  },
  unprintable: [],
  eInvoice: null,
  zahlungPer: 'UEBERWEISUNG',
  company: {
    NAME: said('Firma'),
    STRASSE: said('Straße 1'),
    PLZ: said('20457'),
    ORT: said('Hamburg'),
    USTID: said('DE293847560'),
    STEUERNR: said(null),
    GLAEUBIGERID: said('DE98ZZZ09999999999'),
    IBAN: said('DE02120300000000202051'),
    TELEFON: said('040 5550120'),
    EMAIL: said('post@firma.example'),
    PEPPOLID: said(null),
    home: 'DE',
    needsApproval: false,
    isSmallBusiness: false,
  },
};

interface Changed {
  head?: Partial<CheckedDocument['head']>;
  line?: Partial<CheckedDocument['lines'][number]>;
  company?: Partial<CheckedDocument['company']>;
  address?: Partial<CheckedDocument['address']>;
  brutto?: number;
  lines?: CheckedDocument['lines'];
  parts?: CheckedDocument['parts'];
  lastNumbered?: string;
  zahlungPer?: string;
  unprintable?: CheckedDocument['unprintable'];
  bruttoEuro?: number | null;
  eInvoice?: CheckedDocument['eInvoice'];
}

/** Findings of the invoice with something changed, as «FEHLER code feld». */
function found({
  head,
  line,
  company,
  address,
  brutto,
  lines,
  parts = null,
  ...more
}: Changed): string[] {
  return documentCheck({
    ...invoice,
    parts,
    zahlungPer: more.zahlungPer ?? invoice.zahlungPer,
    unprintable: more.unprintable ?? [],
    eInvoice: more.eInvoice ?? null,
    dates: { ...invoice.dates, lastNumbered: more.lastNumbered ?? null },
    head: { ...invoice.head, ...head },
    lines: lines ?? invoice.lines.map((one) => ({ ...one, ...line })),
    brutto: brutto ?? invoice.brutto,
    bruttoEuro: more.bruttoEuro === undefined ? (brutto ?? invoice.brutto) : more.bruttoEuro,
    address: { ...invoice.address, ...address },
    company: { ...invoice.company, ...company },
  }).map(({ schwere, code, feld }) => [schwere, code, feld ?? ''].join(' ').trim());
}

const noRecipient = { name1: null, strasse: null, plz: null, ort: null };
const noPeriod = { leistungVon: null, leistungBis: null };
const noIds = { USTID: said(null), STEUERNR: said(null) };
const recipientMissing = ['name1', 'strasse', 'plz', 'ort'].map(
  (feld) => `FEHLER msg_document_recipient_missing ${feld}`,
);
const periodMissing = ['leistungVon', 'leistungBis'].map(
  (feld) => `FEHLER msg_document_period_missing ${feld}`,
);

test('an invoice that says all that the law asks for has no findings', () => {
  expect(found({})).toEqual([]);
});

// The table «Booking an invoice blocks without» of 3-decisions §3.6, above and up to 250 € gross.
test.each<[string, Changed, string[], string[]]>([
  [
    'name of the supplier',
    { company: { NAME: said(null) } },
    ['FEHLER msg_document_company_missing FIRMA.NAME'],
    ['FEHLER msg_document_company_missing FIRMA.NAME'],
  ],
  ['name and address of the customer', { head: noRecipient }, recipientMissing, []],
  [
    'tax and VAT number',
    { company: noIds },
    ['FEHLER msg_document_company_missing FIRMA.USTID'],
    [],
  ],
  ['period', { head: noPeriod }, periodMissing, []],
  [
    'quantity',
    { line: { menge: null } },
    ['FEHLER msg_position_without_quantity menge'],
    ['FEHLER msg_position_without_quantity menge'],
  ],
  [
    'rate',
    { line: { steuersatz: null } },
    ['FEHLER msg_position_without_tax mwstsatz'],
    ['FEHLER msg_position_without_tax mwstsatz'],
  ],
  [
    'price',
    { line: { einzelpreis: null } },
    ['FEHLER msg_position_without_price einzelpreis'],
    ['FEHLER msg_position_without_price einzelpreis'],
  ],
])('an invoice without %s', (_, changed, above, upTo) => {
  expect(found({ ...changed, brutto: 250.01 })).toEqual(above);
  expect(found({ ...changed, brutto: 250 })).toEqual(upTo);
});

test.each(['INNERGEMEINSCHAFTLICH', 'REVERSE_CHARGE', 'FERNVERKAUF'] as const)(
  'small invoices have no relief where they are taxed %s',
  (besteuerung) => {
    const head = { besteuerung, lkz: 'AT', ustId: 'ATU13585627', ...noPeriod, ...noRecipient };
    expect(found({ head, brutto: 100 })).toEqual([...recipientMissing, ...periodMissing]);
  },
);

test('free of tax within the EU both have a VAT id', () => {
  const head = { besteuerung: 'INNERGEMEINSCHAFTLICH', lkz: 'AT', ustId: null } as const;
  const company = { USTID: said(null), STEUERNR: said('48/715/00234') };
  expect(found({ head, company })).toEqual([
    'FEHLER msg_document_vat_id_missing ustId',
    'FEHLER msg_document_company_missing FIRMA.USTID',
  ]);
  expect(found({ head: { ...head, belegart: '0100' }, company })).toEqual([
    'WARNUNG msg_document_vat_id_missing ustId',
  ]);
});

test('a taxation that does not fit the country is worth a look', () => {
  const warning = ['WARNUNG msg_document_taxation_country besteuerung'];
  expect(found({ head: { lkz: 'CH' } })).toEqual(warning);
  expect(found({ head: { lkz: 'AT' } })).toEqual([]);
  expect(found({ head: { besteuerung: 'AUSFUHR' } })).toEqual(warning);
  expect(found({ head: { besteuerung: 'AUSFUHR', lkz: 'CH' } })).toEqual([]);
});

const far = 'FEHLER msg_date_implausible';
test.each<[Changed['head'], string[]]>([
  [{ belegdatum: '2126-06-30' }, [`${far} belegdatum`]],
  [{ belegdatum: '0026-06-30' }, [`${far} belegdatum`]],
  [{ belegdatum: '2062-06-30' }, [`${far} belegdatum`]],
  [{ belegdatum: '1926-06-30' }, [`${far} belegdatum`]],
  [{ belegdatum: '2016-06-29' }, [`${far} belegdatum`]],
  [{ belegdatum: '2027-07-01' }, [`${far} belegdatum`]],
  [{ belegdatum: '2027-06-30' }, ['WARNUNG msg_date_in_future belegdatum']],
  [{ belegdatum: '2026-07-01' }, ['WARNUNG msg_date_in_future belegdatum']],
  [{ belegdatum: '2026-01-01' }, []],
  [{ belegdatum: '2025-12-31' }, ['FEHLER msg_date_closed belegdatum']],
  [{ belegdatum: '2016-06-30' }, ['FEHLER msg_date_closed belegdatum']],
  [{ leistungVon: '0026-06-01' }, [`${far} leistungVon`]],
  [{ leistungBis: '2126-06-30' }, [`${far} leistungBis`]],
  [{ liefertermin: '2126-07-01' }, [`${far} liefertermin`]],
  [{ liefertermin: '2036-07-01' }, []],
  [{ auftragsDatum: '0206-06-01' }, [`${far} auftragsDatum`]],
  [{ belegnummer: 'AN26-00017' }, []],
  [{ belegnummer: 'AN25-00017' }, ['WARNUNG msg_document_number_year belegdatum']],
  [{ belegnummer: 'AN2126-00017' }, ['WARNUNG msg_document_number_year belegdatum']],
  [{ belegnummer: 'ALT-4711' }, []],
])('the days of a document with %j', (head, expected) => {
  expect(found({ head })).toEqual(expected);
});

test('what is compared with a limit is in euro, or not compared', () => {
  const limit = { address: { kreditlimit: 1000, opvEuro: 900 } };
  expect(found({ ...limit, bruttoEuro: 100 })).toEqual([]);
  expect(found({ ...limit, bruttoEuro: 100.01 })).toEqual([
    'WARNUNG msg_document_credit_limit kreditlimit',
  ]);
  const unknown = ['HINWEIS msg_document_credit_limit_rate kreditlimit'];
  expect(found({ ...limit, bruttoEuro: null })).toEqual(unknown);
  expect(found({ address: { kreditlimit: 1000, opvEuro: null } })).toEqual(unknown);
  // Small is what is small in euro: 30,000 JPY are, 250 KWD are not.
  expect(found({ head: noPeriod, brutto: 30_000, bruttoEuro: 185.51 })).toEqual([]);
  expect(found({ head: noPeriod, brutto: 250, bruttoEuro: 700 })).toEqual(periodMissing);
  expect(found({ head: noPeriod, brutto: 250, bruttoEuro: null })).toEqual(periodMissing);
});

const noMandate = {
  mandatsreferenz: null,
  mandatsdatum: null,
  mandatsart: null,
  iban: null,
};
const missing = (feld: string) => `FEHLER msg_document_mandate_missing ${feld}`;
test.each<[string, Changed, string[]]>([
  ['with a mandate', {}, []],
  ['of nothing', { address: noMandate, brutto: 0 }, []],
  ['that is a credit', { address: noMandate, brutto: -10 }, []],
  ['that is none yet', { address: noMandate, head: { belegart: '0200' } }, []],
  [
    'that is direct',
    { address: { mandatsreferenz: null }, head: { belegart: '0500' } },
    [missing('mandatsreferenz')],
  ],
  ['without the reference', { address: { mandatsreferenz: null } }, [missing('mandatsreferenz')]],
  ['without the day', { address: { mandatsdatum: null } }, [missing('mandatsdatum')]],
  [
    'without the kind',
    { address: { mandatsart: null } },
    ['WARNUNG msg_document_mandate_kind mandatsart'],
  ],
  ['without an account', { address: { iban: null } }, ['WARNUNG msg_document_debit_account iban']],
  [
    'without creditor identifier',
    { company: { GLAEUBIGERID: said(null) } },
    ['FEHLER msg_document_company_missing FIRMA.GLAEUBIGERID'],
  ],
  [
    'with a wrong creditor identifier',
    { company: { GLAEUBIGERID: said('DE97ZZZ09999999999') } },
    ['FEHLER msg_document_creditor_id FIRMA.GLAEUBIGERID'],
  ],
  [
    'in another currency',
    { head: { waehrung: 'CHF' } },
    ['FEHLER msg_document_debit_currency zahlungsart'],
  ],
  [
    'without anything',
    { address: noMandate },
    [
      missing('mandatsreferenz'),
      missing('mandatsdatum'),
      'WARNUNG msg_document_debit_account iban',
      'WARNUNG msg_document_mandate_kind mandatsart',
    ],
  ],
])('an invoice by direct debit %s', (_, changed, expected) => {
  expect(found({ ...changed, zahlungPer: 'LASTSCHRIFT' })).toEqual(expected);
  // A transfer asks for none of it.
  expect(found(changed)).toEqual([]);
});

test('letters that the paper cannot show are named where they stand', () => {
  const place = { tabelle: null, tabelleId: null } as const;
  const unprintable = [
    { ...place, feld: 'kopftext', wo: 'Kopftext', positionId: null, letters: ['北', '京'] },
    {
      ...place,
      feld: 'langtext',
      wo: 'Position 10, Langtext',
      positionId: 7,
      letters: [...'一二三四五六七八九十百'],
    },
  ];
  expect(found({ unprintable })).toEqual([
    'FEHLER msg_document_letters kopftext',
    'FEHLER msg_document_letters langtext',
  ]);
  const named = documentCheck({ ...invoice, unprintable }).map(({ parameters }) => parameters);
  expect(named).toEqual([
    ['北 京', 'Kopftext'],
    ['一 二 三 四 五 六 七 八 九 十 …', 'Position 10, Langtext'],
  ]);
});

test('a day before the last number of the range is worth a look', () => {
  const before = ['WARNUNG msg_document_before_last belegdatum'];
  expect(found({ lastNumbered: '2026-06-30' })).toEqual([]);
  expect(found({ lastNumbered: '2026-07-01' })).toEqual(before);
});

test.each([
  ['to the cent', 100, 100, []],
  ['within the tolerance', 100.05, 100, []],
  ['a cent beyond it', 100.06, 100, ['WARNUNG msg_document_parts_sum']],
  ['less', 90, 100, ['WARNUNG msg_document_parts_sum']],
])('invoices of an order that come to it %s', (_, parts, whole, expected) => {
  expect(found({ parts: { parts, whole } })).toEqual(expected);
  expect(found({ parts: { parts, whole }, head: { belegart: '0300' } })).toEqual([]);
});

test('an offer needs lines with prices, not what an invoice needs', () => {
  const offer = { belegart: '0100', ...noRecipient, ...noPeriod };
  expect(found({ head: offer, company: noIds })).toEqual([]);
  expect(found({ head: offer, lines: [] })).toEqual(['FEHLER msg_document_empty']);
  const text = { id: 1, positionsArt: 'T', menge: null, einzelpreis: null, steuersatz: null };
  expect(found({ head: offer, lines: [text] })).toEqual(['FEHLER msg_document_empty']);
  expect(found({ head: offer, lines: [...invoice.lines, text] })).toEqual([]);
});

test('warnings keep nobody from booking and stand below what does', () => {
  expect(
    found({
      head: { liefertermin: '2026-06-29' },
      address: { kreditlimit: 1500, opvEuro: 310.01 },
      line: { menge: -1 },
      company: { needsApproval: true },
    }),
  ).toEqual([
    'FEHLER msg_document_not_approved freigabe',
    'WARNUNG msg_document_delivery_past liefertermin',
    'WARNUNG msg_document_credit_limit kreditlimit',
    'HINWEIS msg_position_quantity_negative menge',
  ]);
  expect(found({ address: { kreditlimit: 1500, opvEuro: 310 } })).toEqual([]);
  expect(found({ address: { gesperrt: true } })).toEqual(['FEHLER msg_address_blocked gesperrt']);
});

const eInvoice: NonNullable<CheckedDocument['eInvoice']> = {
  format: 'XRECHNUNG_UBL',
  isChosen: true,
  kaeuferreferenz: '04011000-12345-03',
  kaeufer: { schema: 'EM', adresse: 'a@b.example' },
  verkaeufer: { schema: 'EM', adresse: 'post@firma.example' },
  kontakt: { telefon: '040 5550120', email: 'post@firma.example' },
  unread: [],
  iban: 'DE02120300000000202051',
  schuldnerIban: null,
};
const lacks = (...fields: string[]) =>
  fields.map((field) => `FEHLER msg_document_einvoice_${field}`);

test.each<[string, Changed, string[]]>([
  ['everything is there', { eInvoice }, []],
  [
    'XRechnung needs references, addresses and a contact',
    {
      eInvoice: {
        ...eInvoice,
        ...{ kaeuferreferenz: null, kaeufer: null, verkaeufer: null },
        kontakt: { telefon: null, email: null },
      },
    },
    lacks(
      ...['missing leitwegId', 'missing peppolId', 'missing FIRMA.EMAIL'],
      ...['missing FIRMA.TELEFON'],
    ),
  ],
  [
    'the profile EN 16931 does not',
    {
      eInvoice: {
        ...{ ...eInvoice, format: 'ZUGFERD', kaeuferreferenz: null, kaeufer: null },
        kontakt: { telefon: null, email: null },
      },
    },
    [],
  ],
  [
    'contacts have the form of XRechnung',
    { eInvoice: { ...eInvoice, kontakt: { telefon: '12', email: 'post@firma' } } },
    lacks('invalid FIRMA.TELEFON', 'invalid FIRMA.EMAIL'),
  ],
  [
    'an electronic address that cannot be read is named',
    { eInvoice: { ...eInvoice, unread: ['peppolId', 'FIRMA.PEPPOLID'] } },
    lacks('invalid peppolId', 'invalid FIRMA.PEPPOLID'),
  ],
  [
    'a transfer needs an account',
    { eInvoice: { ...eInvoice, iban: null } },
    lacks('missing FIRMA.IBAN'),
  ],
  [
    'a debit needs the account that is debited',
    { eInvoice, zahlungPer: 'LASTSCHRIFT' },
    lacks('missing iban'),
  ],
  ['another currency needs a rate', { eInvoice, bruttoEuro: null }, lacks('missing waehrung')],
  [
    'also a small invoice needs a recipient',
    { eInvoice, brutto: 100, head: { name1: null, ort: null, plz: null } },
    lacks('missing name1', 'missing ort', 'missing plz'),
  ],
  [
    'what the default asks for is a warning',
    { eInvoice: { ...eInvoice, isChosen: false, kaeuferreferenz: null } },
    ['WARNUNG msg_document_einvoice_missing leitwegId'],
  ],
  [
    'an offer has no e-invoice',
    { eInvoice: { ...eInvoice, kaeufer: null }, head: { belegart: '0100' } },
    [],
  ],
])('e-invoice: %s', (_, changed, expected) => {
  expect(found(changed)).toEqual(expected);
});

test('a small business charges no tax', () => {
  const company = { isSmallBusiness: true };
  expect(found({ company })).toEqual(['FEHLER msg_document_small_business_tax mwstsatz']);
  expect(found({ company, line: { steuersatz: 0 } })).toEqual([]);
});

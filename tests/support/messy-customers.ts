import type { MadeCell, MadeSheet } from './sheet-file';

/** Number of rows of customers in {@link messyCustomers}. */
export const messyRows = 300;
/** Number of those that another row has already, spelled otherwise. */
export const repeatedRows = 6;

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

const mails = ['unbekannt', 'n/a', 'info@', 'a b@c.de', '-', 'keine', 'info at firma.de', '@'];
const phones = [
  'nachfragen',
  'siehe Handy',
  '0351/471 10-0',
  '+49 (351) 47110',
  '?',
  '0351 4711 DW 5',
];
const towns = [
  ['1067', 'Dresden'],
  ['4109', 'Leipzig'],
  ['80331', 'München'],
  ['99084', 'Erfurt'],
] as const;
const limits = ['1.234', '1.500,50', '2.000', '500 €', 'auf Anfrage'];
const days = ['03/04/2024', '02/29/2024', '31.12.2023', '2024-05-01', '12/24/2025', 'Mai 2019'];

/**
 * Makes two sheets as an office keeps them: one of codes, hidden, and customers below a title and an empty line, with
 * postal codes as figures of the format «00000», errors of formulas, mails and telephones that are none, days in three
 * orders, and customers that stand there twice. `prefix`: of their names.
 */
export function messyCustomers(prefix: string): readonly MadeSheet[] {
  const customers = Array.from({ length: messyRows }, (_, index) => customer(index, prefix));
  const head = [
    'Firma',
    'Straße',
    'PLZ',
    'Ort',
    'Tel.',
    'Mail',
    'Limit',
    'Kunde seit',
    'Notiz',
    'Notiz',
  ];
  return [
    { name: 'Codes', state: 'hidden', rows: [['Code'], ['A']] },
    { name: 'Kunden', rows: [['Kundenliste, Stand 2026'], [], head, ...customers] },
  ];
}

function customer(index: number, prefix: string): (MadeCell | string | null)[] {
  // The last ones repeat earlier ones that have another telephone.
  const of = index >= messyRows - repeatedRows ? index - 200 : index;
  const name = `${prefix} ${of} Größer & Söhne GmbH`;
  const [plz, ort] = pick(towns, of);
  const isGood = index % 8 === 7;
  const mail = isGood ? `info@kunde-${index}.example` : pick(mails, index);
  const phone = isGood ? '0351 47110' : pick(phones, index);
  return [
    of === index ? name : name.toUpperCase().replace(' & ', '  & '),
    `Hauptstr. ${index}`,
    { value: plz, format: '00000' },
    ort,
    phone,
    index % 8 === 3 ? { type: 'e', value: '#N/A' } : mail,
    isGood ? { value: '1500.5', format: '#,##0.00' } : pick(limits, index),
    isGood ? { value: '45000', formatId: 14 } : pick(days, index),
    'Stammkunde',
    null,
  ];
}

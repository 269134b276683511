import { describe, expect, test } from 'vitest';
import { semanticInvoice } from '../../../schemas/e-invoice/semantic-invoice';
import type { GroupName, TermName, Terms } from '../../../schemas/e-invoice/terms';
import { writeInvoice } from '../../../server/print/e-invoice/write-invoice';
import { addMoney, decimal, roundHalfUp } from '../../../schemas/rules/decimal';
import { eInvoiceCases } from '../../../scripts/e-invoices/cases';
import { readPrintTexts } from '../../../server/print/print-texts';
import { readTerms } from '../../support/e-invoice/read-terms';

const formats = ['XRECHNUNG_UBL', 'XRECHNUNG_CII', 'ZUGFERD', 'ZUGFERD_XRECHNUNG'] as const;

const termsOf = (one: (typeof eInvoiceCases)[number], format: (typeof formats)[number]) =>
  semanticInvoice(one.document, one.facts, format, readPrintTexts(one.document.language));

/** Terms without those that are not there, and without groups that are empty. */
function said(terms: Terms): object {
  return Object.fromEntries(
    Object.entries(terms)
      .filter(([, value]) => value !== undefined && value.length > 0)
      .map(([name, value]) => [name, typeof value === 'string' ? value : value?.map(said)]),
  );
}

describe.each(eInvoiceCases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  test.each(formats)('every term that goes into %s comes out of it', (format) => {
    const terms = termsOf(one, format);
    expect(said(readTerms(writeInvoice(terms, format)))).toEqual(said(terms));
  });

  test('the sums are those of the document, and the rules BR-CO hold by the cent', () => {
    const terms = termsOf(one, 'XRECHNUNG_UBL');
    const amount = (term: TermName) => Number(terms[term] ?? 0);
    const sum = (group: GroupName, term: TermName) =>
      addMoney(...(terms[group] ?? []).map((each) => each[term] ?? 0));
    const { totals } = one.document;
    const sign = (totals?.brutto ?? 0) < 0 ? -1 : 1;
    expect(amount('BT-109')).toBe((totals?.netto ?? 0) * sign);
    expect(amount('BT-112')).toBe((totals?.brutto ?? 0) * sign);
    expect(amount('BT-106')).toBe(sum('BG-25', 'BT-131'));
    expect(amount('BT-107')).toBe(sum('BG-20', 'BT-92'));
    expect(amount('BT-108')).toBe(sum('BG-21', 'BT-99'));
    const net = addMoney(amount('BT-106'), -amount('BT-107'), amount('BT-108'));
    expect(amount('BT-109')).toBe(net);
    expect(amount('BT-110')).toBe(sum('BG-23', 'BT-117'));
    expect(amount('BT-112')).toBe(addMoney(amount('BT-109'), amount('BT-110')));
    expect(amount('BT-115')).toBe(addMoney(amount('BT-112'), -amount('BT-113')));
  });

  test('the net sum of each rate is made of its lines, allowances and charges', () => {
    const terms = termsOf(one, 'XRECHNUNG_CII');
    for (const rate of terms['BG-23'] ?? []) {
      const of = (group: GroupName, code: TermName, percent: TermName, value: TermName) =>
        (terms[group] ?? [])
          .filter((each) => each[code] === rate['BT-118'] && each[percent] === rate['BT-119'])
          .map((each) => each[value] ?? 0);
      const lines = of('BG-25', 'BT-151', 'BT-152', 'BT-131');
      const off = of('BG-20', 'BT-95', 'BT-96', 'BT-92');
      const on = of('BG-21', 'BT-102', 'BT-103', 'BT-99');
      const net = addMoney(addMoney(...lines), -addMoney(...off), addMoney(...on));
      expect(net).toBe(Number(rate['BT-116']));
    }
  });

  test('each line is quantity × price with its allowances and charges, and no price is negative', () => {
    for (const line of termsOf(one, 'ZUGFERD')['BG-25'] ?? []) {
      const price = decimal(line['BT-146'] ?? 0);
      const base = roundHalfUp(price.times(line['BT-129'] ?? 0), 2);
      const sum = (group: GroupName, term: TermName) =>
        addMoney(...(line[group] ?? []).map((each) => each[term] ?? 0));
      const net = addMoney(base, -sum('BG-27', 'BT-136'), sum('BG-28', 'BT-141'));
      expect(net).toBe(Number(line['BT-131']));
      expect(price.gte(0)).toBe(true);
    }
  });
});

const named = (name: string) => {
  const found = eInvoiceCases.find((one) => one.name === name);
  if (!found) throw new Error(`There is no case ${name}`);
  return termsOf(found, 'XRECHNUNG_UBL');
};

test('a credit note turns the amounts around and names the invoice before', () => {
  const terms = named('cancellation');
  expect(terms['BT-3']).toBe('381');
  expect(terms['BG-3']).toEqual([{ 'BT-25': 'RE26-00009', 'BT-26': '2026-10-30' }]);
  expect(Number(terms['BT-112'])).toBeGreaterThan(0);
  expect(named('correction-upwards')['BT-3']).toBe('384');
});

test('discounts have the form of XRechnung, with a base where that is not the whole', () => {
  expect(named('cash-discounts')['BT-20']).toBe(
    'Überweisung mit Skonto\n#SKONTO#TAGE=10#PROZENT=3.00#\n#SKONTO#TAGE=20#PROZENT=2.50#\n',
  );
});

test('taxation decides on the category and its reason', () => {
  const category = (name: string) => {
    const [rate = {}] = named(name)['BG-23'] ?? [];
    return [rate['BT-118'], rate['BT-121'], rate['BT-120'] !== undefined];
  };
  expect(category('one-rate')).toEqual(['S', undefined, false]);
  expect(category('reverse-charge')).toEqual(['AE', 'VATEX-EU-AE', true]);
  expect(category('intra-community')).toEqual(['K', 'VATEX-EU-IC', true]);
  expect(category('export')).toEqual(['G', 'VATEX-EU-G', true]);
  expect(category('distance-sale')).toEqual(['S', undefined, false]);
  expect(category('small-business')).toEqual(['E', undefined, true]);
});

test('tax of an invoice in another currency is also said in euro', () => {
  const terms = named('foreign-currency');
  const inEuro = roundHalfUp(decimal(terms['BT-110'] ?? 0).div(1.0842), 2);
  expect([terms['BT-6'], Number(terms['BT-111'])]).toEqual(['EUR', inEuro]);
});

test('only lines that count are in it', () => {
  const lines = named('texts-optional-and-alternative-lines')['BG-25'] ?? [];
  expect(lines.map((line) => line['BT-153'])).toEqual(['Kabelkanal 40 × 60 mm, weiß', 'Montage']);
});

test('a debit names mandate, creditor and the account in full', () => {
  const terms = named('direct-debit');
  expect([terms['BT-81'], terms['BT-89'], terms['BT-90'], terms['BT-91']]).toEqual([
    ...['59', 'MANDAT-10001', 'DE98ZZZ09999999999', 'DE89370400440532013000'],
  ]);
});

import { expect, test } from 'vitest';
import { epcCode } from '../../../schemas/print/epc-code';
import { sampleDocument, sampleLine } from '../../support/print/sample-document';

const lines = [sampleLine({ einzelpreis: 1000, menge: 1 })];

test('what a banking app reads is exactly that of EPC069-12', () => {
  expect(epcCode(sampleDocument(lines))).toBe(
    [
      'BCD',
      '002',
      '1',
      'SCT',
      'COKSDE33',
      'Kontor Gebäudetechnik GmbH',
      'DE02370502990000684712',
      'EUR1190.00',
      '',
      '',
      'RE26-00017',
    ].join('\n'),
  );
});

test('the holder of the account is named, in 70 letters at most and one line', () => {
  const kontoinhaber = `${'Ä'.repeat(75)}\nEUR1.00`;
  const code = epcCode(sampleDocument(lines, { company: { kontoinhaber, bic: null } })) ?? '';
  expect(code.split('\n')[4]).toBe('');
  expect(code.split('\n')[5]).toBe('Ä'.repeat(70));
  expect(code.split('\n')).toHaveLength(11);
});

test.each([
  ['drafts', sampleDocument(lines, { draft: true })],
  ['offers', sampleDocument(lines, { head: { belegart: '0100' } })],
  ['cancellations', sampleDocument(lines, { head: { belegart: '0490' } })],
  ['other currencies', sampleDocument(lines, { head: { waehrung: 'CHF' } })],
  ['companies without IBAN', sampleDocument(lines, { company: { iban: null } })],
  ['documents without number', sampleDocument(lines, { head: { belegnummer: null } })],
  ['nothing to pay', sampleDocument([sampleLine({ einzelpreis: 0 })])],
  ['negative amounts', sampleDocument([sampleLine({ menge: -1 })])],
  [
    'more than a transfer can be',
    sampleDocument([sampleLine({ einzelpreis: 9_999_999.99, menge: 200 })]),
  ],
])('%s have no code', (_, input) => {
  expect(epcCode(input)).toBeUndefined();
});

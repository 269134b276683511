import { expect, test } from 'vitest';
import { lackingTerms } from '../../../schemas/e-invoice/lacking-terms';
import { unitCode } from '../../../schemas/e-invoice/unit-codes';
import { eInvoiceCases } from '../../../scripts/e-invoices/cases';

const rules = (...asked: Parameters<typeof lackingTerms>) =>
  lackingTerms(...asked).map(({ rule }) => rule);

test('the cases lack nothing, in any format', () => {
  for (const { document, facts } of eInvoiceCases) {
    expect(rules(document, facts, 'XRECHNUNG_UBL')).toEqual([]);
    expect(rules(document, facts, 'ZUGFERD')).toEqual([]);
  }
});

test('what lacks is named by its rule', () => {
  const [one] = eInvoiceCases;
  if (!one) throw new Error('There is no case');
  const { document, facts } = one;
  const empty = { ...facts, kaeuferreferenz: null, kaeufer: null, verkaeufer: null };
  expect(rules(document, empty, 'XRECHNUNG_CII')).toEqual([
    ...['BR-DE-15', 'PEPPOL-EN16931-R010', 'PEPPOL-EN16931-R020'],
  ]);
  expect(rules(document, empty, 'ZUGFERD')).toEqual([]);
  const nobody = { ...document, recipient: { ...document.recipient, namen: [] } };
  expect(rules(nobody, facts, 'ZUGFERD')).toEqual(['BR-07']);
  const untaxed = { ...document, company: { ...document.company, ustId: null, steuernr: null } };
  expect(rules(untaxed, facts, 'ZUGFERD')).toEqual(['BR-CO-26']);
});

test('a debit lacks the account that is debited', () => {
  const one = eInvoiceCases.find(({ name }) => name === 'direct-debit');
  if (!one) throw new Error('There is no debit');
  const facts = { ...one.facts, schuldnerIban: null };
  expect(rules(one.document, facts, 'XRECHNUNG_UBL')).toEqual(['BR-DE-31']);
});

test.each([
  ['Stück', 'H87'],
  ['Stk.', 'H87'],
  ['Std', 'HUR'],
  ['m²', 'MTK'],
  ['VPE', 'XPK'],
  ['Gebinde', 'C62'],
  [null, 'C62'],
])('unit %s is %s', (unit, code) => {
  expect(unitCode(unit)).toBe(code);
});

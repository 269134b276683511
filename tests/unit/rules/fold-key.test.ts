import { describe, expect, it } from 'vitest';
import { canonicalValue } from '../../../schemas/rules/canonical-value';
import { foldedParts, foldKey } from '../../../schemas/rules/fold-key';
import { foldText } from '../../../schemas/rules/fold-text';

describe('two spellings of a value', () => {
  it.each([
    ['Müller GmbH', 'MULLER  gmbh', true],
    ['Café du Nord', 'cafe du nord ', true],
    ['KD 10-01', 'kd1001', true],
    ['+49 221 4711-0', '+49 (221) 47110', true],
    ['44.001', '44001', true],
    ['Info@Example.de', 'info@example.DE', true],
    ['O’Brien', "O'Brien", true],
    ['A–B', 'A-B', true],
    ['Autohaus 24', 'Autohaus24', true],
    [44001, '44001', true],
    ['a.b@c1.de', 'ab@c1.de', false],
    ['Meier Bau', 'Meierbau', false],
    ['Meier & Co', 'Meier Co', false],
    ['01067', '1067', false],
    ['Straße', 'Strasse', true],
  ])('%j and %j', (one, other, isSame) => {
    expect(foldKey(one) === foldKey(other)).toBe(isSame);
  });

  it('are found by their longest parts', () => {
    expect(foldedParts(['Éclair & Söhne 2', '99084'])).toEqual(['eclair', 'sohne', '99084', '2']);
    expect(foldedParts(['', '–'])).toEqual([]);
  });
});

// The page cleans and compares what files say before anything refuses it.
it.each([
  ['one after the other', '\u05b0\u0591'.repeat(500)],
  ['with what nobody sees between them', '\u05b0\u0591\u200b'.repeat(500)],
])('a pile of accents ends, so that nothing puts a long one in order: %s', (_, pile) => {
  const cleaned = canonicalValue(`a${pile}`) ?? '';
  expect(cleaned).toHaveLength(31);
  expect(foldText(cleaned)).toHaveLength(31);
  expect(foldText(`a${pile.replaceAll('\u200b', '')}`)).toHaveLength(31);
});

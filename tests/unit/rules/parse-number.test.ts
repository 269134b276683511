import { describe, expect, it } from 'vitest';
import { parseNumber, parseWhole, possibleReadings } from '../../../schemas/rules/parse-number';

/** In French neither comma nor dot stands between thousands. */
const parse = (text: string, scale = 2, language = 'fr') => parseNumber(text, { scale, language });

describe('parseNumber', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1\u202f234,56', 1234.56],
    ['1\u00a0234,56', 1234.56],
    ['1 234 567,8', 1234567.8],
    ["1'234.50", 1234.5],
    ['1’234’567', 1234567],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.234.567,89', 1234567.89],
    ['1,234,567.89', 1234567.89],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1,50', 1.5],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    [',5', 0.5],
    ['5,', 5],
    ['1,005', 1.01],
    ['8.345', 8.35],
    ['0,125', 0.13],
    ['1234,567', 1234.57],
    ['1 234,567', 1234.57],
    ['-1,5', -1.5],
    ['−1,5', -1.5],
    ['- 1,5', -1.5],
    ['+3', 3],
    ['  12,30 € ', 12.3],
    ['€ 12.30', 12.3],
    ['-€12.30', -12.3],
    ['€ -12.30', -12.3],
    ['$1,234.56', 1234.56],
    ['CHF 1’234.50', 1234.5],
    ['1.234,50 EUR', 1234.5],
    ['19 %', 19],
    ['19%', 19],
    ['1\u202f234,50\u00a0€', 1234.5],
    ['1000000000000000', 1e15],
    ['1.000.000.000.000.000,00', 1e15],
  ])('reads «%s» as %s', (text, value) => {
    expect(parse(text).value).toBe(value);
  });

  it.each(['', '   ', '\u00a0', '\t'])('reads «%s» as empty', (text) => {
    expect(parse(text)).toEqual({ value: null });
  });

  it.each([
    'abc',
    '12a',
    '0x10',
    'NaN',
    'Infinity',
    '.',
    ',',
    '-',
    '€',
    '%',
    '1.2.2026',
    '12 34',
    '1.23.456',
    '1,234.567.89',
    '1.234,567,89',
    '1,234.567,89',
    '1.234 567,89',
    '--5',
    '-€-5',
    '5 % %',
    '1..5',
    '1,,5',
    '.,5',
    '1.234,5 6',
    '١٢٣',
    '12345678901234567890',
    '9'.repeat(61),
  ])('does not take «%s» for a number', (text) => {
    expect(parse(text)).toEqual({ value: undefined });
  });

  it.each([
    ['de', '1.234', 1.23, 1234],
    ['de', '99.999', 100, 99_999],
    ['de', '-1.234', -1.23, -1234],
    ['de', '12.500 €', 12.5, 12_500],
    ['en', '1,234', 1.23, 1234],
    ['en', '999,999', 1000, 999_999],
  ])('in %s asks what «%s» means, and guesses nothing', (language, text, ...readings) => {
    expect(parse(text, 2, language)).toEqual({ value: undefined, readings });
  });

  it.each([
    ['de', '1,234', 1.23],
    ['en', '1.234', 1.23],
    ['fr', '1.234', 1.23],
    ['fr', '1,234', 1.23],
    ['fr', '1 234', 1234],
    ['de', '1 234', 1234],
    ['de', '0.234', 0.23],
    ['de', '1.2345', 1.23],
    ['de', '1234.567', 1234.57],
    ['de', '1.234,567', 1234.57],
    ['de', '1.234.567', 1_234_567],
    ['de', '.234', 0.23],
    ['de', "1'234.567", 1234.57],
  ])('in %s takes «%s» for %s without asking', (language, text, value) => {
    expect(parse(text, 2, language)).toEqual({ value });
  });

  it('rounds to the scale of the field', () => {
    expect(parse('0,1234', 3)).toEqual({ value: 0.123 });
    expect(parse('1.234', 3)).toEqual({ value: 1.234 });
    expect(parse('1.234', 3, 'de')).toEqual({ value: undefined, readings: [1.234, 1234] });
  });
});

it('a whole number has thousands only, and keeps decimals for whoever refuses them', () => {
  expect(['1.234', '1,234', '12.500', '1,5', '', 'viel'].map(parseWhole)).toEqual([
    ...[1234, 1234, 12_500, 1.5, null, undefined],
  ]);
});

it('both readings of a text that is kept are known in any language', () => {
  expect(possibleReadings('1,234', 2)).toEqual([1.23, 1234]);
  expect(possibleReadings('1.234,5', 2)).toBeUndefined();
  expect(possibleReadings('viel', 2)).toBeUndefined();
});

describe('an amount with its currency', () => {
  it.each<[string, string, number | undefined]>([
    ['12,50 €', 'EUR', 12.5],
    ['EUR 12,50', 'EUR', 12.5],
    ['12,50 Euro', 'EUR', 12.5],
    ['(€ 5)', 'EUR', -5],
    ['12,50', 'EUR', 12.5],
    ['12,5 %', 'EUR', 12.5],
    ['$ 12,50', 'EUR', undefined],
    ['12,50 CHF', 'EUR', undefined],
    ['£5', 'EUR', undefined],
    ['¥1000', 'EUR', undefined],
    ['1,2E+03 USD', 'EUR', undefined],
    ['€ 12,50', 'CHF', undefined],
    ['SFr. 12,50', 'CHF', 12.5],
    ['Fr. 5.-', 'CHF', 5],
    ['$ 5', 'CAD', 5],
    ['¥1000', 'JPY', 1000],
    ['1000 jpy', 'JPY', undefined],
  ])('%j in %s is %j', (text, currency, value) => {
    expect(parseNumber(text, { scale: 2, language: 'fr', currency })).toEqual({ value });
  });
});

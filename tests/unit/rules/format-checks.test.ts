import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { canonicalValue } from '../../../schemas/rules/canonical-value';
import { formats } from '../../../schemas/rules/format-checks';

const ajv = new Ajv2020({ strict: true, formats });
const passes = (format: keyof typeof formats, value: unknown) => {
  const type = typeof value === 'number' ? 'number' : 'string';
  return ajv.validate({ type, format }, value);
};

const cases: Partial<Record<keyof typeof formats, { good: unknown[]; bad: unknown[] }>> = {
  date: {
    good: ['2026-06-30', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'],
    bad: [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-04-31',
    ].concat(['0000-01-01', '30.06.2026', '2026-6-3', '2026-06-30T00:00', '20260630', ' ']),
  },
  time: { good: ['12:30:00Z', '23:59:59.999+02:00'], bad: ['12:30', '24:00:00Z', '12:60:00Z'] },
  'date-time': {
    good: ['2026-06-30T12:00:00Z', '2026-06-30T12:00:00.123+02:00', '2026-06-30T12:00:00-14:00'],
    bad: ['2026-06-30T12:00:00', '2026-06-30 12:00:00Z', '2026-02-30T12:00:00Z'].concat([
      '2016-12-31T23:59:60Z',
      '2026-06-30T12:00:00+20:00',
      '2026-06-30t12:00:00z',
    ]),
  },
  'local-date-time': {
    // 02:30 of the last Sunday in March does not exist in Berlin, but it is well-formed.
    good: ['2026-03-29T02:30', '2026-12-31T23:59'],
    bad: ['2026-06-30T24:00', '2026-06-30T12:00:00', '2026-06-30T12:00Z', '2026-02-29T12:00'],
  },
  'local-end-time': {
    good: ['00:01', '14:30', '23:59', '24:00'],
    bad: ['', '24:01', '8:30', '24:00:00', '25:00'],
  },
  'local-time': {
    good: ['00:00', '14:30', '23:59'],
    bad: ['', '24:00', '8:30', '14:60', '14:30:00', '14:30Z', ' 14:30'],
  },
  tone: { good: ['blue', 'lightGreen'], bad: ['', 'Blue', 'purple', '#1d4f91'] },
  email: {
    good: ['a@b.example', "o'neil+x@mail.kunde.example", 'info@müller.example'],
    bad: ['', 'a', 'a@b', 'a b@c.example', 'a@@b.example', '.a@b.example', 'a@b.example\n'],
  },
  uri: { good: ['https://a.example/b?c#d', 'urn:x:y'], bad: ['', 'a', '//a.example'] },
  uuid: {
    good: ['3f2b8c1e-7d4a-4c5b-9e0f-1a2b3c4d5e6f'],
    bad: ['', '3f2b8c1e7d4a4c5b9e0f1a2b3c4d5e6f'],
  },
  'file-name': {
    good: ['a.pdf', 'Übung 1.txt'],
    bad: ['', '.', 'a/b', 'a\\b', 'a\u202Eb', 'con', 'a\n', ' a'],
  },
  'web-address': {
    good: ['https://a.example', 'http://müller.example/ü?x=1', 'HTTPS://A.EXAMPLE:8443/'],
    bad: [
      '',
      'a.example',
      'ftp://a.example',
      'https:a.example',
      'https://',
      'https://a b.example',
    ].concat(['javascript:alert(1)//http://a', 'https://u:p@a.example', 'https://a.\nexample']),
  },
  int64: { good: [0, 2 ** 53 - 1, -5], bad: [2 ** 53, 0.5] },
  money: { good: [0, 1, -1.5, 99999999.99, 1e15], bad: [1.005, 0.1 + 0.2, 1e-7] },
  'unit-price': { good: [0.045, 9.6903], bad: [0.00005] },
  'exchange-rate': { good: [1, 0.000001, 161.72], bad: [0.0000001] },
  'currency-code': {
    good: ['EUR', 'CHF', 'JPY', 'XOF', 'ZWG'],
    bad: ['', 'eur', 'ABC', 'EURO', 'DEM', 'XXX', 'XAU', 'EU'],
  },
  percent: { good: [19, 7.75], bad: [7.755] },
  quantity: { good: [0.01], bad: [0.001] },
  weight: { good: [0.001, 99999.999], bad: [0.0001] },
  'duration-minutes': { good: [0, 1440], bad: [-1, 1.5] },
  'duration-seconds': { good: [0, 86400], bad: [-1, 1.5] },
  phone: {
    good: ['110', '+49 (0)30 12345-67', '030/12345.67', '+1 212 5550123 ext. 5'],
    bad: ['', '12', '+ ( ) -', '030 12345 ext 7', '030\n123', '0a30123'],
  },
  country: { good: ['DE', 'CH', 'ZW'], bad: ['', 'D', 'de', 'XX', 'DEU', 'EU'] },
  iban: { good: ['DE89370400440532013000'], bad: ['DE00370400440532013000'] },
  bic: { good: ['COBADEFFXXX'], bad: ['COBADEF'] },
  'vat-id': { good: ['DE136695976'], bad: ['DE136695975'] },
  gtin: { good: ['4006381333931'], bad: ['4006381333930'] },
  password: { good: [' Ein Wort: mit allem ✓ '], bad: [] },
  'user-name': {
    good: ['buero', 'ute.neu@firma', '4711', 'jörg_2', '山田'],
    bad: ['', 'mit:punkt', 'zwei worte', 'Groß', '.punkt', 'a\u0000'],
  },
  'leitweg-id': { good: ['04011000-1234512345-06'], bad: ['04011000-1234512345-60'] },
};

describe('formats', () => {
  it('has a test for every format', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(formats).sort());
  });

  describe.each(
    Object.entries(cases) as [keyof typeof formats, { good: unknown[]; bad: unknown[] }][],
  )('%s', (format, { good, bad }) => {
    it.each(good)('accepts %j', (value) => expect(passes(format, value)).toBe(true));
    it.each(bad)('refuses %j', (value) => expect(passes(format, value)).toBe(false));
  });

  it('is not held up by a megabyte of rubbish', () => {
    const rubbish = ['1', 'A', '-', ' ', '1-', 'a@a.', 'http://a', '/', '..'].map((part) =>
      part.repeat(1_000_000 / part.length),
    );
    for (const check of Object.values(formats)) {
      if (typeof check === 'object' && 'validate' in check) continue;
      for (const text of rubbish) {
        for (const tail of ['', '!']) {
          if (check instanceof RegExp) check.test(text + tail);
          else check(text + tail);
        }
      }
    }
  });
});

describe('canonicalValue', () => {
  it.each([
    ['  Müller ', undefined, 'Müller'],
    ['Mu\u0308ller', undefined, 'Müller'],
    ['   ', undefined, null],
    ['', 'iban', null],
    ['d', 'country', 'DE'],
    ['eur', 'currency-code', 'EUR'],
    [' chf ', 'currency-code', 'CHF'],
    ['€', 'currency-code', 'EUR'],
    ['Euro', 'currency-code', 'EUR'],
    ['abc', 'currency-code', 'ABC'],
    ['', 'currency-code', null],
    ['de89 3704 0044 0532 0130 00', 'iban', 'DE89370400440532013000'],
    ['CHE-107.787.577 MWST', 'vat-id', 'CHE107787577MWST'],
    ['coba de ff', 'bic', 'COBADEFF'],
    ['4006381 333931', 'gtin', '4006381333931'],
    ['+49 30 123', 'phone', '+49 30 123'],
    ['x', 'constructor', 'x'],
  ])('turns %j as %s into %j', (text, format, expected) => {
    expect(canonicalValue(text, { format })).toBe(expected);
  });
});

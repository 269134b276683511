import { describe, expect, it, test, vi } from 'vitest';
import { canonicalPart, canonicalValue } from '../../../schemas/rules/canonical-value';
import { codeForms, scannedValue } from '../../../schemas/rules/code-forms';
import { printedCode, readGs1 } from '../../../schemas/rules/gs1';

const GS = '\u001d';
const whole = { gtin: '4006381333931', batch: 'ABC123', serial: 'S-77', expiry: '2027-12-31' };

describe('a code of GS1', () => {
  test.each([
    ['GS1-128', `]C1010400638133393117271231` + `10ABC123${GS}21S-77`, whole],
    ['DataMatrix', `]d2010400638133393110ABC123${GS}1727123121S-77`, whole],
    ['QR code', `]Q3010400638133393121S-77${GS}10ABC123${GS}17271231`, whole],
    ['DataBar', ']e00104006381333931', { gtin: '4006381333931' }],
    ['FNC1 in front, no prefix', `${GS}010400638133393110ABC123${GS}21S-77${GS}17271231`, whole],
    ['no mark at all', `0104006381333931` + `17271231` + `10ABC123${GS}21S-77`, whole],
    [
      'a typed one without separators',
      '01040063813339311727123110ABC123',
      { ...whole, serial: undefined },
    ],
    ['a separator as a sign', '010400638133393110ABC123␝21S-77␝17271231', whole],
    ['a separator in words', '010400638133393110ABC123<GS>21S-77{FNC1}17271231', whole],
    ['brackets', '(01)04006381333931(17)271231(10)ABC123(21)S-77', whole],
    ['brackets and blanks', ' (01) 04006381333931 (17) 271231 (10) ABC123 (21) S-77', whole],
    ['square brackets', '[01]04006381333931[10]ABC123[21]S-77[17]271231', whole],
    [
      'brackets behind a prefix',
      ']C1(01)04006381333931(10)ABC123',
      { gtin: whole.gtin, batch: 'ABC123' },
    ],
    ['a Digital Link', 'https://id.example/01/04006381333931/10/ABC123/21/S-77?17=271231', whole],
    [
      'a Digital Link of an EAN-13',
      'https://id.example/01/4006381333931?10=ABC123',
      { gtin: whole.gtin, batch: 'ABC123' },
    ],
    [
      'a Digital Link in words',
      'https://b.example/x/gtin/04006381333931/lot/ABC123/ser/S-77?exp=271231',
      whole,
    ],
    [
      'a Digital Link in a QR code',
      ']Q1http://b.example/01/04006381333931/21/a%2Fb',
      { gtin: whole.gtin, serial: 'a/b' },
    ],
    [
      'a link with words of others',
      'https://b.example/01/04006381333931?utm=x&linkType=pip',
      { gtin: whole.gtin },
    ],
    ['a package of several', '(01)14006381333938', { gtin: '14006381333938' }],
    ['an EAN-8', '(01)00000096385074', { gtin: '96385074' }],
    ['a UPC-A', '(01)00036000291452', { gtin: '0036000291452' }],
    [
      'a month without a day',
      '(01)04006381333931(17)280200',
      { gtin: whole.gtin, expiry: '2028-02-29' },
    ],
    [
      'what a pallet holds',
      '(02)04006381333931(37)48(10)ABC123',
      { gtin: whole.gtin, batch: 'ABC123' },
    ],
    ['weight and price', '(01)04006381333931(3103)001250(3922)1999', { gtin: whole.gtin }],
    ['a serial number alone', ']C121S-77', { serial: 'S-77' }],
    ['a batch alone', '(10)ABC123', { batch: 'ABC123' }],
  ])('%s', (_, code, expected) => {
    const { gtin, batch, serial, expiry } = readGs1(code) ?? {};
    const none = { gtin: undefined, batch: undefined, serial: undefined, expiry: undefined };
    expect({ gtin, batch, serial, expiry }).toEqual({ ...none, ...expected });
  });

  test.each([
    '4006381333931',
    ']E04006381333931',
    '0104006381333930',
    '(01)04006381333930',
    '(01)4006381333931(10)A B',
    `]C1010400638133393110${'A'.repeat(21)}`,
    '(01)04006381333931(17)271331',
    '(01)04006381333931(17)270230',
    'https://firma.example/artikel/4711',
    'https://firma.example/01/4711',
    '01-02-03',
    '1701',
    '21S-77',
    'RE(10)5',
    '(00)106141412345678907',
    `]C1${GS}`,
    '',
  ])('is not «%s»', (code) => {
    expect(readGs1(code)).toBeUndefined();
  });

  it('has a year at most fifty years ahead', () => {
    vi.useFakeTimers({ now: new Date('2026-06-30T12:00:00Z') });
    const expiry = (day: string) => readGs1(`(01)04006381333931(17)${day}`)?.expiry;
    expect(['250101', '760101', '770101', '991231'].map(expiry)).toEqual([
      '2025-01-01',
      '2076-01-01',
      '1977-01-01',
      '1999-12-31',
    ]);
    vi.useRealTimers();
  });

  it('of a shipping unit has its check digit', () => {
    expect(readGs1('(00)106141412345678908')?.values.get('00')).toBe('106141412345678908');
  });

  it('is shown as it is printed', () => {
    expect(printedCode(`]d2010400638133393110A${GS}21B`)).toBe('(01)04006381333931(10)A(21)B');
    expect(printedCode('https://b.example/01/04006381333931')).toBe('(01)04006381333931');
    expect(printedCode(`]d210A(21)B`)).toBe(']d210A(21)B');
    expect(printedCode('RE-7')).toBe('RE-7');
  });
});

describe('where a code of GS1 is read', () => {
  const code = `]d2010400638133393110ABC${GS}21S-77`;

  it('it is its product, with any zeros', () => {
    const forms = ['4006381333931', '04006381333931'];
    expect(codeForms(code)).toEqual(forms);
    expect(codeForms('(01)04006381333931')).toEqual(forms);
    expect(codeForms('4 006381-333931')).toEqual(expect.arrayContaining(forms));
    expect(codeForms('(01)14006381333938')).toEqual(['14006381333938']);
    expect(codeForms('(01)00000096385074')).toContain('96385074');
  });

  it('it is a number of a part, or of its batch', () => {
    expect(codeForms(code, 'part-number')).toEqual(['S-77']);
    expect(scannedValue(code, 'batch')).toBe('ABC');
    expect(scannedValue('(01)04006381333931(10)ABC', 'part-number')).toBe('ABC');
    // Of a product nobody knows which part is meant.
    expect(scannedValue('4006381333931', 'part-number')).toBe('4006381333931');
    expect(scannedValue('(00)106141412345678908')).toBe('106141412345678908');
  });

  it('it is stored as what the field holds', () => {
    expect(canonicalValue(code, { format: 'gtin' })).toBe('4006381333931');
    expect(canonicalValue(code, { 'x-scanned': 'part-number', maxLength: 40 })).toBe('S-77');
    expect(canonicalValue(code, { 'x-scanned': 'batch', maxLength: 40 })).toBe('ABC');
    expect(canonicalValue('SN 4711', { 'x-scanned': 'part-number' })).toBe('SN 4711');
    expect(canonicalValue('(01)04006381333931', { 'x-scanned': 'part-number' })).toBe(
      '(01)04006381333931',
    );
    expect(canonicalPart('04006381333931', { format: 'gtin' })).toBe('4006381333931');
  });
});

import { describe, expect, it, test } from 'vitest';
import { canonicalPart, canonicalValue } from '../../../schemas/rules/canonical-value';
import { formats } from '../../../schemas/rules/format-checks';
import { telHref } from '../../../schemas/rules/phone-number';
import { readNumber } from '../../../schemas/rules/read-number';

/** What is stored of a pasted text, and whether its format takes it. */
function pasted(text: string, format: keyof typeof formats) {
  const value = canonicalValue(text, { format });
  const check = formats[format] as unknown as RegExp | ((one: string) => boolean);
  const isTaken = value !== null && (check instanceof RegExp ? check.test(value) : check(value));
  return { value, isTaken };
}

describe('a pasted e-mail address', () => {
  test.each([
    ['info@müller.de', 'info@müller.de'],
    ['Info@MÜLLER.de', 'Info@MÜLLER.de'],
    ['a@öko-straße.example', 'a@öko-straße.example'],
    ['a@例え.テスト', 'a@例え.テスト'],
    ['a@xn--mller-kva.de', 'a@xn--mller-kva.de'],
    ['mailto:a@b.example', 'a@b.example'],
    ['MAILTO:a@b.example?subject=Hallo%20Welt', 'a@b.example'],
    ['mailto:a%2Bb@c.example', 'a+b@c.example'],
    ['Anna Berg <a@b.example>', 'a@b.example'],
    ['"Berg, Anna" <a@b.example>;', 'a@b.example'],
    ['a@b.example <mailto:a@b.example>', 'a@b.example'],
    ['Anna Berg [mailto:a@b.example]', 'a@b.example'],
    ['<a@b.example>', 'a@b.example'],
    ['E-Mail: a@b.example', 'a@b.example'],
    ['email a@b.example', 'a@b.example'],
    ['Courriel : a@b.example', 'a@b.example'],
    ['a@b.example;', 'a@b.example'],
    ['(a@b.example).', 'a@b.example'],
    ['a@b.example (Anna Berg)', 'a@b.example'],
    ['a (at) b.example', 'a@b.example'],
    ['a @ b.example', 'a@b.example'],
    ['\u00a0a@b.example\u200b', 'a@b.example'],
    ['a@\u200bb.exam\u00adple', 'a@b.example'],
    ['\u202aa@b.example\u202c', 'a@b.example'],
    ['\ufeffa＠b.example', 'a@b.example'],
    ['„a@b.example“', 'a@b.example'],
    ['“Anna” <a@b.example>', 'a@b.example'],
    ['«a@b.example»', 'a@b.example'],
    ['mailto://a@b.example', 'a@b.example'],
    ['Anna Berg (a@b.example)', 'a@b.example'],
    ['a (at) b (dot) example', 'a@b.example'],
    ['a@b[punkt]example', 'a@b.example'],
    ['a@mein\u2011haus.example', 'a@mein-haus.example'],
  ])('%j is %j', (text, value) => {
    expect(pasted(text, 'email')).toEqual({ value, isTaken: true });
  });

  test.each([
    'a@b.example, c@d.example',
    'Anna <a@b.example>, Bernd <c@d.example>',
    'a b@c.example',
    'a@b.example (c@d.example)',
    'siehe (a@b.example) unten',
    'a@b',
    'a@-müller.de',
    'ä@@müller.de',
    'a@mü/ller.de',
    'jürgen@b.example',
    '@müller.de',
    'kein Anschluss',
  ])('%j is nobody’s, and stays as it is', (text) => {
    expect(pasted(text, 'email')).toEqual({ value: text, isTaken: false });
  });
});

describe('a pasted telephone number', () => {
  test.each([
    ['Tel.: 0 89 / 12 34 - 0', '0 89 / 12 34 - 0'],
    ['Tel. 089/1234', '089/1234'],
    ['Telefon (Büro): 089 1234', '089 1234'],
    ['Tel./Fax: 089 1234', '089 1234'],
    ['Tél. : 01 23 45 67 89', '01 23 45 67 89'],
    ['Phone +49 89 1234', '+49 89 1234'],
    ['Mobil-Nr.: 0171 1234567', '0171 1234567'],
    ['T +49 89 1234', '+49 89 1234'],
    ['☎ 089 1234', '089 1234'],
    ['Tel.-Nr.: 089 1234', '089 1234'],
    ['Fax-Nr. 089 1234', '089 1234'],
    ['Tel. gesch.: 089 1234', '089 1234'],
    ['Tel. (priv.): 089 1234', '089 1234'],
    ['Hotline 0800 1234', '0800 1234'],
    ['Teléfono: 91 123 45 67', '91 123 45 67'],
    ['WhatsApp: 0171 1234567', '0171 1234567'],
    ['[089] 1234', '(089) 1234'],
    ['+49 (0)89/123456', '+49 (0)89/123456'],
    ['0171 1234567 (mobil)', '0171 1234567'],
    ['tel:+49-89-1234', '+49-89-1234'],
    ['callto:+49891234', '+49891234'],
    ['089\u00a012\u202f34\u200756', '089 12 34 56'],
    ['\u202a+49 89 1234\u202c', '+49 89 1234'],
    ['089\u200b1234\ufeff', '0891234'],
    ['089 12\u00ad34', '089 1234'],
    ['089 1234 – 0', '089 1234 - 0'],
    ['089‑1234—56', '089-1234-56'],
    ['０８９／１２３４', '089/1234'],
    ['089 1234 DW 12', '089 1234-12'],
    ['Tel.: 0 89 / 12 34 - 0 DW 12', '0 89 / 12 34-12'],
    ['+43 1 505 50, Durchwahl: 12', '+43 1 505 50-12'],
    ['+43 1 505 50 (Klappe 12)', '+43 1 505 50-12'],
    ['089 1234-0 Nst. 5', '089 1234-5'],
    ['+1 212 555 0123 ext. 5', '+1 212 555 0123 ext. 5'],
    ['+1 212 555 0123 x5', '+1 212 555 0123 ext. 5'],
    ['+1 212 555 0123, Extension: 5', '+1 212 555 0123 ext. 5'],
    ['tel:+1-212-555-0123;ext=5', '+1-212-555-0123 ext. 5'],
    ['01 23 45 67 89 poste 12', '01 23 45 67 89 ext. 12'],
    ['Büro +49 (0)89 1234;', '+49 (0)89 1234'],
    ['110', '110'],
  ])('%j is %j', (text, value) => {
    expect(pasted(text, 'phone')).toEqual({ value, isTaken: true });
    expect(canonicalValue(value, { format: 'phone' })).toBe(value);
  });

  test.each([
    '089 1234 oder 5678',
    '089 1234 / 0171 5678',
    '+49 89 1234 / +49 89 1235',
    'Tel. 089 1234, Fax 089 1235',
    'auf Anfrage',
    '12',
    'Tel.:',
    'DW 12',
    '0a30123',
    '089 1234 DW 12/13',
  ])('%j is none, and stays as it is', (text) => {
    expect(pasted(text, 'phone')).toEqual({ value: text, isTaken: false });
  });

  it('with an extension dials the number and says the extension', () => {
    expect(telHref('+1 212 555 0123 ext. 5', 'US')).toBe('tel:+12125550123;ext=5');
    expect(telHref('089 1234-12', 'DE')).toBe('tel:+4989123412');
  });
});

describe('a pasted number', () => {
  test.each([
    ['100,00-', '-100.00'],
    ['100-', '-100.0'],
    ['100,00- EUR', '-100.00'],
    ['1.234,50 € -', '-1234.50'],
    ['(100)', '-100.0'],
    ['(1.234,50 €)', '-1234.50'],
    ['€ (100,5)', '-100.5'],
    ['5,-', '5.0'],
    ['5,– €', '5.0'],
    ['€ 5,--', '5.0'],
    ['CHF 5.—', '5.0'],
    ['1.234,-', '1234.0'],
    ['-5,-', '-5.0'],
    ['1,2E+03', '1200.0'],
    ['1.2e3', '1200.0'],
    ['1,234E+05', '123400.0'],
    ['1,5E-03', '0.0015'],
    ['-2E+02', '-200.0'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['€ 5', '5.0'],
    ['5 Euro', '5.0'],
    ['SFr. 5.50', '5.50'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234\u2009567,5', '1234567.5'],
    ['1\u3000234', '1234.0'],
    ['\u200b12,5\ufeff', '12.5'],
    ['\u202d−12,5\u202c', '-12.5'],
    ['–12,5', '-12.5'],
    ['12\u00ad34', '1234.0'],
    ['１２３，５', '123.5'],
  ])('%j is %s', (text, value) => {
    const read = readNumber(text);
    expect([read?.text, read?.hint]).toEqual([value, undefined]);
  });

  it('that may be two says both, also when it is negative', () => {
    expect(readNumber('(1.234)')).toEqual({ text: '-1.234', hint: '-1234' });
    expect(readNumber('1.234-')).toEqual({ text: '-1.234', hint: '-1234' });
  });

  test.each([
    '(-100)',
    '(100',
    '100)',
    '-100-',
    '(100)-',
    '5,-,-',
    '1.234.-',
    '1.234,5E+03',
    '1E',
    'E5',
    '5²',
    '10 - 20',
    '2026-01-02',
    '5 € €',
    '-',
    '()',
    '1E+999',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});

test.each([
  ['IBAN: DE89 3704 0044 0532 0130 00', 'iban', 'DE89370400440532013000'],
  ['de89\u00a03704\u202f0044–0532–0130–00', 'iban', 'DE89370400440532013000'],
  ['\u202aDE89\u200b370400440532013000\u202c', 'iban', 'DE89370400440532013000'],
  ['BIC: COBADEFFXXX', 'bic', 'COBADEFFXXX'],
  ['SWIFT-Code COBA DE FF', 'bic', 'COBADEFF'],
  ['USt-IdNr.: DE 136 695 976', 'vat-id', 'DE136695976'],
  ['UID CHE‑107.787.577 MWST', 'vat-id', 'CHE107787577MWST'],
  ['N° TVA : DE136695976', 'vat-id', 'DE136695976'],
  ['EAN-13: 4 006381–333931', 'gtin', '4006381333931'],
  ['GTIN 4006381\u00a0333931', 'gtin', '4006381333931'],
  ['Leitweg-ID: 04011000–1234512345–06', 'leitweg-id', '04011000-1234512345-06'],
  ['www.firma.example', 'web-address', 'https://www.firma.example'],
  ['<https://firma.example/ü>.', 'web-address', 'https://firma.example/ü'],
  ['Web: müller.example\u200b', 'web-address', 'https://müller.example'],
  ['((https://firma.example/a.)).', 'web-address', 'https://firma.example/a'],
  ['(https://firma.example/a).', 'web-address', 'https://firma.example/a'],
  ['https://firma.example/a_(b)', 'web-address', 'https://firma.example/a_(b)'],
  ['ｄ', 'country', 'DE'],
  ['de\u200b', 'country', 'DE'],
  ['Ute.Neu\u00a0', 'user-name', 'ute.neu'],
] as const)('%j as %s is %j', (text, format, value) => {
  expect(pasted(text, format)).toEqual({ value, isTaken: true });
});

test.each([
  ['phone', 'tel'.repeat(33)],
  ['phone', 'Mobiltelefon'.repeat(8)],
  ['phone', 't.'.repeat(49)],
  ['phone', 'fon ( ) '.repeat(12)],
  ['web-address', `${'.'.repeat(990)}x${')'.repeat(990)}`],
  ['web-address', ')'.repeat(1999)],
  ['email', `a${' '.repeat(990)}x`],
  ['email', 'a@'.repeat(490)],
  ['vat-id', `${'UID '.repeat(1000)}1`],
  ['iban', `${'IBAN: '.repeat(1000)}x`],
] as const)('a long text of signs around a %s is read at once, and is none', (format, text) => {
  expect(pasted(`${text}x`, format).isTaken).toBe(false);
});

test.each(['javascript:alert(1)', 'ftp://firma.example.', '(nicht im Netz)'])(
  '%j is no web address, and stays as it was typed',
  (text) => {
    expect(pasted(text, 'web-address')).toEqual({ value: text, isTaken: false });
  },
);

describe('a pasted postal code', () => {
  test.each([
    ['D-89073', '89073'],
    ['D – 89073', '89073'],
    ['de-01067', '01067'],
    ['A-1010', '1010'],
    ['CH 8001', '8001'],
    ['F-75001', '75001'],
    ['FL-9490', '9490'],
    ['89073', '89073'],
    [' 89073\u00a0', '89073'],
    ['PL 00-950', '00-950'],
    ['E1 6AN', 'E1 6AN'],
    ['VLT 1117', 'VLT 1117'],
    ['LV-1010', 'LV-1010'],
    ['D-', 'D-'],
    [' ', null],
  ])('%j is %j', (text, value) => {
    expect(canonicalValue(text, { maxLength: 10, 'x-part': 'postal-code' })).toBe(value);
  });
});

describe('a text', () => {
  test.each([
    ['Müller\u00a0&\u202fSöhne', 'Müller & Söhne'],
    ['Müller\u3000GmbH', 'Müller GmbH'],
    ['Mül\u00adler', 'Müller'],
    ['\ufeffMüller\u200b', 'Müller'],
    ['\u202eMüller\u202c', 'Müller'],
    ['\u2068Müller\u2069', 'Müller'],
    ['Müller\tGmbH', 'Müller GmbH'],
    ['Müller\u0085', 'Müller'],
    ['\u200b \u00a0\u2060', null],
    ['Müller – Söhne', 'Müller – Söhne'],
    ['O’Neil', 'O’Neil'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['Mu\u0308ller', 'Müller'],
    ['a\u000bb', 'a\nb'],
  ])('of one line: %j is %j', (text, value) => {
    expect(canonicalValue(text, { maxLength: 50 })).toBe(value);
  });

  it('of several lines keeps its kinds of blanks, not what nobody sees', () => {
    const prose = 'Prix\u202f: 12\u00a0€\n\tTex\u00adte\u200b';
    expect(canonicalValue(prose, { maxLength: 4000 })).toBe('Prix\u202f: 12\u00a0€\n\tTexte');
  });

  test.each([
    ['10\u00a0001', '^[0-9]{5,8}$', '10001'],
    ['\u200b10001', '^[0-9]{5,8}$', '10001'],
    ['１０００１', '^[0-9]{5,8}$', '10001'],
    ['35-209900-176148-1', '^[0-9]{14,16}$', '352099001761481'],
    ['35 209900 176148 1', '^[0-9]{14,16}$', '352099001761481'],
    ['AB–12‑3', '^[A-Za-z0-9._/-]+$', 'AB-12-3'],
    ['AB\u202f12', '^[A-Za-z0-9._/-]+$', 'AB12'],
    ['Grund – weil', '\\S', 'Grund – weil'],
    ['zwölf', '^[0-9]{5,8}$', 'zwölf'],
    ['123', '^[0-9]{5,8}$', '123'],
    ['', '^[0-9]{5,8}$', null],
  ])('%j where %s is wanted is %j', (text, pattern, value) => {
    expect(canonicalValue(text, { pattern, maxLength: 20 })).toBe(value);
  });

  it('that is a part of one is looked for as it is stored', () => {
    expect(canonicalPart('de89 3704', { format: 'iban' })).toBe('DE893704');
    expect(canonicalPart('Tel.: 089 / 12', { format: 'phone' })).toBe('089 / 12');
    expect(canonicalPart('mailto:a@b.example', { format: 'email' })).toBe('a@b.example');
    expect(canonicalPart('firma', { format: 'web-address' })).toBe('firma');
    expect(canonicalPart('d', { format: 'country' })).toBe('d');
    expect(canonicalPart('\u200b', {})).toBeNull();
  });

  it('of a hundred thousand characters is cleaned at once', () => {
    for (const part of ['t ', ' ', '(', 'a@', '\u200b', '-', '1 ', "'", 'tel ', '.', 'mailto:']) {
      const text = `x${part.repeat(100_000 / part.length)}y`;
      for (const format of Object.keys(formats)) canonicalValue(text, { format });
      canonicalValue(text, { maxLength: 100_000 });
      readNumber(text);
    }
  });
});

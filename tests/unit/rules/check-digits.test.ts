import { describe, expect, it } from 'vitest';
import { isBic } from '../../../schemas/rules/bic';
import { expectedGtinDigit, gtinCheckDigit, isGtin } from '../../../schemas/rules/gtin';
import { ibanCheckDigits, isIban, normalizeIban } from '../../../schemas/rules/iban';
import { isLeitwegId } from '../../../schemas/rules/leitweg-id';
import { isVatId, normalizeVatId, vatCheckDigits } from '../../../schemas/rules/vat-id';

/** Every way of changing one digit of a text. */
function typingErrors(text: string, from = 0): string[] {
  return [...text].flatMap((character, index) =>
    index < from || !/\d/.test(character)
      ? []
      : [...'0123456789']
          .filter((digit) => digit !== character)
          .map((digit) => text.slice(0, index) + digit + text.slice(index + 1)),
  );
}

describe('IBAN', () => {
  const valid = [
    'DE89370400440532013000',
    'AT611904300234573201',
    'CH9300762011623852957',
    'FR1420041010050500013M02606',
    'GB29NWBK60161331926819',
    'LI21088100002324013AA',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
    'BE68539007547034',
  ];
  it.each(valid)('accepts %s', (iban) => expect(isIban(iban)).toBe(true));

  it('finds every single typing error', () => {
    const wrong = typingErrors('DE89370400440532013000', 2);
    expect(wrong.filter(isIban)).toEqual([]);
  });

  it.each([
    '',
    'DE',
    'DE8937040044053201300',
    'DE893704004405320130000',
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'XX89370400440532013000',
    'US64SVBKUS6S3300958879',
    `DE${'0'.repeat(1_000_000)}`,
  ])('refuses %#', (iban) => expect(isIban(iban)).toBe(false));

  it('refuses check digits that never occur, though the remainder is right', () => {
    const bban = Array.from({ length: 200 }, (_, i) => String(i).padStart(18, '0'));
    const rare = bban.find((b) => ibanCheckDigits('DE', b) === '98') ?? '';
    expect(isIban(`DE98${rare}`)).toBe(true);
    expect(isIban(`DE01${rare}`)).toBe(false);
  });

  it('stores pasted text compactly', () => {
    expect(isIban(normalizeIban(' de89 3704 0044\u00a00532 0130 00'))).toBe(true);
  });
});

describe('BIC', () => {
  it.each(['COBADEFF', 'COBADEFFXXX', 'GENODEF1M04', 'NCBVXKPR'])('accepts %s', (bic) =>
    expect(isBic(bic)).toBe(true),
  );
  it.each(['', 'COBADEF', 'COBADEFFX', 'cobadeff', 'COBAQQFF', 'COBADEFF XX', 'COBADEFFXXXX'])(
    'refuses «%s»',
    (bic) => expect(isBic(bic)).toBe(false),
  );
});

describe('VAT id', () => {
  it.each([
    'DE136695976',
    'DE129273398',
    'ATU13585627',
    'CHE107787577MWST',
    'CHE107787577TVA',
    'CHE107787577IVA',
    'FR40303265045',
    'FR83404833048',
    'FRK7399859412',
    'BE0428759497',
    'IT00743110157',
    'LU15027442',
    'NL123456789B01',
    'IE1234567FA',
    'EL123456789',
    'XI123456789',
  ])('accepts %s', (id) => expect(isVatId(id)).toBe(true));

  it.each([
    '',
    'DE',
    'DE136695977',
    'DE036695976',
    'DE13669597',
    'DE1366959766',
    'de136695976',
    'DE 136695976',
    'AT13585627',
    'ATU13585628',
    'CHE107787577',
    'CHE107787578MWST',
    'CHE107787577UST',
    'FR84323140391',
    'FR4030326504',
    'BE0428759498',
    'IT00743110158',
    'LU15027443',
    'GR123456789',
    'US123456789',
    'NL1',
    'NL12345678901234',
  ])('refuses «%s»', (id) => expect(isVatId(id)).toBe(false));

  it.each(['DE136695976', 'ATU13585627', 'CHE107787577MWST', 'FR40303265045', 'IT00743110157'])(
    'finds every single typing error in %s',
    (id) => expect(typingErrors(id).filter(isVatId)).toEqual([]),
  );

  it('removes dots, dashes and blanks', () => {
    expect(normalizeVatId('che-107.787.577 mwst')).toBe('CHE107787577MWST');
    expect(normalizeVatId('DE 136 695 976')).toBe('DE136695976');
  });

  it('knows the Swiss numbers that cannot exist', () => {
    const stems = Array.from({ length: 50 }, (_, i) => String(10000000 + i));
    const impossible = stems.find((stem) => vatCheckDigits('CH', stem) === undefined);
    expect(impossible).toBeDefined();
    for (const digit of '0123456789') expect(isVatId(`CHE${impossible}${digit}MWST`)).toBe(false);
  });
});

describe('GTIN', () => {
  it.each(['96385074', '036000291452', '0036000291452', '4006381333931', '10614141000415'])(
    'accepts %s',
    (gtin) => expect(isGtin(gtin)).toBe(true),
  );
  it.each(['', '4006381333932', '400638133393', '40063813339310', '400638133393X', '12345', ' '])(
    'refuses «%s»',
    (gtin) => expect(isGtin(gtin)).toBe(false),
  );
  it('names the digit it expects', () => {
    expect(expectedGtinDigit('4006381333932')).toBe(1);
    expect(expectedGtinDigit('0000000000001')).toBe(0);
    expect(expectedGtinDigit('123')).toBeUndefined();
    expect(gtinCheckDigit('9638507')).toBe(4);
  });
});

describe('Leitweg-ID', () => {
  it.each(['04011000-1234512345-06', '992-90009-96', '991-01484-64'])('accepts %s', (id) =>
    expect(isLeitwegId(id)).toBe(true),
  );
  it.each(['', '04011000-1234512345-07', '0401100012345123450 6', '04011000-12345-ab-06', '9-64'])(
    'refuses «%s»',
    (id) => expect(isLeitwegId(id)).toBe(false),
  );
});

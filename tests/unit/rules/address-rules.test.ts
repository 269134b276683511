import { describe, expect, it } from 'vitest';
import {
  countryCodes,
  countryName,
  isCountry,
  normalizeCountry,
} from '../../../schemas/rules/country';
import { telHref } from '../../../schemas/rules/phone-number';
import { isPostalCode } from '../../../schemas/rules/postal-code';
import { relationship } from '../../../schemas/rules/relationship';

describe('country', () => {
  it('knows the 249 codes of ISO 3166-1, sorted', () => {
    expect(countryCodes).toHaveLength(249);
    expect([...new Set(countryCodes)].sort()).toEqual(countryCodes);
    expect(countryCodes.every((code) => isCountry(code))).toBe(true);
  });

  it('has a name for each code in each language', () => {
    for (const language of ['de', 'en', 'fr']) {
      const nameless = countryCodes.filter((code) => countryName(code, language) === code);
      expect(nameless).toEqual([]);
    }
    expect(countryName('AT', 'de')).toBe('Österreich');
    expect(countryName('CH', 'fr')).toBe('Suisse');
    expect(countryName('QQ', 'de')).toBe('QQ');
    expect(countryName('', 'de')).toBe('');
  });

  it.each([
    ['D', 'DE'],
    ['a', 'AT'],
    [' f ', 'FR'],
    ['I', 'IT'],
    ['L', 'LU'],
    ['E', 'ES'],
    ['B', 'BE'],
    ['ch', 'CH'],
    ['DE', 'DE'],
    ['xyz', 'XYZ'],
    ['Deutschland', 'DE'],
    ['Germany', 'DE'],
    ['allemagne', 'DE'],
    ['Oesterreich', 'AT'],
    ['ÖSTERREICH', 'AT'],
    ['Suisse', 'CH'],
    ['UK', 'GB'],
    ['Großbritannien', 'GB'],
    ['USA', 'US'],
    ['Côte d\u2019Ivoire', 'CI'],
    ['Holland', 'NL'],
    ['Bayern', 'BAYERN'],
    ['', ''],
    ['constructor', 'CONSTRUCTOR'],
  ])('reads %j as %j', (input, code) => expect(normalizeCountry(input)).toBe(code));
});

describe('isPostalCode', () => {
  it.each([
    ['01067', 'DE', true],
    ['1067', 'DE', false],
    ['010670', 'DE', false],
    ['D-01067', 'DE', false],
    ['75001', 'FR', true],
    ['7500', 'FR', false],
    ['1010', 'AT', true],
    ['01010', 'AT', false],
    ['8001', 'CH', true],
    ['8001 ', 'CH', false],
    ['SW1A 1AA', 'GB', true],
    ['12345678901', 'GB', false],
    ['', 'GB', false],
    ['123', null, true],
    ['123', 'constructor', true],
  ])('%j in %s: %s', (plz, lkz, valid) => expect(isPostalCode(plz, lkz)).toBe(valid));
});

describe('telHref', () => {
  it.each([
    ['030/12 34-0', 'DE', 'tel:+493012340'],
    ['+49 (0)30 1234', 'DE', 'tel:+49301234'],
    ['+49 30 1234', 'CH', 'tel:+49301234'],
    ['0049 (0) 30 1234', 'DE', 'tel:+49301234'],
    ['(030) 1234', 'DE', 'tel:+49301234'],
    ['01 234 56 78', 'AT', 'tel:+4312345678'],
    ['044 668 18 00', 'CH', 'tel:+41446681800'],
    ['01.23.45.67.89', 'FR', 'tel:+33123456789'],
    ['06 1234 5678', 'IT', 'tel:0612345678'],
    ['020 7946 0000', null, 'tel:02079460000'],
    ['110', 'DE', 'tel:110'],
    ['12345', 'DE', 'tel:12345'],
    ['', 'DE', undefined],
    ['n/a', 'DE', undefined],
    ['12', 'DE', undefined],
    ['030 1234', 'constructor', 'tel:0301234'],
  ])('%j in %s: %s', (phone, country, href) => expect(telHref(phone, country)).toBe(href));
});

describe('relationship', () => {
  it.each([
    [true, false, 'KUNDE'],
    [false, true, 'LIEFERANT'],
    [true, true, 'BEIDES'],
    [false, false, 'INTERESSENT'],
  ])('customer %s, supplier %s: %s', (customer, supplier, expected) =>
    expect(relationship(customer, supplier)).toBe(expected),
  );
});

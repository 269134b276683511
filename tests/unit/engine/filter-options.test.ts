import { describe, expect, it } from 'vitest';
import { normalizeCountry } from '../../../schemas/rules/country';
import { filterOptions } from '../../../src/engine/data/lookups/filter-options';

const countries = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'DK', label: 'Dänemark' },
  { value: 'GB', label: 'Großbritannien' },
  { value: 'NL', label: 'Niederlande' },
  { value: 'AT', label: 'Österreich' },
];

const found = (text: string) =>
  filterOptions(countries, text, normalizeCountry).map((option) => option.value);

describe('filterOptions', () => {
  it('offers everything as long as nothing is typed', () => {
    expect(found(' ')).toEqual(['DE', 'DK', 'GB', 'NL', 'AT']);
  });

  it('finds a part of the name, whatever its case, accents and umlauts', () => {
    expect(found('REICH')).toEqual(['AT']);
    expect(found('osterr')).toEqual(['AT']);
    expect(found('grossb')).toEqual(['GB']);
  });

  it.each([
    ["o'neil", 'O’Neil'],
    ['"adler"', 'Gasthof „Adler“'],
    ['berg-tal', 'Berg–Tal'],
    ['zwei worte', 'Zwei\u00a0Worte'],
    ['fix', 'ﬁx'],
    ['abc', 'ＡＢＣ'],
    ['donauschiff', 'Donau\u00adschiff'],
    ['donau\u200bschiff', 'Donauschiff'],
    ['‚adler‘', "'Adler'"],
    ['a−b', 'A-B'],
  ])('finds by «%s» the label «%s»', (typed, label) => {
    expect(filterOptions([{ value: 1, label }], typed)).toHaveLength(1);
    expect(filterOptions([{ value: 1, label: typed }], label.slice(-6))).toHaveLength(1);
  });

  it('takes «ue» for «ü», and either for «u»', () => {
    const towns = ['München', 'Saarbrücken', 'Bauelemente', 'Œuvre', 'Łódź'].map((label) => ({
      value: label,
      label,
    }));
    const among = (text: string) => filterOptions(towns, text).map(({ value }) => value);
    for (const typed of ['Muenchen', 'MÜNCHEN', 'munchen'])
      expect(among(typed)).toEqual(['München']);
    expect(among('bruecken')).toEqual(['Saarbrücken']);
    expect(among('elemente')).toEqual(['Bauelemente']);
    expect(among('oeuvre')).toEqual(['Œuvre']);
    expect(among('lodz')).toEqual(['Łódź']);
    expect(among('a+b(')).toEqual([]);
  });

  it('puts names that begin with the text first', () => {
    expect(found('d')).toEqual(['DE', 'DK', 'NL']);
    expect(found('de')).toEqual(['DE', 'NL']);
  });

  it('puts the option with that code first', () => {
    expect(found('dk')).toEqual(['DK']);
    expect(found('NL')).toEqual(['NL']);
    expect(found('a')[0]).toBe('AT'); // the old plate code
  });

  it('finds nothing where nothing fits', () => {
    expect(found('xyz')).toEqual([]);
  });
});

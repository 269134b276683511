import { describe, expect, it } from 'vitest';
import { letterSalutation } from '../../../schemas/rules/letter-salutation';

const anna = { firstName: 'Anna', lastName: 'Özdemir' };

describe('letterSalutation', () => {
  it.each([
    ['de', 'woman', 'Sehr geehrte Frau Özdemir'],
    ['de', 'man', 'Sehr geehrter Herr Özdemir'],
    ['de', 'diverse', 'Guten Tag Anna Özdemir'],
    ['de', undefined, 'Guten Tag Anna Özdemir'],
    ['de', 'company', 'Sehr geehrte Damen und Herren'],
    ['en', 'woman', 'Dear Ms Özdemir'],
    ['en', 'man', 'Dear Mr Özdemir'],
    ['en', 'diverse', 'Dear Anna Özdemir'],
    ['en', 'company', 'Dear Sir or Madam'],
    ['fr', 'woman', 'Madame Özdemir,'],
    ['fr', 'man', 'Monsieur Özdemir,'],
    ['fr', 'diverse', 'Bonjour Anna Özdemir,'],
    ['fr', 'company', 'Madame, Monsieur,'],
  ] as const)('%s, %s: %s', (language, salutation, text) => {
    expect(letterSalutation({ language, salutation, ...anna })).toBe(text);
  });

  it('does without a missing name', () => {
    const person = { language: 'de', salutation: undefined } as const;
    expect(letterSalutation({ ...person, lastName: 'Kern' })).toBe('Guten Tag Kern');
    expect(letterSalutation({ ...person, firstName: ' Ada ' })).toBe('Guten Tag Ada');
    expect(letterSalutation({ ...person, salutation: 'woman', firstName: 'Ada' })).toBe(
      'Guten Tag Ada',
    );
    expect(letterSalutation({ ...person, firstName: null, lastName: '  ' })).toBe(
      'Sehr geehrte Damen und Herren',
    );
    expect(letterSalutation({ ...person, salutation: 'man' })).toBe(
      'Sehr geehrte Damen und Herren',
    );
  });

  it('always fits into the field', () => {
    const long = { firstName: 'V'.repeat(50), lastName: 'N'.repeat(50) };
    for (const language of ['de', 'en', 'fr'] as const) {
      const text = letterSalutation({ language, salutation: 'diverse', ...long });
      expect(text.length).toBeLessThanOrEqual(100);
      expect(text).toContain(long.lastName);
    }
  });
});

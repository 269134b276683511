import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/engine/fields/field';
import { standardFields } from '../../support/standard-fields';
import type { PropertySchema } from '../../../src/engine/application/entity-schema';
import { valueFormatter, type ValueTexts } from '../../../src/engine/fields/value-formatter';

function field(property: PropertySchema, lookup?: string): Field {
  const fields = standardFields('Thing', { properties: { x: property } }, { x: { lookup } });
  return fields.x!;
}

function format(subject: Field, value: unknown, language = 'de'): string {
  const texts: ValueTexts = {
    language,
    boolean: (on) => (on ? 'Ja' : 'Nein'),
    enumeration: (code) => `Text von ${code}`,
    rows: (count) => `${count} Zeilen`,
    lookup: (code) => (code === 7 ? 'Sieben' : undefined),
    of: () => texts,
  };
  return valueFormatter(subject, texts)(value);
}

const number = (of: string) => field({ type: ['number', 'null'], format: of });
const text = (of?: string) => field({ type: ['string', 'null'], format: of });

describe('valueFormatter', () => {
  it.each([null, undefined, ''])('shows %s as nothing', (empty) => {
    expect(format(text(), empty)).toBe('');
    expect(format(number('money'), empty)).toBe('');
  });

  it.each([
    ['de', '1.234.567,50 €'],
    ['en', '€1,234,567.50'],
    ['fr', '1 234 567,50 €'],
  ])('writes money in %s', (language, expected) => {
    const shown = format(number('money'), 1234567.5, language);
    expect(shown.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });

  it('never shows a negative zero', () => {
    expect(format(number('quantity'), -0.001)).toBe('0');
  });

  it('keeps the digits a kind has', () => {
    expect(format(number('percent'), 12.5)).toBe('12,50\u00a0%');
    expect(format(number('quantity'), 1234.5)).toBe('1.234,5');
    expect(format(number('weight'), 0.125)).toBe('0,125');
  });

  it('does not group identifiers', () => {
    expect(format(field({ type: 'integer' }), 1234567)).toBe('1234567');
  });

  it('writes dates the same way in every language, whatever the browser zone', () => {
    for (const language of ['de', 'en', 'fr']) {
      expect(format(text('date'), '2026-03-01', language)).toBe('01.03.2026');
    }
    expect(format(text('local-date-time'), '2026-03-29T14:30')).toBe('29.03.2026 14:30');
  });

  it('writes instants in the company zone, across the change of summer time', () => {
    expect(format(text('date-time'), '2026-03-29T00:59:00Z')).toBe('29.03.2026 01:59');
    expect(format(text('date-time'), '2026-03-29T01:00:00Z')).toBe('29.03.2026 03:00');
    expect(format(text('date-time'), '2025-12-31T23:30:00Z')).toBe('01.01.2026 00:30');
  });

  it('shows what does not fit its kind as it is', () => {
    expect(format(number('money'), 'abc')).toBe('abc');
    expect(format(text('date'), 'morgen')).toBe('morgen');
    expect(format(text('date-time'), 'gestern')).toBe('gestern');
  });

  it('writes an IBAN in groups of four', () => {
    expect(format(text('iban'), 'DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  });

  it('asks for the texts of booleans, enumerations and lookups', () => {
    expect(format(field({ type: 'boolean' }), false)).toBe('Nein');
    const status = field({ type: ['string', 'null'], enum: ['A', null] });
    expect(format(status, 'A')).toBe('Text von A');
    expect(format(status, 'B')).toBe('B');
    const user = field({ type: 'integer' }, 'user');
    expect(format(user, 7)).toBe('Sieben');
    expect(format(user, 8)).toBe('8');
  });
});

describe('formats of values', () => {
  const list = (items: PropertySchema, lookup?: string) => field({ type: 'array', items }, lookup);

  it.each<[string, Field, unknown, string]>([
    ['a duration', field({ type: ['integer', 'null'], format: 'duration-minutes' }), 90, '1:30 h'],
    ['a time', text('local-time'), '08:30', '08:30'],
    ['a time with a zone', text('time'), '08:30:00Z', '08:30'],
    ['a tone', text('tone'), 'blue', 'Text von blue'],
    ['no tone', text('tone'), 'mauve', 'mauve'],
    ['a Swiss VAT id', text('vat-id'), 'CHE107787577MWST', 'CHE-107.787.577 MWST'],
    ['a German VAT id', text('vat-id'), 'DE136695976', 'DE136695976'],
    [
      'a list',
      list({ type: 'string', enum: ['A', 'B'] }),
      ['B', 'X', 'A'],
      'Text von B, X, Text von A',
    ],
    ['an item of a list', list({ type: 'string', enum: ['A', 'B'] }), 'B', 'Text von B'],
    ['a list of references', list({ type: 'integer' }, 'things'), [7, 8], 'Sieben, 8'],
    ['an empty list', list({ type: 'string', enum: ['A'] }), [], ''],
    ['whole pieces', field({ type: 'number', format: 'quantity', multipleOf: 1 }), 1500, '1.500'],
  ])('writes %s', (_, subject, value, expected) => {
    expect(format(subject, value)).toBe(expected);
  });
});

import { expect, test } from 'vitest';
import type { PropertySchema } from '../../../../src/engine/application/entity-schema';
import { standardFields } from '../../../support/standard-fields';
import { standardWidth, textWidth } from '../../../../src/engine/views/list/columns/standard-width';

const width = (property: PropertySchema, label = 'X', values: string[] = [], metadata = {}) => {
  const { x } = standardFields('Thing', { properties: { x: property } }, { x: metadata });
  return standardWidth({ field: 'x' }, x!, { label, values });
};

test('a definition decides', () => {
  const { x } = standardFields('Thing', { properties: { x: { type: 'string' } } }, {});
  expect(standardWidth({ field: 'x', width: 77 }, x!, { label: 'Langer Name', values: [] })).toBe(
    77,
  );
});

test('codes get room for all their letters, longer texts for what they usually hold', () => {
  const text = (maxLength: number) => width({ type: 'string', maxLength });
  expect(text(10)).toBeGreaterThan(textWidth('0123456789', 13));
  const lengths = [3, 10, 20, 50, 100, 500].map(text);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(text(50)).toBeLessThan(5 * text(10));
  expect(text(8000)).toBe(text(500));
  // What says its length by a pattern is a code, too.
  expect(width({ type: 'string', pattern: '^[0-9]{5,8}$' })).toBe(text(8));
});

test('what a record is called by is hardly cut', () => {
  const { x } = standardFields(
    'Thing',
    { properties: { x: { type: 'string', maxLength: 50 } } },
    {},
  );
  const widths = [true, false].map((titled) =>
    standardWidth({ field: 'x' }, x!, { label: 'X', values: [], titled }),
  );
  expect(widths[0]).toBeGreaterThan(Number(widths[1]));
  expect(widths[0]).toBeGreaterThan(textWidth('Müller-Lüdenscheidt & Söhne KG', 13));
});

test('no label is cut, and no value that the contract lists', () => {
  const label = 'Voraussichtlicher Liefertermin';
  expect(width({ type: 'boolean' }, label)).toBeGreaterThan(textWidth(label, 13));
  const values = ['Offen', 'Zahlungsziel überschritten'];
  const property = { type: 'string', enum: ['A', 'B'] };
  expect(width(property, 'X', values)).toBeGreaterThan(textWidth(values[1]!, 13));
  // A status has a badge around it.
  expect(width(property, 'X', values, { tones: { A: 'red' } })).toBeGreaterThan(
    width(property, 'X', values),
  );
});

test('a value that is marked has room for its mark', () => {
  const mark = { of: () => 'LATE', tones: { LATE: 'red' } };
  const day = { type: 'string', format: 'date' };
  expect(width(day, 'X', ['überfällig'], { mark })).toBeGreaterThan(
    width(day) + textWidth('überfällig', 13),
  );
});

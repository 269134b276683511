import { expect, test } from 'vitest';
import type { PropertySchema } from '../../../../src/engine/application/entity-schema';
import { standardFields } from '../../../support/standard-fields';
import { standardRoom, textWidth } from '../../../../src/engine/views/list/columns/standard-width';

const width = (property: PropertySchema, label = 'X', values: string[] = [], metadata = {}) => {
  const { x } = standardFields('Thing', { properties: { x: property } }, { x: metadata });
  return standardRoom({ field: 'x' }, x!, { label, values }).width;
};
const room = (property: PropertySchema, label: string, titled = false) => {
  const { x } = standardFields('Thing', { properties: { x: property } }, {});
  return standardRoom({ field: 'x' }, x!, { label, values: [], titled });
};

test('a definition decides', () => {
  const { x } = standardFields('Thing', { properties: { x: { type: 'string' } } }, {});
  const texts = { label: 'Langer Name', values: [] };
  expect(standardRoom({ field: 'x', width: 77 }, x!, texts).width).toBe(77);
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
  const name = { type: 'string', maxLength: 50 };
  const widths = [true, false].map((titled) => room(name, 'X', titled).width);
  expect(widths[0]).toBeGreaterThan(Number(widths[1]));
  expect(widths[0]).toBeGreaterThan(textWidth('Müller-Lüdenscheidt & Söhne KG', 13));
});

test('a label has all the room it needs where there is some, and takes little from others', () => {
  const label = 'Voraussichtlicher Liefertermin';
  const { width: least, most } = room({ type: 'boolean' }, label);
  expect(most).toBeGreaterThan(textWidth(label, 13));
  expect(least).toBeLessThan(most);
  expect(room({ type: 'boolean' }, 'Aktiv').width).toBeLessThan(least);
});

test('what is left goes to texts, most of it to what a record is called by', () => {
  const text = { type: 'string', maxLength: 50 };
  expect(room(text, 'X', true).grow).toBeGreaterThan(room(text, 'X').grow);
  expect(room(text, 'X').grow).toBeGreaterThan(0);
  for (const property of [{ type: 'number' }, { type: 'string', maxLength: 10 }])
    expect(room(property, 'X', true).grow).toBe(0);
});

test('no value that the contract lists is cut', () => {
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

test('a short heading stands where the label would be cut, and only there', () => {
  const { x } = standardFields('Thing', { properties: { x: { type: 'integer' } } }, {});
  const heading = (label: string, column = {}) =>
    standardRoom({ field: 'x', ...column }, x!, { label, short: 'Nr.', values: [] }).heading;
  expect(heading('Fortlaufende Nummer')).toBe('Nr.');
  expect(heading('Fortlaufende Nummer', { width: 200 })).toBe('Fortlaufende Nummer');
  expect(heading('Stufe')).toBe('Stufe');
});

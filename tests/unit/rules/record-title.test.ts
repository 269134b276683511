import { expect, test } from 'vitest';
import { titleFields } from '../../../schemas/contract/title-fields';
import { recordTitle } from '../../../schemas/rules/record-title';
import { valueText } from '../../../schemas/rules/value-text';

test('a title is what its fields say, in their order, without what is empty', () => {
  const asIs = (_: string, value: unknown) => String(value);
  const record = { name1: 'Meier', name2: null, ort: '', nummer: 0 };
  expect(recordTitle(['name1', 'name2', 'ort', 'nummer'], record, asIs)).toBe('Meier 0');
  expect(recordTitle(['name2', 'fehlt'], record, asIs)).toBe('');
  expect(recordTitle(['nummer', 'name1'], record, (name) => `<${name}>`)).toBe('<nummer> <name1>');
  expect(recordTitle(['nummer', 'name1'], record, (name) => (name === 'nummer' ? '' : 'M'))).toBe(
    'M',
  );
});

test.each([
  [{ type: 'string', format: 'date' }, '2026-03-29', 'de', '29.03.2026'],
  [{ type: 'string', format: 'date-time' }, '2026-03-29T12:30:00Z', 'fr', '29.03.2026 14:30'],
  [{ type: 'string', format: 'local-time' }, '14:30:00', 'de', '14:30'],
  [{ type: ['number', 'null'], format: 'money' }, 1234.5, 'de', '1.234,50 €'],
  [{ type: ['number', 'null'], format: 'money' }, 1234.5, 'en', '€1,234.50'],
  [{ type: 'number', format: 'weight' }, 0.125, 'de', '0,125'],
  [{ type: 'number', format: 'quantity' }, 1.25, 'de', '1,25'],
  [{ type: 'integer' }, 10023, 'de', '10023'],
  [{ type: 'integer', format: 'duration-minutes' }, 90, 'de', '1:30 h'],
  [
    { type: 'string', format: 'iban' },
    'DE02120300000000202051',
    'de',
    'DE02 1203 0000 0000 2020 51',
  ],
  [{ type: 'string' }, 'Meier', 'de', 'Meier'],
  [{ type: 'number', format: 'money' }, 'zwölf', 'de', 'zwölf'],
  [{ type: 'string' }, null, 'de', ''],
])('%o reads %s in %s: %s', (property, value, language, text) => {
  // Money has a narrow no-break space before its sign.
  expect(valueText(property, value, language).replaceAll(/\s/g, ' ')).toBe(text);
});

test('a schema without x-title is called by its first text that is never empty, else its first, else its key', () => {
  const text = { type: ['string', 'null'] };
  const id = { type: 'integer' };
  expect(titleFields({ 'x-title': ['b', 'a'], properties: { a: text, b: text } })).toEqual([
    'b',
    'a',
  ]);
  const day = { type: 'string', format: 'date' };
  expect(
    titleFields({ required: ['day', 'b'], properties: { id, day, a: text, b: text } }),
  ).toEqual(['b']);
  expect(titleFields({ properties: { id, a: text, b: text } })).toEqual(['a']);
  expect(titleFields({ properties: { id, day } })).toEqual(['id']);
  expect(titleFields({ properties: { code: { 'x-key': true } } })).toEqual(['code']);
});

import { expect, test } from 'vitest';
import { holdsTooManyValues, MOST_VALUES } from '../../../server/http/validation/most-values';

const isRefused = (json: string) => holdsTooManyValues(Buffer.from(json));
const times = (piece: string, count: number) => piece.repeat(count);

test('as many values as may be are read, one more is not', () => {
  const list = (count: number) => `[${times('1,', count - 1)}1]`;
  // The list itself is a value, too.
  expect(isRefused(list(MOST_VALUES - 1))).toBe(false);
  expect(isRefused(list(MOST_VALUES))).toBe(false);
  expect(isRefused(list(MOST_VALUES + 1))).toBe(true);
});

test.each([
  ['names', `{${times('"p":0,', MOST_VALUES)}"x":0}`],
  ['texts', `[${times('"a",', MOST_VALUES)}""]`],
  ['lists in lists', times('[', MOST_VALUES + 1)],
  ['objects in objects', times('{"a":', MOST_VALUES + 1)],
  ['commas after a text with quotes', `["\\"\\\\",${times('0,', MOST_VALUES)}0]`],
])('%s are counted', (_, json) => {
  expect(isRefused(json)).toBe(true);
});

test.each([
  ['commas in a text', `"${times(',[{', MOST_VALUES)}"`],
  ['commas behind an escaped quote', `"\\"${times(',', 2 * MOST_VALUES)}"`],
  ['commas in a text that does not end', `"${times(',', 2 * MOST_VALUES)}`],
  ['an escape at the end', `"${times('x', 2 * MOST_VALUES)}\\`],
  ['blanks', times(' ', 2 * MOST_VALUES)],
])('%s are not', (_, json) => {
  expect(isRefused(json)).toBe(false);
});

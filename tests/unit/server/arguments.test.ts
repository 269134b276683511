import { expect, test } from 'vitest';
import { readArguments } from '../../../server/arguments';

test.each([
  [[], undefined],
  [['--rows', '1000000'], 1_000_000],
  [['--rows=5'], 5],
  [['--rows', '20000000'], 20_000_000],
])('%j', (argv, rows) => {
  expect(readArguments(argv)).toEqual({ rows });
});

test.each([
  [['--rows'], /--rows: «» is no number of addresses; a whole number from 1 to 20000000/],
  [['--rows', 'abc'], /«abc» is no number/],
  [['--rows', '-5'], /«-5» is no number/],
  [['--rows', '1e6'], /«1e6» is no number/],
  [['--rows', '0'], /«0» is no number/],
  [['--rows', '20000001'], /«20000001» is no number/],
  [['--rows', '5', '6'], /«6» is one argument too many/],
  [['--row', '5'], /«--row» is no option/],
])('%j is refused', (argv, message) => {
  expect(() => readArguments(argv)).toThrow(message);
});

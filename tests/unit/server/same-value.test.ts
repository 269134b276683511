import { expect, test } from 'vitest';
import { isSameValue } from '../../../server/resources/changes/same-value';

test.each([
  [[1, 2], [2, 1], true],
  [[1, 1], [1], true],
  [[1, 1], [1, 2], false],
  [[1, 2], [1, 1], false],
  [[], [1], false],
  [null, [1], false],
  ['a', 'a', true],
  ['1', 1, false],
])('%j is what is stored as %j: %s', (value, stored, same) => {
  expect(isSameValue(value, stored)).toBe(same);
});

import { expect, test } from 'vitest';
import { storageRegionOf } from '../../../schemas/rules/storage-region';

const region = (id: number, istHauptlagerkreis = false, istEigener = false) => ({
  id,
  name: `${id}`,
  istHauptlagerkreis,
  istEigener,
});
const main = region(1, true);
const own = region(3, false, true);

test.each([
  ['the one that was chosen', 2, [main, region(2), own], 2],
  ['that of the default warehouse when none was chosen', 0, [main, region(2), own], 3],
  ['that of the default warehouse when the chosen one is gone', 9, [main, own], 3],
  ['the main one without a default warehouse', undefined, [region(2), main], 1],
  ['none where none is the main one', undefined, [region(2)], undefined],
])('%s', (_, chosen, regions, expected) => {
  expect(storageRegionOf(chosen, regions)?.id).toBe(expected);
});

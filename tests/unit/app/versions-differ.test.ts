import { expect, test } from 'vitest';
import { versionsDiffer } from '../../../src/app/versions-differ';

test.each([
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '1.2.4', true],
  ['1.2.3', '1.3.3', true],
  ['1.2.3', '2.2.3', true],
  ['1.2.3.4', '1.2.3.9', false],
  ['1.2.3-beta', 'v1.2.3+7', false],
  ['1.2.3', '', false],
  [undefined, '1.2.3', false],
])('%s and %s: %s', (one, other, expected) => expect(versionsDiffer(one, other)).toBe(expected));

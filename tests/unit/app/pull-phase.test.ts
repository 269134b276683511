import { expect, test } from 'vitest';
import { pullPhase } from '../../../src/app/pull/pull-phase';

test.each([
  [0, 'none'],
  [75, 'none'],
  [76, 'hint'],
  [175, 'hint'],
  [176, 'reload'],
])('pulled by %i px: %s', (distance, phase) => {
  expect(pullPhase(distance)).toBe(phase);
});

import { describe, expect, test } from 'vitest';
import { isScan } from '../../src/ui/use-scans';

/** Moments of `count` key presses, `gap` ms apart. */
const pressed = (count: number, gap: number) =>
  Array.from({ length: count }, (_, index) => 1000 + index * gap);

describe('a scanner is told from a person', () => {
  test.each([
    [13, 5, 10, true],
    [6, 30, 100, true],
    [5, 5, 10, false],
    [13, 31, 10, false],
    [13, 5, 101, false],
    [13, 90, 20, false],
    [0, 5, 10, false],
  ])('%i characters, %i ms apart, Enter %i ms later', (count, gap, later, scan) => {
    const times = pressed(count, gap);
    expect(isScan(times, (times.at(-1) ?? 0) + later)).toBe(scan);
  });
});

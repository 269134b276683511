import { describe, expect, it } from 'vitest';
import { liftAbove } from '../../../src/ui/notice-lift';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

describe('notices', () => {
  // 400 px wide at the bottom right of 1440 × 900.
  const stack = box(1024, 824, 1424, 884);

  it.each([
    ['nothing is in the way', [], 0],
    ['what is kept stands beside them', [box(0, 840, 1000, 900)], 0],
    ['or above them', [box(0, 700, 1440, 800)], 0],
    ['totals stand where they would', [box(0, 840, 1440, 900)], 52],
    [
      'and a button where they would stand then',
      [box(0, 840, 1440, 900), box(1300, 760, 1400, 800)],
      132,
    ],
    ['there is no room above', [box(0, 60, 1440, 900)], 0],
  ])('are raised as far as they must be: %s', (_, kept, lift) => {
    expect(liftAbove(stack, kept, 56)).toBe(lift);
  });
});

import { describe, expect, it } from 'vitest';
import {
  scrolledTo,
  scrollTopOf,
  spacerOf,
  topOf,
} from '../../../src/engine/views/list/rows/scale';

const view = 800;
const extentOf = (rows: number, height = 34) => ({ content: rows * height, view });
/** From here on, in px of a screen with four of them to a px of CSS, texts are not painted where they belong. */
const exactPaint = 2 ** 24 / 4;

describe('a list that the browser can lay out', () => {
  const extent = extentOf(117_000);

  it('scrolls as it is', () => {
    expect(spacerOf(extent)).toBe(3_978_000);
    for (const at of [0, 1, 12_345.5, 3_977_200]) {
      expect(topOf(extent, at)).toBe(at);
      expect(scrollTopOf(extent, at)).toBe(at);
    }
    expect(scrolledTo(extent, { scrollTop: 0, top: 0 }, 3_000_000)).toBe(3_000_000);
  });

  it('is as short as its rows', () => {
    expect(topOf(extentOf(3), 50)).toBe(0);
    expect(spacerOf(extentOf(0))).toBe(0);
  });
});

describe.each([
  [1_000_000, 34],
  [1_000_000, 140],
  [10_000_000, 34],
  [10_000_000, 42],
  [100_000_000, 30],
])('%d rows of %d px', (rows, height) => {
  const extent = extentOf(rows, height);
  const last = spacerOf(extent) - view;
  const lastTop = rows * height - view;

  it('fit where browsers paint exactly', () => {
    expect(spacerOf(extent)).toBeLessThan(exactPaint);
  });

  it.each([
    ['the first row', 0, 0],
    ['a row near the start', 500_000, 500_000],
    ['a row near the end', last - 500_000, lastTop - 500_000],
    ['the last row', last, lastTop],
  ])('show %s where the scrollbar is', (_, scrollTop, top) => {
    expect(topOf(extent, scrollTop)).toBe(top);
    expect(scrollTopOf(extent, top)).toBe(scrollTop);
  });

  it('have their middle in the middle', () => {
    expect(Math.abs(topOf(extent, last / 2) - lastTop / 2)).toBeLessThanOrEqual(1);
  });

  it('grow with the scrollbar', () => {
    let before = -1;
    for (let step = 0; step <= 2000; step += 1) {
      const top = topOf(extent, (last * step) / 2000);
      expect(top).toBeGreaterThan(before);
      before = top;
    }
  });

  it('have a place of the scrollbar for every row', () => {
    for (let step = 0; step <= 1000; step += 1) {
      const top = Math.floor(((rows - 24) * step) / 1000) * height;
      const back = topOf(extent, scrollTopOf(extent, top));
      // One px of the scrollbar is so many of the rows; anchoring keeps the rows, not the rounded place.
      expect(Math.abs(back - top)).toBeLessThanOrEqual(Math.ceil(lastTop / last) + 1);
    }
  });

  it('move px by px while they are rolled, wherever that is', () => {
    const from = { scrollTop: last / 2, top: Math.round(lastTop / 2) };
    for (const step of [1, -1, 120, -120, 20_000, -20_000]) {
      expect(scrolledTo(extent, from, from.scrollTop + step)).toBe(from.top + step);
    }
  });

  it('jump when the thumb is dragged', () => {
    const from = { scrollTop: 0, top: 0 };
    expect(scrolledTo(extent, from, last / 2)).toBe(topOf(extent, last / 2));
  });

  it('end at the ends, however far the scale has drifted', () => {
    expect(scrolledTo(extent, { scrollTop: 10, top: 400_000 }, 0)).toBe(0);
    expect(scrolledTo(extent, { scrollTop: last - 10, top: lastTop - 400_000 }, last)).toBe(
      lastTop,
    );
    expect(scrolledTo(extent, { scrollTop: 500, top: 10 }, 400)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { moveActive, withinGrid } from '../../../src/engine/data/lists/active-cell';
import { keepPosition, keptListUrl } from '../../../src/engine/data/lists/position';

const size = { rows: 100, columns: 5, page: 10, header: true };

describe('roving focus', () => {
  it.each([
    ['ArrowDown', false, { row: 11, column: 2 }],
    ['ArrowUp', false, { row: 9, column: 2 }],
    ['ArrowLeft', false, { row: 10, column: 1 }],
    ['ArrowRight', false, { row: 10, column: 3 }],
    ['Home', false, { row: 10, column: 0 }],
    ['End', false, { row: 10, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 4 }],
    ['PageDown', false, { row: 20, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
  ])('%s (control %s)', (key, control, expected) => {
    expect(moveActive({ row: 10, column: 2 }, key, control, size)).toEqual(expected);
  });

  it('stops at the edges', () => {
    expect(moveActive({ row: 99, column: 4 }, 'PageDown', false, size)).toEqual({
      row: 99,
      column: 4,
    });
    expect(moveActive({ row: 0, column: 0 }, 'ArrowLeft', false, size)).toEqual({
      row: 0,
      column: 0,
    });
  });

  it('reaches the header only where there is one', () => {
    expect(moveActive({ row: 0, column: 1 }, 'ArrowUp', false, size)?.row).toBe(-1);
    expect(
      moveActive({ row: 0, column: 1 }, 'ArrowUp', false, { ...size, header: false })?.row,
    ).toBe(0);
  });

  it('leaves other keys alone', () => {
    expect(moveActive({ row: 0, column: 0 }, 'a', false, size)).toBeUndefined();
  });
});

describe('the cell in the tab order', () => {
  it('is always one that exists', () => {
    expect(withinGrid({ row: 100, column: 2 }, size)).toEqual({ row: 99, column: 2 });
    expect(withinGrid({ row: -1, column: 2 }, size)).toEqual({ row: -1, column: 2 });
    expect(withinGrid({ row: 3, column: 2 }, { ...size, rows: 0 })).toEqual({ row: 3, column: 2 });
    // Columns have been hidden.
    expect(withinGrid({ row: 3, column: 7 }, size)).toEqual({ row: 3, column: 4 });
    // Rows have become cards: one cell, and no header to stand in.
    const cards = { ...size, columns: 1, header: false };
    expect(withinGrid({ row: -1, column: 3 }, cards)).toEqual({ row: 0, column: 0 });
  });
});

describe('kept lists', () => {
  const place = { topRow: 10, active: { row: 1, column: 0 } };

  it('are the lists above the last one, each with its order and filters', () => {
    keepPosition('/houses?filter=a=1', place);
    keepPosition('/houses/5/rooms?order=name', place);
    expect(keptListUrl('/houses')).toBe('/houses?filter=a=1');
    expect(keptListUrl('/houses/5/rooms')).toBe('/houses/5/rooms?order=name');
    expect(keptListUrl('/houses/6/rooms')).toBe('/houses/6/rooms');
    keepPosition('/houses?filter=a=1', place);
    expect(keptListUrl('/houses/5/rooms')).toBe('/houses/5/rooms');
  });

  it('are forgotten in another section', () => {
    keepPosition('/houses?filter=a=1', place);
    keepPosition('/houseboats', place);
    expect(keptListUrl('/houses')).toBe('/houses');
  });
});

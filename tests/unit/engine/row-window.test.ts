import { describe, expect, it } from 'vitest';
import { movesToAscend } from '../../../src/engine/views/list/rows/reading-order';
import {
  evenHeights,
  mountedRows,
  poolSize,
  seenRows,
  topToSee,
} from '../../../src/engine/data/lists/row-range';
import { Speed } from '../../../src/engine/views/list/rows/rest';
import { plannedPages } from '../../../src/engine/data/lists/watched-pages';

const rows34 = (count: number) => evenHeights(count, 34);

describe('rows in view', () => {
  it.each([
    ['the first', 0, { first: 0, last: 9 }],
    ['cut at both edges', 17, { first: 0, last: 10 }],
    ['in the middle of a million', 17_000_017, { first: 500_000, last: 500_010 }],
    ['the last', 999_990 * 34, { first: 999_990, last: 999_999 }],
  ])('%s', (_, top, rows) => {
    expect(seenRows(top, 340, rows34(1_000_000), 1_000_000)).toEqual(rows);
  });

  it('are none in an empty list', () => {
    expect(seenRows(0, 340, rows34(0), 0)).toEqual({ first: 0, last: -1 });
    expect(mountedRows({ first: 0, last: -1 }, 0, 18)).toEqual({ first: 0, last: -1 });
  });

  it('are as many wherever the view stands, and cover it', () => {
    const size = poolSize(345, 34);
    // Every part of a row's height at the top comes up.
    for (let top = 0; top <= 1000 * 34 - 345; top += 7) {
      const seen = seenRows(top, 345, rows34(1000), 1000);
      const { first, last } = mountedRows(seen, 1000, size);
      expect(last - first + 1).toBe(size);
      expect(first).toBeLessThanOrEqual(seen.first);
      expect(last).toBeGreaterThanOrEqual(seen.last);
    }
    expect(mountedRows({ first: 0, last: 4 }, 5, size)).toEqual({ first: 0, last: 4 });
  });

  it('are brought into view by as little as possible', () => {
    expect(topToSee(5, 100, 340, rows34(100))).toBe(100);
    expect(topToSee(1, 100, 340, rows34(100))).toBe(34);
    expect(topToSee(20, 100, 340, rows34(100))).toBe(21 * 34 - 340);
  });
});

describe('reading order', () => {
  /** Makes the moves as the document would. */
  function moved(entries: readonly number[], fixed?: number) {
    const list = [...entries];
    const moves = movesToAscend(entries, fixed);
    for (const { entry, before } of moves) {
      list.splice(list.indexOf(entry), 1);
      list.splice(before === undefined ? list.length : list.indexOf(before), 0, entry);
    }
    return { list, moves };
  }

  it.each([
    ['nothing moved', [3, 4, 5, 6], 0],
    ['scrolled down by two', [7, 8, 5, 6], 2],
    ['scrolled down by five of eight', [8, 9, 10, 11, 12, 5, 6, 7], 3],
    ['scrolled up by one', [4, 5, 6, 3], 1],
    ['a parked row stands among them', [20, 21, 7, 17, 18, 19], 2],
    ['jumped', [40, 41, 36, 37, 38, 39], 2],
    ['empty', [], 0],
  ])('%s: %j takes %d moves', (_, entries, count) => {
    const { list, moves } = moved(entries);
    expect(list).toEqual([...entries].sort((a, b) => a - b));
    expect(moves).toHaveLength(count);
  });

  it('never moves the row that has the focus', () => {
    const entries = [30, 31, 32, 33, 34, 5, 26, 27, 28, 29];
    for (const fixed of entries) {
      const { list, moves } = moved(entries, fixed);
      expect(list).toEqual([...entries].sort((a, b) => a - b));
      expect(moves.map(({ entry }) => entry)).not.toContain(fixed);
    }
  });
});

describe('planned pages', () => {
  const million = 1_000_000;
  it.each([
    ['at the start, before anything is known', { first: 0, last: 30 }, 0, 0, [0]],
    ['at the start', { first: 0, last: 30 }, 0, million, [0]],
    ['near the end of a page', { first: 440, last: 470 }, 0, million, [0, 1]],
    ['across two pages', { first: 990, last: 1010 }, 0, million, [1, 2]],
    ['near the start of a page', { first: 505, last: 535 }, 0, million, [1, 0]],
    ['on the way down', { first: 700, last: 730 }, 1, million, [1, 2, 3]],
    ['on the way up', { first: 5200, last: 5230 }, -1, million, [10, 9, 8]],
    ['on the way up, near the start', { first: 700, last: 730 }, -1, million, [1, 0]],
    [
      'on the way up, near the end of a page',
      { first: 5440, last: 5470 },
      -1,
      million,
      [10, 9, 8, 11],
    ],
    [
      'on the way down, near the start of a page',
      { first: 505, last: 535 },
      1,
      million,
      [1, 2, 3, 0],
    ],
    ['at the end', { first: 999_970, last: 999_999 }, 1, million, [1999]],
    ['of a list that became shorter', { first: 5200, last: 5230 }, 0, 700, [1]],
    ['of an empty list', { first: 0, last: 0 }, 0, 0, [0]],
  ])('%s', (_, seen, direction, count, pages) => {
    expect(plannedPages(seen, direction, count)).toEqual(pages);
  });
});

describe('speed', () => {
  it('is too fast to read only when it lasts', () => {
    const speed = new Speed();
    speed.moved(500, 1000);
    expect(speed.isFast).toBe(false);
    speed.moved(500, 1016);
    expect(speed.isFast).toBe(false);
    speed.moved(500, 1032);
    expect(speed.isFast).toBe(true);
    speed.moved(100, 1048);
    expect(speed.isFast).toBe(false);
  });

  it('is measured in time, not in frames', () => {
    const speed = new Speed();
    speed.moved(500, 1000);
    speed.moved(500, 1050);
    speed.moved(500, 1100);
    expect(speed.isFast).toBe(false);
  });

  it('is noticed where frames are slow', () => {
    const speed = new Speed();
    for (const at of [1000, 1200, 1400]) speed.moved(6000, at);
    expect(speed.isFast).toBe(true);
    speed.moved(6000, 2000);
    expect(speed.isFast).toBe(false);
  });

  it('ends at rest', () => {
    const speed = new Speed();
    for (const at of [1000, 1016, 1032]) speed.moved(-900, at);
    expect(speed.isFast).toBe(true);
    speed.rest();
    expect(speed.isFast).toBe(false);
  });
});

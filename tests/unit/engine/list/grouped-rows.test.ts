import { describe, expect, it } from 'vitest';
import {
  figureLines,
  flattenGroups,
  groupPaths,
} from '../../../../src/engine/views/list/grouping/segments';
import { groupedHeights } from '../../../../src/engine/views/list/grouping/grouped-heights';
import { groupedOrder } from '../../../../src/engine/views/list/grouping/use-group-values';
import { groupPlaces } from '../../../../src/engine/views/list/grouping/unfold';
import { seenRows } from '../../../../src/engine/data/lists/row-range';
import { extension } from '../../../../src/engine/views/list/grouping/row-places';

const leaf = (key: string, count: number) => ({ key, count, values: [] });
// Rows: DE, Ulm, 3 records, Köln, 2 records, FR, Metz, 1 record.
const groups = [
  { ...leaf('DE', 5), groups: [leaf('Ulm', 3), leaf('Köln', 2)] },
  { ...leaf('FR', 1), groups: [leaf('Metz', 1)] },
];
const all = groupPaths(groups);
const flat = (open: readonly string[]) =>
  flattenGroups(groups, ['lkz', 'ort'], (path) => open.includes(path));

describe('heights of a grouped list', () => {
  const heights = groupedHeights(flat(all), 50, 100);
  const tops = [0, 50, 100, 200, 300, 400, 450, 550, 650, 700, 750];

  it('stand one below the other', () => {
    expect(tops.map((_, row) => heights.topOf(row))).toEqual(tops);
    expect(heights.topOf(11)).toBe(850);
    expect(heights).toMatchObject({ total: 850, least: 50, most: 100 });
    expect([0, 2, 10].map(heights.heightOf)).toEqual([50, 100, 100]);
  });

  it('find the row at a place, whole and in part', () => {
    expect(tops.map((top) => heights.rowAt(top))).toEqual(tops.map((_, row) => row));
    expect(heights.rowAt(125)).toBe(2.25);
    expect(heights.topOf(2.25)).toBe(125);
    expect(heights.rowAt(850)).toBe(11);
    expect(heights.rowAt(9999)).toBe(11);
  });

  it('say what is in view', () => {
    expect(seenRows(0, 850, heights, 11)).toEqual({ first: 0, last: 10 });
    expect(seenRows(75, 150, heights, 11)).toEqual({ first: 1, last: 3 });
    expect(seenRows(0, 100, groupedHeights([], 50, 100), 0)).toEqual({ first: 0, last: -1 });
  });

  it('are even when groups are as high as records', () => {
    expect(groupedHeights(flat(all), 34, 34).topOf(10)).toBe(340);
  });
});

describe('places of a grouped list', () => {
  const records = Array.from({ length: 11 }, (_, row) => ({ id: 100 + row }));
  const rowAt = (index: number) => records[index];

  it('do not change when groups are closed', () => {
    const open = groupPlaces(flat(all), rowAt);
    expect([0, 1, 2, 4, 5, 7, 10].map(open.ofRow)).toEqual([
      { from: 0, to: 4, group: 'open' },
      { from: 0, to: 2, group: 'open' },
      { from: 0, to: 0 },
      { from: 2, to: 2 },
      { from: 3, to: 4, group: 'open' },
      { from: 4, to: 4 },
      { from: 5, to: 5 },
    ]);
    expect([2, 4, 5].map((place) => open.recordAt(place)?.id)).toEqual([104, 107, 110]);
    const closed = groupPlaces(flat([]), rowAt);
    expect([0, 1].map(closed.ofRow)).toEqual([
      { from: 0, to: 4, group: 'closed' },
      { from: 5, to: 5, group: 'closed' },
    ]);
    expect(closed.recordAt(2)).toBeUndefined();
  });

  it('are extended across the names of groups', () => {
    const record = (place: number) => ({ from: place, to: place });
    const open = { from: 3, to: 6, group: 'open' } as const;
    const closed = { from: 3, to: 6, group: 'closed' } as const;
    const none = { stretched: undefined };
    const at = (to: number) => ({ stretched: { to, before: {} as never } });
    expect(extension(none, record(2), open, true)).toEqual({ from: 2, to: 2 });
    expect(extension(at(2), open, record(3), true)).toEqual({ from: 2, to: 3 });
    expect(extension(at(3), record(3), open, false)).toEqual({ from: 3, to: 3 });
    expect(extension(at(2), open, record(2), false)).toEqual({ from: 2, to: 2 });
    expect(extension(none, record(2), closed, true)).toEqual({ from: 2, to: 6 });
    expect(extension(at(6), closed, record(7), true)).toEqual({ from: 6, to: 7 });
    expect(extension(none, closed, record(7), true)).toEqual({ from: 3, to: 7 });
    expect(extension(none, closed, record(2), false)).toEqual({ from: 6, to: 2 });
  });
});

describe('figures and order of groups', () => {
  it('take as many lines as there are currencies', () => {
    const value = (attribute: string) => ({ attribute, function: 'SUM' as const, value: 1 });
    const prices = [value('preis'), value('preis'), value('bestand')];
    expect(
      figureLines([{ ...leaf('A', 1), groups: [{ ...leaf('B', 1), values: prices }] }]),
    ).toEqual({ inColumns: 2, inAll: 3 });
    expect(figureLines([])).toEqual({ inColumns: 1, inAll: 0 });
  });

  it('sorts by the groups first, in the direction that the list has for them', () => {
    const order = [
      { field: 'name1', descending: false },
      { field: 'lkz', descending: true },
    ];
    expect(groupedOrder(['lkz', 'ort'], order, new Map())).toEqual([
      { field: 'lkz', descending: true },
      { field: 'ort', descending: false },
      { field: 'name1', descending: false },
    ]);
    expect(groupedOrder([], order, new Map())).toEqual(order);
  });
});

import { describe, expect, it } from 'vitest';
import { groupLineOf } from '../../../../src/engine/views/list/grouping/group-line';
import {
  flattenGroups,
  groupPaths,
  rowCount,
  segmentAt,
} from '../../../../src/engine/views/list/grouping/segments';

const leaf = (key: string | null, count: number) => ({ key, count, values: [] });
const groups = [
  { ...leaf('DE', 5), groups: [leaf('Ulm', 3), leaf(null, 2)] },
  { ...leaf('FR', 1), groups: [leaf('Metz', 1)] },
];
const flat = (open: readonly string[]) =>
  flattenGroups(groups, ['lkz', 'ort'], (path) => open.includes(path));
const all = groupPaths(groups);

describe('a tree of groups as rows', () => {
  it('shows closed groups alone', () => {
    const segments = flat([]);
    expect(segments.map(({ at, kind }) => [at, kind])).toEqual([
      [0, 'group'],
      [1, 'group'],
    ]);
    expect(rowCount(segments)).toBe(2);
    expect(rowCount([])).toBe(0);
  });

  it('shows the records of the last level only, with what they have in common', () => {
    const segments = flat(all);
    expect(rowCount(segments)).toBe(2 + 3 + 6);
    const records = segments.filter((segment) => segment.kind === 'records');
    expect(records.map(({ at, size }) => [at, size])).toEqual([
      [2, 3],
      [6, 2],
      [10, 1],
    ]);
    expect(records[1]?.conditions).toEqual([
      { field: 'lkz', operator: '=', values: ['DE'] },
      { field: 'ort', operator: 'null', values: [] },
    ]);
  });

  it('keeps what is open within a closed group to itself', () => {
    expect(rowCount(flat(all.slice(1)))).toBe(2 + 1 + 1);
  });

  it('finds the stretch of any row', () => {
    const segments = flat(all);
    const places = Array.from({ length: 11 }, (_, row) => segmentAt(segments, row));
    expect(places).toEqual([0, 1, 2, 2, 2, 3, 4, 4, 5, 6, 7]);
    expect(segmentAt(segments, 11)).toBe(-1);
    expect(segmentAt([], 0)).toBe(-1);
  });

  it('tells the rows of groups from records', () => {
    const [first] = flat([]);
    const record = first?.kind === 'group' ? first.record : undefined;
    expect(groupLineOf(record)).toMatchObject({ field: 'lkz', key: 'DE', level: 0, count: 5 });
    expect(groupLineOf({ id: 1 })).toBeUndefined();
  });
});

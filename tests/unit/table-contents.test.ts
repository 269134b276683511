import { describe, expect, test } from 'vitest';
import { losses, type StoredRow, type TableContents } from '../support/table-contents';

const contents = (tables: Record<string, StoredRow[]>): TableContents =>
  new Map(
    Object.entries(tables).map(([name, rows]) => [
      name,
      new Map(rows.map((row) => [String(row.id), row])),
    ]),
  );
const nothing = { changed: new Set<string>(), growing: new Set<string>() };
const before = contents({ a: [{ id: 1, x: 'y', z: null }], b: [{ id: 1 }] });

describe('what an upgrade lost', () => {
  test('nothing, where rows only got further columns', () => {
    const after = contents({ a: [{ id: 1, x: 'y', z: null, more: 1 }], b: [{ id: 1 }], c: [] });
    expect(losses(before, after, nothing)).toEqual([]);
  });

  test('tables, rows, columns and values, by name', () => {
    expect(losses(before, contents({ a: [{ id: 1, x: 'Y' }] }), nothing)).toEqual([
      'a 1: x was "y", is "Y"',
      'a 1: z was null, is gone',
      'table b is gone',
    ]);
    expect(losses(before, contents({ a: [], b: [{ id: 1 }, { id: 2 }] }), nothing)).toEqual([
      'a 1 is gone',
      'b 2 is new',
    ]);
  });

  test('but for what is intended', () => {
    const after = contents({ a: [{ id: 1, x: 'Y', z: null }], b: [{ id: 1 }, { id: 2 }] });
    const intended = { changed: new Set(['a.x']), growing: new Set(['b']) };
    expect(losses(before, after, intended)).toEqual([]);
  });
});

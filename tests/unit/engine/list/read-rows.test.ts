import { describe, expect, it } from 'vitest';
import {
  extendTo,
  nothingSelected,
  selectAll,
  selectTo,
  toggleRow,
  type Selection,
} from '../../../../src/engine/data/lists/selection';
import type { ListSource, RowRequest } from '../../../../src/engine/data/lists/list-source';
import { readRows } from '../../../../src/engine/data/lists/read-rows';

/** Ids are ten times the index. */
function sourceOf(count: number) {
  const asked: RowRequest[] = [];
  const source: ListSource = {
    key: [],
    countKey: [],
    read: async (request) => {
      asked.push(request);
      const size = Math.max(0, Math.min(request.limit, count - request.offset));
      const rows = Array.from({ length: size }, (_, index) => ({
        id: (request.offset + index) * 10,
      }));
      return { rows, total: undefined };
    },
  };
  return { source, asked };
}

async function idsOf(source: ListSource, total: number, selection?: Selection, found = true) {
  const ids: unknown[] = [];
  const readOne = async (id: number | string) => (found ? { id, alone: true } : undefined);
  for await (const rows of readRows(source, { total, selection, readOne }))
    ids.push(...rows.map(({ id }) => id));
  return ids;
}

describe('reading rows', () => {
  it('reads a whole list in pages and what has come since it was counted', async () => {
    const { source } = sourceOf(2500);
    const ids = await idsOf(source, 2400);
    expect(ids).toHaveLength(2500);
    expect(ids[2499]).toBe(24_990);
  });

  it('reads all but the exceptions without knowing their pages', async () => {
    const { source } = sourceOf(1500);
    const selection = toggleRow(toggleRow(selectAll(), 0, 0), 14_990, 1499);
    const ids = await idsOf(source, 1500, selection);
    expect(ids).toHaveLength(1498);
    expect(ids[0]).toBe(10);
  });

  it('asks only for the stretches that are selected', async () => {
    const { source, asked } = sourceOf(100_000);
    const near = selectTo(toggleRow(nothingSelected, 100, 10), 12);
    const far = selectTo(toggleRow(near, 500_000, 50_000), 50_001);
    expect(await idsOf(source, 100_000, far)).toEqual([100, 110, 120, 500_000, 500_010]);
    expect(asked.map(({ offset, limit }) => [offset, limit])).toEqual([
      [10, 3],
      [50_000, 2],
    ]);
  });

  it('asks for a selected row by itself when it stands elsewhere now, and leaves out one that is gone', async () => {
    const { source } = sourceOf(5);
    const selection = toggleRow(nothingSelected, 777, 2);
    expect(await idsOf(source, 5, selection)).toEqual([777]);
    expect(await idsOf(source, 5, selection, false)).toEqual([]);
  });

  it('gives a row once that has moved to the next page meanwhile', async () => {
    const source: ListSource = {
      key: [],
      countKey: [],
      read: async ({ offset }) => ({
        rows: offset === 0 ? Array.from({ length: 1000 }, (_, id) => ({ id })) : [{ id: 999 }],
        total: undefined,
      }),
    };
    expect(await idsOf(source, 1001)).toHaveLength(1000);
  });
});

describe('Shift and arrows', () => {
  const idAt = (index: number) => index * 10;

  it('goes back over what it has taken in', () => {
    let selection = extendTo(nothingSelected, 4, 5, idAt);
    selection = extendTo(selection, 5, 6, idAt);
    selection = extendTo(selection, 6, 5, idAt);
    expect([...selection.added.values()]).toEqual([4, 5]);
  });

  it('begins where the focus is when it has moved without Shift', () => {
    const first = extendTo(nothingSelected, 4, 5, idAt);
    const second = extendTo(first, 8, 9, idAt);
    expect([...second.added.values()]).toEqual([4, 5, 8, 9]);
  });

  it('keeps rows by id where they are at hand, so that others above them change nothing', () => {
    const selection = selectTo(toggleRow(nothingSelected, 10, 1), 3, idAt);
    expect(selection.stretches).toEqual([]);
    expect([...selection.added.keys()]).toEqual([10, 20, 30]);
  });
});

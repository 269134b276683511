import { describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '../../../../src/api/dialect';
import { readRows } from '../../../../src/api/rows';
import type { ListState } from '../../../../src/engine/data/lists/list-state';
import type { Place } from '../../../../src/engine/screens/place';
import {
  foldedBeside,
  treeLines,
  treeStep,
  type Below,
} from '../../../../src/engine/views/list/tree/tree-lines';
import { treeSource } from '../../../../src/engine/views/list/tree/tree-source';

vi.mock('../../../../src/api/rows', () => ({ readRows: vi.fn() }));

const one = (id: number, below = 0): AnyRecord => ({ id, below });

function linesOf(below: Record<number, Below>, open: readonly number[], hasMore = false) {
  return treeLines({
    top: [one(1, 2), one(2), one(3, 1)],
    hasMore,
    open: new Set(open),
    belowOf: (id) => below[Number(id)],
    mayHave: (record) => Number(record.below) > 0,
  });
}

const read = { 1: { rows: [one(11, 1), one(12)] }, 11: { rows: [one(111)] } };
const inShort = (lines: ReturnType<typeof linesOf>) =>
  lines.map((line) =>
    line.kind === 'record'
      ? `${'-'.repeat(line.level - 1)}${String(line.record.id)} ${line.position}/${line.size}${
          line.isOpen === undefined ? '' : line.isOpen ? ' open' : ' folded'
        }`
      : `${'-'.repeat(line.level - 1)}${line.kind}`,
  );

describe('the lines of a tree', () => {
  it('are the records at the top while nothing is unfolded', () => {
    expect(inShort(linesOf({}, []))).toEqual(['1 1/3 folded', '2 2/3', '3 3/3 folded']);
    expect(inShort(linesOf({}, [], true))[0]).toBe('1 1/-1 folded');
  });

  it('have those below an unfolded one after it', () => {
    expect(inShort(linesOf(read, [1, 11]))).toEqual([
      '1 1/3 open',
      '-11 1/2 open',
      '--111 1/1',
      '-12 2/2',
      '2 2/3',
      '3 3/3 folded',
    ]);
  });

  it('say that rows are read or could not be', () => {
    const lines = linesOf({ 3: { rows: undefined, error: new Error('no') } }, [1, 3]);
    expect(inShort(lines)).toEqual(['1 1/3 open', '-pending', '2 2/3', '3 3/3 open', '-failed']);
  });

  it('cannot be unfolded where nothing below was found', () => {
    expect(inShort(linesOf({ 3: { rows: [] } }, [3]))[2]).toBe('3 3/3');
  });

  it('end where a record stands below itself', () => {
    const round = { 1: { rows: [one(3, 1)] }, 3: { rows: [one(1, 2)] } };
    expect(inShort(linesOf(round, [1, 3])).slice(0, 3)).toEqual([
      '1 1/3 open',
      '-3 1/1 open',
      '--1 1/1',
    ]);
  });
});

describe('a key in a tree', () => {
  const lines = linesOf(read, [1, 11]);
  const stepAt = (at: number, key: string) => treeStep(lines, at, key);

  it('goes to the lines beside, the first and the last', () => {
    expect(stepAt(0, 'ArrowDown')).toEqual({ to: 1 });
    expect(stepAt(5, 'ArrowDown')).toEqual({ to: 5 });
    expect(stepAt(0, 'ArrowUp')).toEqual({ to: 0 });
    expect(stepAt(3, 'Home')).toEqual({ to: 0 });
    expect(stepAt(3, 'End')).toEqual({ to: 5 });
  });

  it('unfolds, then goes below; folds, then goes above', () => {
    expect(stepAt(5, 'ArrowRight')).toEqual({ fold: one(3, 1) });
    expect(stepAt(0, 'ArrowRight')).toEqual({ to: 1 });
    expect(stepAt(4, 'ArrowRight')).toBeUndefined();
    expect(stepAt(1, 'ArrowLeft')).toEqual({ fold: one(11, 1) });
    expect(stepAt(3, 'ArrowLeft')).toEqual({ to: 0 });
    expect(stepAt(4, 'ArrowLeft')).toBeUndefined();
    expect(stepAt(0, 'x')).toBeUndefined();
  });

  it('unfolds all beside it', () => {
    expect(foldedBeside(lines, 4)).toEqual([3]);
    expect(foldedBeside(lines, 3)).toEqual([]);
  });
});

describe('where the rows of a tree come from', () => {
  const place = {
    definition: { name: 'parts', query: 'parts' },
    fields: {},
    list: '/parts',
    params: {},
    fixed: [],
  } as unknown as Place;
  const state: ListState = { order: [], filter: [], q: '', group: [], sum: undefined };
  const context = { user: { id: 1, kuerzel: 'a' }, now: new Date(0) };
  const asked = () =>
    vi
      .mocked(readRows)
      .mock.calls.map(([list, { filter = '', params } = {}]) => [list, filter, params]);
  const answering = (...answers: AnyRecord[][]) => {
    vi.mocked(readRows).mockReset();
    for (const rows of answers)
      vi.mocked(readRows).mockResolvedValueOnce({ rows, isCapped: false, hasMore: false });
  };

  it('are those without a parent, and those of a parent', async () => {
    answering([one(1)], [one(2)]);
    const source = treeSource(place, 'partOf', state, context);
    expect(await source.readTop(0)).toEqual({ rows: [one(1)], next: undefined });
    expect(await source.readBelow(1 as never)).toEqual([one(2)]);
    expect(asked()).toEqual([
      ['/parts', 'partOfnull', {}],
      ['/parts', 'partOf=1', {}],
    ]);
  });

  it('has a hit at the top unless its parent is one, too', async () => {
    answering(
      [
        { id: 5, partOf: 4 },
        { id: 6, partOf: 5 },
        { id: 7, partOf: null },
      ],
      [{ id: 5 }],
    );
    const filter = [{ field: 'name', operator: '=' as const, values: ['a'] }];
    const source = treeSource(place, 'partOf', { ...state, filter }, context);
    const { rows } = await source.readTop(0);
    expect(rows.map(({ id }) => id)).toEqual([5, 7]);
    expect(asked()).toEqual([
      ['/parts', 'name=a', {}],
      ['/parts', 'name=a,idin(4|5)', {}],
    ]);
  });

  it('begins with the children of the record around it', async () => {
    const below = { ...place, list: '/parts/{partOf}/parts', params: { partOf: 3 } };
    answering([{ id: 5, partOf: 3 }], [{ id: 8, partOf: 5 }]);
    const source = treeSource(below as never, 'partOf', state, context);
    expect((await source.readTop(0)).rows).toHaveLength(1);
    await source.readBelow(5 as never);
    expect(asked()).toEqual([
      ['/parts/{partOf}/parts', '', { partOf: 3 }],
      ['/parts/{partOf}/parts', '', { partOf: 5 }],
    ]);
  });
});

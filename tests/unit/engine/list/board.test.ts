import { describe, expect, it } from 'vitest';
import {
  boardValues,
  conditionOf,
  rowOfCard,
  valueBeside,
} from '../../../../src/engine/views/list/board/board-columns';
import {
  arrivingAt,
  leavingRows,
  type Move,
} from '../../../../src/engine/views/list/board/board-move';
import {
  listStateOf,
  standardBase,
  withListState,
} from '../../../../src/engine/data/lists/list-state';
import { withView } from '../../../../src/engine/views/list/views/chosen-view';
import { isChanged, type WholeSetup } from '../../../../src/engine/views/list/views/view-setup';

const base = standardBase(['name']);
const scope = { isField: () => true, canQuery: true };
const stateOf = (search: string, display?: string) =>
  listStateOf(new URLSearchParams(search), { ...scope, base: { ...base, display } });

describe('the columns of a board', () => {
  it('are all values, or those that are declared and there', () => {
    expect(boardValues(['A', 'B'], undefined, false)).toEqual(['A', 'B']);
    expect(boardValues(['A', 'B', 'C'], ['C', 'X', 'A'], false)).toEqual(['C', 'A']);
    expect(boardValues([1, 2, null], undefined, true)).toEqual([null, 1, 2]);
  });

  it('have a filter each', () => {
    expect(conditionOf('phase', 3)).toEqual({ field: 'phase', operator: '=', values: ['3'] });
    expect(conditionOf('phase', null)).toEqual({ field: 'phase', operator: 'null', values: [] });
  });

  it('stand beside each other', () => {
    expect(valueBeside([null, 'A', 'B'], 'A', -1)).toBeNull();
    expect(valueBeside(['A', 'B'], 'B', 1)).toBeUndefined();
    expect(valueBeside(['A', 'B'], 'X', 1)).toBeUndefined();
  });
});

describe('a card that is moved', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const rowAt = (row: number) => rows[row];
  const move = (id: string, row: number): Move => ({
    ...{ id, row, record: { id }, column: 'A', to: 'B' },
  });

  it('leaves no gap in its column', () => {
    expect([0, 1, 2].map((card) => rowOfCard(card, [1]))).toEqual([0, 2, 3]);
    expect([0, 1].map((card) => rowOfCard(card, [2, 0]))).toEqual([1, 3]);
  });

  it('leaves it until the column is read anew', () => {
    expect(leavingRows([move('b', 1)], 'A', rowAt)).toEqual([1]);
    expect(leavingRows([move('x', 1)], 'A', rowAt)).toEqual([]);
    expect(leavingRows([move('b', 1)], 'B', rowAt)).toEqual([]);
  });

  it('stands first in the other one until it is among its rows', () => {
    expect(arrivingAt([move('x', 1)], 'B', rowAt)).toHaveLength(1);
    expect(arrivingAt([move('c', 1)], 'B', rowAt)).toEqual([]);
    expect(arrivingAt([move('x', 1)], 'A', rowAt)).toEqual([]);
  });
});

describe('a list as a board', () => {
  it('is said by the address, else by the view', () => {
    expect(stateOf('').display).toBeUndefined();
    expect(stateOf('ansicht=board').display).toBe('board');
    expect(stateOf('', 'board').display).toBe('board');
    expect(stateOf('ansicht=list', 'board').display).toBe('list');
  });

  it('is written only where the view says otherwise', () => {
    const written = (display: string, ofView?: string) =>
      withListState(
        new URLSearchParams('q=abc'),
        { display },
        { ...base, display: ofView },
      ).toString();
    expect(written('board')).toBe('q=abc&ansicht=board');
    expect(written('list')).toBe('q=abc');
    expect(written('board', 'board')).toBe('q=abc');
    expect(written('list', 'board')).toBe('q=abc&ansicht=list');
  });

  it('stays one with a view that does not say it', () => {
    const search = new URLSearchParams('ansicht=board&order=name');
    expect(withView(search, { id: 'late' }, []).get('ansicht')).toBe('board');
    expect(withView(search, undefined, []).get('ansicht')).toBe('board');
    expect(withView(search, { id: 7 }, []).get('ansicht')).toBeNull();
  });

  it('differs from a stored view of rows, not from a shipped one', () => {
    const now: WholeSetup = { ...base, display: 'board', layout: { columns: [], density: '' } };
    expect(isChanged(now, { ...now, display: 'list' })).toBe(true);
    expect(isChanged(now, { ...now, display: undefined })).toBe(false);
  });
});

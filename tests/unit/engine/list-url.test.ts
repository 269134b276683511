import { describe, expect, it } from 'vitest';
import { listStateOf, withListState } from '../../../src/engine/list/url/list-state';
import { nextOrder } from '../../../src/engine/list/url/next-order';

const scopeOf = (defaultOrder: string[], canOr = true) => ({
  isField: (name: string) => ['name1', 'ort'].includes(name),
  canOr,
  defaultOrder,
});

describe('list state in the URL', () => {
  it('takes the default order when none is named', () => {
    expect(listStateOf(new URLSearchParams(), scopeOf(['-ort']))).toEqual({
      order: [{ field: 'ort', descending: true }],
      filter: [],
      q: '',
    });
  });

  it('reads order, filter and search, and leaves out unknown fields', () => {
    const search = new URLSearchParams({
      order: 'name1,-gone',
      filter: 'ort~Ulm,gone=1',
      q: 'bau',
    });
    expect(listStateOf(search, scopeOf([]))).toEqual({
      order: [{ field: 'name1', descending: false }],
      filter: [{ field: 'ort', operator: '~', values: ['Ulm'] }],
      q: 'bau',
    });
  });

  it('leaves no trace of defaults and keeps what is not its own', () => {
    const search = new URLSearchParams({ other: 'x', q: 'bau', order: 'ort' });
    const next = withListState(
      search,
      { q: '', order: [{ field: 'name1', descending: false }], filter: [] },
      ['name1'],
    );
    expect(next.toString()).toBe('other=x');
  });

  it('writes what it reads', () => {
    const state = {
      order: [{ field: 'ort', descending: true }],
      filter: [{ field: 'ort', operator: '~' as const, values: ['a,b'] }],
      q: 'x y',
    };
    const search = withListState(new URLSearchParams(), state, ['name1']);
    expect(listStateOf(new URLSearchParams(search.toString()), scopeOf(['name1']))).toEqual(state);
  });
});

describe('order after a click', () => {
  const up = (field: string) => ({ field, descending: false });
  const down = (field: string) => ({ field, descending: true });

  it.each([
    [[], 'a', false, [up('a')]],
    [[up('a')], 'a', false, [down('a')]],
    [[down('a')], 'a', false, []],
    [[up('a')], 'b', false, [up('b')]],
    [[up('a')], 'b', true, [up('a'), up('b')]],
    [[up('a'), up('b')], 'a', true, [down('a'), up('b')]],
    [[down('a'), up('b')], 'a', true, [up('b')]],
  ])('%j, %s, shift %s', (order, field, add, expected) => {
    expect(nextOrder(order, field, add)).toEqual(expected);
  });
});

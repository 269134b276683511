import { describe, expect, it } from 'vitest';
import {
  listStateOf,
  nextOrder,
  standardBase,
  withListState,
} from '../../../src/engine/data/lists/list-state';

const scopeOf = (order: string[], canQuery = true) => ({
  isField: (name: string) => ['name1', 'ort'].includes(name),
  canQuery,
  base: standardBase(order),
});

describe('list state in the URL', () => {
  it('takes the default order when none is named', () => {
    expect(listStateOf(new URLSearchParams(), scopeOf(['-ort']))).toEqual({
      order: [{ field: 'ort', descending: true }],
      filter: [],
      q: '',
      group: [],
      sum: undefined,
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
      group: [],
      sum: undefined,
    });
  });

  it('leaves no trace of defaults and keeps what is not its own', () => {
    const search = new URLSearchParams({ other: 'x', q: 'bau', order: 'ort' });
    const next = withListState(
      search,
      { q: '', order: [{ field: 'name1', descending: false }], filter: [] },
      standardBase(['name1']),
    );
    expect(next.toString()).toBe('other=x');
  });

  it('writes what it reads', () => {
    const state = {
      order: [{ field: 'ort', descending: true }],
      filter: [{ field: 'ort', operator: '~' as const, values: ['a,b'] }],
      q: 'x y',
      group: ['ort', 'name1'],
      sum: [{ field: 'name1', function: 'COUNT' as const }],
    };
    const search = withListState(new URLSearchParams(), state, standardBase(['name1']));
    expect(listStateOf(new URLSearchParams(search.toString()), scopeOf(['name1']))).toEqual(state);
  });
});

describe('a base below the URL', () => {
  const base = {
    ...standardBase(['name1']),
    filter: [{ field: 'ort', operator: '~' as const, values: ['Ulm'] }],
    group: ['ort'],
    sum: [{ field: 'name1', function: 'COUNT' as const }],
  };
  const scope = { ...scopeOf([]), base };

  it('counts where the URL says nothing', () => {
    expect(listStateOf(new URLSearchParams('q=bau'), scope)).toEqual({ ...base, q: 'bau' });
  });

  it('gives way to what the URL says, also to nothing', () => {
    const search = withListState(
      new URLSearchParams(),
      { filter: [], order: [], group: [], sum: [] },
      base,
    );
    expect(search.toString()).toBe('order=&filter=&group=&sum=');
    expect(listStateOf(search, scope)).toMatchObject({ filter: [], order: [], group: [], sum: [] });
  });

  it('leaves no trace when it is restored', () => {
    const search = new URLSearchParams('order=&filter=&group=&sum=');
    expect(withListState(search, base, base).toString()).toBe('');
  });

  it('knows three levels of groups, each once, and none without a query', () => {
    const search = new URLSearchParams('group=ort,name1,ort,gone&sum=ort:MAX,ort:ODD,gone');
    expect(listStateOf(search, scopeOf([]))).toMatchObject({
      group: ['ort', 'name1'],
      sum: [{ field: 'ort', function: 'MAX' }],
    });
    expect(listStateOf(search, scopeOf([], false))).toMatchObject({ group: [], sum: undefined });
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

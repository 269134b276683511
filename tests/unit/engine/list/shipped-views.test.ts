import { describe, expect, test } from 'vitest';
import type { View } from '../../../../src/api/view';
import { isFixed } from '../../../../src/engine/data/filters/predicate';
import { queryPredicate } from '../../../../src/engine/data/filters/query-predicate';
import { chosenView, standardView } from '../../../../src/engine/views/list/views/chosen-view';
import {
  inDisplay,
  setupOfShipped,
  shippedViews,
} from '../../../../src/engine/views/list/views/shipped-views';
import type { Me } from '../../../../src/engine/define/definition';
import { isChanged, setupOfView } from '../../../../src/engine/views/list/views/view-setup';
import { viewContent } from '../../../../src/engine/views/list/views/view-content';
import { listField, thingFields } from './support/list-fields';

const definition = {
  order: ['name'],
  columns: [{ field: 'name' }, { field: 'town' }, { field: 'price' }],
  views: [
    { name: 'open', filter: ['blocked=false'], default: true as const },
    { name: 'mine', filter: [['ownerId=:ICH', 'town=Ulm'], 'price>0'] },
    { name: 'short', columns: ['price', 'name'], order: ['-price'], group: ['town'] },
  ],
};
const fields = { ...thingFields, ownerId: listField('ownerId', 'integer') };
const all = shippedViews(definition, () => true);
const [open, mine, short] = all.map(({ shipped }) => setupOfShipped(shipped, definition));
const layout = { columns: [{ field: 'town', width: 300 }], density: 'compact' as const };

test('a display with an address of its own opens with the view that is shipped for it', () => {
  const board = { name: 'board', filter: ['price>0'], display: 'schedule' as const };
  const views = shippedViews({ ...definition, views: [...definition.views, board] }, () => true);
  expect(standardView(inDisplay(views, undefined))?.id).toBe('open');
  expect(standardView(inDisplay(views, 'calendar'))?.id).toBe('open');
  expect(standardView(inDisplay(views, 'schedule'))?.id).toBe('board');
});

describe('a shipped view', () => {
  test('says which rows there are, and leaves order and columns as they are', () => {
    expect(open).toMatchObject({
      filter: [{ field: 'blocked', operator: '=', values: ['false'] }],
      order: [{ field: 'name', descending: false }],
      group: [],
      layout: undefined,
    });
    expect(isChanged({ ...open!, layout }, open!)).toBe(false);
    expect(isChanged({ ...open!, layout, filter: [] }, open!)).toBe(true);
  });

  test('takes terms in a list of their own as alternatives', () => {
    expect(mine?.filter.map((item) => ('op' in item ? item.op : item.field))).toEqual([
      'OR',
      'price',
    ]);
    expect([open, mine].map((setup) => isFixed(setup!.filter))).toEqual([true, false]);
  });

  test('may name columns, order and groups', () => {
    expect(short).toMatchObject({ order: [{ field: 'price', descending: true }], group: ['town'] });
    expect(short?.layout?.columns).toEqual([
      { field: 'price' },
      { field: 'name' },
      { field: 'town', hidden: true },
    ]);
  });

  test('is not offered to whoever may not see what it filters by', () => {
    const offered = shippedViews(definition, (name) => name !== 'price');
    expect(offered.map(({ id }) => id)).toEqual(['open', 'short']);
  });

  test('opens by itself for whom it says, before the one that is for everybody', () => {
    const byUser = {
      ...definition,
      views: [
        { name: 'own', default: ({ technikerId }: Me) => technikerId !== null },
        ...definition.views,
      ],
    };
    const standardOf = (me?: Partial<Me>) =>
      standardView(shippedViews(byUser, () => true, me as Me))?.id;
    expect(standardOf({ technikerId: 3 })).toBe('own');
    expect(standardOf({ technikerId: null })).toBe('open');
    // What is read before anybody is known is then nobody's.
    expect(standardOf()).toBe('own');
  });

  test('stays relative to the user when a copy of it is stored', () => {
    const stored = viewContent({ ...mine!, layout }, fields);
    expect(setupOfView(JSON.parse(JSON.stringify(stored)), fields)?.filter).toEqual(mine?.filter);
    const now = { user: { id: 7, kuerzel: 'B' }, now: new Date() };
    expect(JSON.stringify(queryPredicate(mine!.filter, fields, now))).toContain('"value":7');
  });
});

describe('which view opens', () => {
  const stored = (istStandard: boolean) => [{ id: 3, name: 'Eigene', istStandard }] as View[];
  const opened = (search: string, views: readonly View[]) =>
    chosenView(new URLSearchParams(search), [...views, ...all]).view?.id;

  test('the shipped default, unless the user has one or the link says otherwise', () => {
    expect(opened('', [])).toBe('open');
    expect(opened('', stored(false))).toBe('open');
    expect(opened('', stored(true))).toBe(3);
    expect(opened('view=mine', stored(true))).toBe('mine');
    expect(opened('view=none', [])).toBeUndefined();
    expect(opened('filter=name%3Dx', [])).toBeUndefined();
    expect(standardView([...stored(true), ...all])?.id).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { standardFields } from '../../../support/standard-fields';
import { chosenView, withView } from '../../../../src/engine/views/list/views/chosen-view';
import {
  isChanged,
  setupOfView,
  type WholeSetup,
} from '../../../../src/engine/views/list/views/view-setup';
import { viewContent } from '../../../../src/engine/views/list/views/view-content';
import type { View } from '../../../../src/api/view';

const fields = standardFields(
  'Thing',
  {
    properties: {
      name: { type: 'string' },
      since: { type: ['string', 'null'], format: 'date' },
      changed: { type: ['string', 'null'], format: 'date-time' },
      limit: { type: ['number', 'null'], format: 'money' },
      active: { type: 'boolean' },
    },
  },
  {},
);

const setup: WholeSetup = {
  order: [{ field: 'name', descending: true }],
  filter: [
    { field: 'name', operator: '~', values: [':HEUTE'] },
    { field: 'since', operator: 'between', values: [':MONATSANFANG-1', ':MONATSENDE-1'] },
    { field: 'changed', operator: '=', values: [':HEUTE'] },
    {
      op: 'OR',
      items: [
        { field: 'active', operator: '=', values: ['true'] },
        { field: 'limit', operator: '!in', values: ['1.5', '2'] },
        { field: 'name', operator: 'null', values: [] },
      ],
    },
  ],
  group: ['active', 'name'],
  sum: [{ field: 'limit', function: 'AVG' }],
  display: 'board',
  layout: {
    columns: [
      { field: 'name', width: 200, pinned: true },
      { field: 'gone', hidden: true },
      { field: 'limit' },
    ],
    density: 'compact',
  },
};

const views = [
  { id: 1, name: 'A', istStandard: false },
  { id: 2, name: 'B', istStandard: true },
] as View[];
const chosen = (search: string, of = views) => {
  const { view, isMissing } = chosenView(new URLSearchParams(search), of);
  return [view?.id, isMissing];
};

describe('a view', () => {
  it('gives back what was stored, relative dates and columns that are gone included', () => {
    const content = viewContent(setup, fields);
    expect(setupOfView(JSON.parse(JSON.stringify(content)), fields)).toEqual(setup);
  });

  it('stores values as the server compares them', () => {
    const { predicate } = viewContent(setup, fields);
    expect(JSON.stringify(predicate)).toContain('"value":1.5');
    expect(JSON.stringify(predicate)).toContain('"value":true');
    // A colon that somebody looks for is no variable.
    expect(JSON.stringify(predicate)).toContain('"value":"\\\\:HEUTE"');
  });

  it('without anything stored is the list without filter', () => {
    const nothing = viewContent(
      { ...setup, filter: [], group: [], sum: undefined, order: [] },
      fields,
    );
    expect(nothing.predicate).toBeNull();
    expect(setupOfView(nothing, fields)).toMatchObject({ filter: [], group: [], sum: undefined });
  });

  it('that filters otherwise than the list can is refused as a whole', () => {
    const predicate = {
      op: 'AND' as const,
      items: [
        { attribute: 'name', operator: '=' as const, value: 'a' },
        { op: 'NOT' as const, items: [{ attribute: 'name', operator: '^' as const, value: 'b' }] },
      ],
    };
    expect(setupOfView({ ...viewContent(setup, fields), predicate }, fields)).toBeUndefined();
  });

  it('keeps the places that a stored order of columns names', () => {
    const columns = [
      { attribute: 'name', order: 2 },
      { attribute: 'limit', order: 1 },
    ];
    const read = setupOfView({ ...viewContent(setup, fields), columns }, fields);
    expect(read?.layout.columns).toEqual([{ field: 'limit' }, { field: 'name' }]);
  });
});

describe('a changed view', () => {
  it('is one whose rows, groups, figures or columns differ', () => {
    expect(isChanged(setup, structuredClone(setup))).toBe(false);
    expect(isChanged({ ...setup, order: [] }, setup)).toBe(true);
    expect(isChanged({ ...setup, filter: setup.filter.slice(1) }, setup)).toBe(true);
    expect(isChanged({ ...setup, group: ['name', 'active'] }, setup)).toBe(true);
    expect(isChanged({ ...setup, sum: [] }, setup)).toBe(true);
    const { layout } = setup;
    expect(isChanged({ ...setup, layout: { ...layout, density: 'normal' } }, setup)).toBe(true);
    const wider = layout.columns.map((column) => ({ ...column, width: 300 }));
    expect(isChanged({ ...setup, layout: { ...layout, columns: wider } }, setup)).toBe(true);
  });
});

describe('the view of a URL', () => {
  it('is the named one, else the default where the URL says nothing', () => {
    expect(chosen('view=1&order=x')).toEqual([1, false]);
    expect(chosen('')).toEqual([2, false]);
    expect(chosen('other=1')).toEqual([2, false]);
    expect(chosen('q=bau')).toEqual([undefined, false]);
    expect(chosen('view=none')).toEqual([undefined, false]);
    expect(chosen('', views.slice(0, 1))).toEqual([undefined, false]);
  });

  it('is the default when the named one is not there, and that is said', () => {
    expect(chosen('view=9')).toEqual([2, true]);
    expect(chosen('view=9', [])).toEqual([undefined, true]);
  });

  it('replaces what the URL says about the list, but for the search', () => {
    const search = new URLSearchParams('order=x&filter=y&group=z&sum=s&q=bau&other=1');
    expect(withView(search, views[0], views).toString()).toBe('q=bau&other=1&view=1');
    expect(withView(search, undefined, views).toString()).toBe('q=bau&other=1&view=none');
    expect(withView(search, undefined, []).toString()).toBe('q=bau&other=1');
  });
});

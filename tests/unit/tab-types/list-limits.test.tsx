// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { standardFieldTypes } from '../../../src/engine/fields';
import type { ListTab } from '../../../src/engine/tab-types/list/definition';
import { Content } from '../../../src/engine/tab-types/list/list-tab';
import { render } from '../support/render';

const counts: unknown[] = [];
vi.mock('../../../src/api/call', () => ({
  call: (_: string, { query }: { query: { limit: number; returnTotal: unknown } }) => {
    counts.push(query.returnTotal);
    const result = Array.from({ length: query.limit }, (_, id) => ({ id, name: 'Anna', age: 7 }));
    return Promise.resolve({ data: { result } });
  },
}));

const schema = {
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
  'x-lists': { '/visits': { lacks: ['count', 'search'], order: ['name'] } },
} as EntitySchema;

const tab = {
  type: 'list',
  name: 'visits',
  schema: 'Visit',
  list: '/visits',
  columns: [{ field: 'name' }, { field: 'age' }],
  order: ['-age', 'name'],
  totals: [],
} as ListTab;

const registry = {
  entries: [],
  titles: {},
  lookups: {},
  asking: [],
  whole: [],
  fieldTypes: standardFieldTypes,
  loadSchema: () => Promise.resolve(schema),
  loadFields: () => Promise.resolve({}),
  loadSums: () => Promise.reject(new Error('no sums here')),
};

test('rows in a tab are ordered and counted no further than their list can', async () => {
  const { container, unmount } = render(
    <MemoryRouter>
      <Content
        tab={tab}
        label="Visits"
        screen={{ name: 'pets', schema: 'Pet' }}
        place={{ path: '/pets', params: {} }}
      />
    </MemoryRouter>,
    { registry: registry as never },
  );
  const sorts = () =>
    [...container.querySelectorAll('[role=columnheader]')].map((one) =>
      one.getAttribute('aria-sort'),
    );
  await act(() => vi.waitFor(() => expect(sorts()).toEqual(['ascending', null])));
  // The first rows and the page that they are of.
  await act(() => vi.waitFor(() => expect(counts.length).toBeGreaterThan(1)));
  expect(new Set(counts)).toEqual(new Set([false]));
  unmount();
});

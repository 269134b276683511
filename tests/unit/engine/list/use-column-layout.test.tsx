// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { ColumnLayout } from '../../../../src/engine/views/list/columns/column-layout';
import { useColumnLayout } from '../../../../src/engine/views/list/columns/use-column-layout';
import { stubBrowser } from '../../support/dom';

const only = (field: string): ColumnLayout => ({ columns: [{ field }], density: '' });
const kept = (view?: object) => JSON.stringify({ v: 1, ...only('own'), ...(view && { view }) });
const changed = { ...only('changed'), id: 3 };

test.each([
  ['a user’s own', kept(), undefined, 'own'],
  ['a user’s own, a view changed before', kept(changed), undefined, 'own'],
  ['a view', kept(), 3, 'of view 3'],
  ['a view that the user has changed', kept(changed), 3, 'changed'],
  ['another view than the changed one', kept(changed), 4, 'of view 4'],
])('the columns of %s', (_, stored, id, field) => {
  stubBrowser();
  const client = new QueryClient();
  client.setQueryData(['preference', 'list.things'], stored);
  let layout: ColumnLayout | undefined;
  const view = id === undefined ? undefined : { id, layout: only(`of view ${id}`) };
  function Columns() {
    layout = useColumnLayout({ name: 'things' }, view).layout;
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Columns />
      </QueryClientProvider>,
    ),
  );
  expect(layout?.columns).toEqual([{ field }]);
  act(() => root.unmount());
});

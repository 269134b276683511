import { standardFieldTypes } from '../../../../src/engine/fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as actionTypes from '../../../../src/engine/action-types';
import { EngineProvider, type Engine } from '../../../../src/engine/application/context';
import type { ScreenDefinition } from '../../../../src/engine/define/definition';
import { RecordPage } from '../../../../src/engine/views/record/record-page';
import { recordQuery } from '../../../../src/engine/data/record-query';
import type { RecordMatch } from '../../../../src/engine/screens/place';
import * as tabTypes from '../../../../src/engine/tab-types';
import { preloadCommonViews } from '../../../../src/engine/views/record/tab-views';
import '../../../../src/ui/tokens.css';
import '../../../../src/ui/mantine-styles';
import '../../../../src/ui/base.css';
import { benchFields, benchRecord, names } from './schema';

const nothing = () => Promise.reject(new Error('the bench loads nothing'));

const engine: Engine = {
  registry: {
    entries: [],
    tabTypes,
    actionTypes,
    loadScreen: nothing,
    loadPage: nothing,
    loadSchema: nothing,
    loadFields: nothing,
    loadSums: nothing,
    loadValidators: () => Promise.resolve({}),
    fieldTypes: standardFieldTypes,
    lookups: {},
    whole: [],
    asking: [],
    codes: {},
    titles: {},
    loadParts: () => Promise.resolve([]),
    loadRowSchema: () => Promise.resolve(undefined),
    loadSchemasOf: () => Promise.resolve({}),
    loadQueued: () => Promise.resolve(undefined),
    rights: {},
  },
  me: { id: 1, name: 'Bench', kuerzel: 'B', typ: 0, istAdmin: true, technikerId: null },
  roles: [],
  can: () => true,
};

// As its route does before it draws the page.
await preloadCommonViews({ tabTypes });

/** The whole record page: bar, edit session, draft, guard and form, with a record that is there already. */
export function Ours({ count }: { count: number }) {
  const [{ router, client }] = useState(() => setUp(count));
  return (
    <QueryClientProvider client={client}>
      <EngineProvider value={engine}>
        <RouterProvider router={router} />
      </EngineProvider>
    </QueryClientProvider>
  );
}

function setUp(count: number) {
  const definition: ScreenDefinition = {
    name: 'bench',
    schema: 'Bench',
    standalone: true,
    api: { list: '/bench', record: '/bench/{id}', create: '/bench' },
    columns: [{ field: 'text0' }],
    order: ['text0'],
    tabs: [{ type: 'form', name: 'main', sections: [{ name: 'main', fields: names(count) }] }],
    actions: [],
  };
  const match: RecordMatch = {
    kind: 'record',
    place: {
      definition,
      title: ['text0'],
      fields: benchFields(count),
      tables: [],
      path: '/bench',
      list: '/bench',
      params: {},
      fixed: [],
      preset: {},
    },
    id: 1,
    tab: 'main',
    embedded: undefined,
    parents: [],
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(recordQuery(match.place, 1, 'de').queryKey, benchRecord(count));
  const router = createMemoryRouter([{ path: '*', element: <RecordPage match={match} /> }], {
    initialEntries: ['/bench/1/main'],
  });
  return { client, router };
}

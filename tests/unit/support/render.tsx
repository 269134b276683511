import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { act, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import charts from '../../../locales/de/charts.json';
import form from '../../../locales/de/form.json';
import problems from '../../../locales/de/problems.json';
import record from '../../../locales/de/record.json';
import table from '../../../locales/de/table.json';
import ui from '../../../locales/de/ui.json';
import type { Engine } from '../../../src/engine/application/context';
import { EngineHost } from '../../../src/engine/routes/engine-host';
import { standardFieldTypes } from '../../../src/engine/fields';
import { loadFieldEditing } from '../../../src/engine/editing/load-editing';
import * as actionTypes from '../../../src/engine/action-types';
import * as tabTypes from '../../../src/engine/tab-types';
import { lookupQuery } from '../../../src/engine/data/lookups/lookup-query';
import { stubBrowser } from './dom';
import supplier from '../../fixtures/gadgets/page/locales/de/entities/Supplier.json';
import * as supplierValidators from '../../fixtures/gadgets/page/schemas/generated/validators/Supplier';
import { thingLookups, thingRows, thingTexts } from './things';

export interface Rendered {
  container: HTMLElement;
  rerender: (node: ReactNode) => void;
  unmount: () => void;
}

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'de',
  resources: {
    de: {
      charts,
      form,
      problems,
      record,
      table,
      ui,
      entities: { ...thingTexts.entities, Supplier: supplier, ...supplier.schemas },
    },
  },
  interpolation: { escapeValue: false },
});

// As on a page whose form was fetched ahead.
await loadFieldEditing(standardFieldTypes);

const engine: Engine = {
  registry: {
    entries: [],
    tabTypes,
    actionTypes,
    loadScreen: () => Promise.reject(new Error('no screens here')),
    loadPage: () => Promise.reject(new Error('no pages here')),
    loadSchema: () => Promise.reject(new Error('no schemas here')),
    loadFields: () => Promise.reject(new Error('no fields here')),
    loadSums: () => Promise.reject(new Error('no sums here')),
    loadValidators: () => Promise.reject(new Error('no validators here')),
    fieldTypes: standardFieldTypes,
    lookups: thingLookups,
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
  me: { id: 1, name: 'Anna A', kuerzel: 'AA', typ: 0, istAdmin: false, technikerId: null },
  roles: [],
  can: () => true,
};

/** Renders with everything the engine needs around it; the reference lists are already loaded. */
export function render(node: ReactNode, surroundings: Partial<Engine> = {}): Rendered {
  stubBrowser();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['validators', 'Supplier'], supplierValidators);
  for (const lookup of Object.values(thingLookups)) {
    const { queryKey } = lookupQuery(lookup, 'de');
    client.setQueryData(queryKey, thingRows[lookup.path]);
  }
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (content: ReactNode) =>
    act(() =>
      root.render(
        <StrictMode>
          <I18nextProvider i18n={i18n}>
            <QueryClientProvider client={client}>
              <MantineProvider env="test">
                <EngineHost engine={{ ...engine, ...surroundings }}>{content}</EngineHost>
              </MantineProvider>
            </QueryClientProvider>
          </I18nextProvider>
        </StrictMode>,
      ),
    );
  show(node);
  return {
    container,
    rerender: show,
    unmount: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}

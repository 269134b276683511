import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { fieldsQuery } from './field/fields-query';
import { LazyRecordForm } from './form/lazy-record-form';
import type { Registry } from './registry';
import { loadPage } from './route/load-page';
import type { Match } from './route/match';
import { matchPage } from './route/match-page';
import { resolveMatch, type PlaceLoader } from './route/resolve-match';

/**
 * The routes of every screen that stands alone: `/addresses`, `/addresses/new`, `/addresses/{id}/{tab}`
 * and whatever is embedded below, `/scanner` and `/scanner/{tab}` of a page. Definitions and schemas load with the route; a path that means
 * nothing is a 404.
 */
export function screenRoutes(registry: Registry, queryClient: QueryClient): RouteObject[] {
  const load: PlaceLoader = {
    screen: registry.loadScreen,
    fields: (schema) => queryClient.ensureQueryData(fieldsQuery(registry, schema)),
  };
  return registry.entries
    .filter((entry) => entry.standalone)
    .map((entry) => ({
      path: `${entry.name}/*`,
      loader: async ({ params }): Promise<Match> => {
        const rest = params['*'] ?? '';
        // A list says by its path that it is one: its code need not wait for its definition.
        if (!rest && entry.schema) loadPage.list().catch(() => undefined);
        const match = entry.schema
          ? await resolveMatch(load, entry.name, rest)
          : matchPage(await registry.loadPage(entry.name), rest);
        if (!match) throw new Response(null, { status: 404 });
        const isNew = match.kind === 'record' && match.id === 'new';
        await Promise.all([loadPage[match.kind](), isNew && LazyRecordForm.preload()]);
        return match;
      },
      // Order, filter and search change the address of the same list.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: { Component: async () => (await import('./screen-route')).ScreenRoute },
    }));
}

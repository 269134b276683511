import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import { moreTexts } from '../../ui/texts';
import { fieldsQuery } from '../data/fields-query';
import { ListPage } from '../views/list/page/list-page';
import { prefetchList } from '../views/list/page/prefetch-list';
import type { Registry } from '../application/registry';
import { loadPage } from './load-page';
import { matchPage } from './match-page';
import { screenPlace, type PlaceLoader } from '../screens/screen-place';

/**
 * Builds the routes of every screen that stands alone: `/addresses`, `/addresses/new`, `/addresses/{id}/{tab}` and what
 * is embedded below, `/addresses/scanner` of a list whose codes are scanned, `/tasks/calendar` of one with a calendar;
 * `/scanner/{tab}` of a page. A path that means nothing is a 404.
 */
export function screenRoutes(registry: Registry, queryClient: QueryClient): RouteObject[] {
  const load: PlaceLoader = {
    screen: registry.loadScreen,
    titles: registry.titles,
    loadSchema: registry.loadSchema,
    tabTypes: registry.tabTypes,
    fields: (schema) => queryClient.ensureQueryData(fieldsQuery(registry, schema)),
  };
  const prefetchRecord = () => loadPage.record(registry);
  return registry.entries
    .filter((entry) => entry.standalone)
    .map((entry) => ({
      path: `${entry.name}/*`,
      // The loader returns the page itself: a lazy component would suspend, and React then holds back what comes within
      // 300 ms after a fallback.
      loader: async ({ request }): Promise<ReactElement> => {
        // As it stands in the address: an id may hold a slash of its own.
        const rest = new URL(request.url).pathname.split('/').slice(2).join('/');
        const { schema } = entry;
        if (schema === undefined) {
          const [page, { ScreenPage }] = await Promise.all([
            registry.loadPage(entry.name),
            loadPage.page(),
            moreTexts(),
          ]);
          const match = matchPage(page, rest);
          if (!match) throw new Response(null, { status: 404 });
          return <ScreenPage key={match.definition.name} match={match} />;
        }
        // Needs only the path and the entry, not the definition.
        load.fields(schema).catch(() => undefined);
        if (!rest.replaceAll('/', '')) {
          const place = await screenPlace(load, entry.name);
          await prefetchList(queryClient, place, new URL(request.url).searchParams);
          return <ListPage key={place.path} place={place} prefetchRecord={prefetchRecord} />;
        }
        loadPage.record(registry).catch(() => undefined);
        const { resolveMatch } = await import('./resolve-match');
        const match = await resolveMatch(load, entry.name, rest);
        if (match?.kind === 'scanner') {
          const [{ ScanPage }] = await Promise.all([loadPage.scanner(), moreTexts()]);
          return <ScanPage key={match.place.path} match={match} />;
        }
        if (match?.kind === 'list') {
          const { place } = match;
          return (
            <ListPage
              key={`${place.path}/${place.display}`}
              place={place}
              prefetchRecord={prefetchRecord}
            />
          );
        }
        if (match?.kind !== 'record') throw new Response(null, { status: 404 });
        const [{ RecordPage }] = await Promise.all([
          loadPage.record(registry),
          moreTexts(),
          match.id === 'new' && loadForm(registry),
        ]);
        // One edit session per record, shared by its tabs.
        return <RecordPage key={`${match.place.path}/${match.id}`} match={match} />;
      },
      // Order, filter and search change the address of the same list.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: LoadedPage,
    }));
}

/** Loads the form, which needs no fallback if it is loaded in time. */
async function loadForm(registry: Registry): Promise<void> {
  const { preloadForm } = await import('../views/record/record-parts');
  await preloadForm(registry);
}

function LoadedPage() {
  return useLoaderData<ReactElement>();
}

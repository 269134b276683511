import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Match } from './route/match';
import { loadPage } from './route/load-page';

// Lists need neither dialogs nor record pages; the loader has fetched what the match needs.
const ListPage = lazy(async () => ({ default: (await loadPage.list()).ListPage }));
const RecordPage = lazy(async () => ({ default: (await loadPage.record()).RecordPage }));
const ScreenPage = lazy(async () => ({ default: (await loadPage.page()).ScreenPage }));

/** The page of whatever the URL below a screen means. */
export function ScreenRoute() {
  const match = useLoaderData<Match>();
  // Each record has its own edit session; its tabs share it.
  return (
    <Suspense fallback={null}>
      {match.kind === 'list' ? (
        <ListPage key={match.place.path} place={match.place} />
      ) : match.kind === 'page' ? (
        <ScreenPage key={match.definition.name} match={match} />
      ) : (
        <RecordPage key={`${match.place.path}/${match.id}`} match={match} />
      )}
    </Suspense>
  );
}

import { useLoaderData } from 'react-router-dom';
import { ListPage } from './list/page/list-page';
import { RecordPage } from './record/record-page';
import type { Match } from './route/match';

/** The page of whatever the URL below a screen means. */
export function ScreenRoute() {
  const match = useLoaderData<Match>();
  // Each record has its own edit session; its tabs share it.
  return match.kind === 'list' ? (
    <ListPage key={match.place.path} place={match.place} />
  ) : (
    <RecordPage key={`${match.place.path}/${match.id}`} match={match} />
  );
}

import { preferenceQuery } from '../../../api/preferences/use-preference';
import { viewsQuery } from '../../../api/view-calls';
import type { Place } from '../../screens/place';
import type { ListState } from './list-state';
import { listSource } from './list-source';
import { rowHeadQuery } from './row-page';

export function setupQueries({ definition: { name, query } }: Pick<Place, 'definition'>) {
  return {
    layout: preferenceQuery(layoutPreference(name)),
    views: query === undefined ? undefined : viewsQuery(query),
  };
}

/** The filter may match nothing: user and date are not known yet. */
export function firstRows(place: Place, state: ListState, language: string) {
  const source = listSource(place, state, nobody);
  return { source, head: rowHeadQuery(source, place.definition.schema, language) };
}

const nobody = { user: { id: 0, kuerzel: '' }, now: new Date(0) };

export function layoutPreference(screen: string): string {
  return `list.${screen}`;
}

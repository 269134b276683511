import { preferenceQuery } from '../../../api/preferences/use-preference';
import { viewsQuery } from '../../../api/view-calls';
import type { Place } from '../../screens/place';
import type { ListState } from './list-state';
import { listSource } from './list-source';
import { rowHeadQuery } from './row-page';

/** Returns the queries of a list besides its rows: for its layout, and for the views of its query where it has one. */
export function setupQueries({ definition: { name, query } }: Pick<Place, 'definition'>) {
  return {
    layout: preferenceQuery(layoutPreference(name)),
    views: query === undefined ? undefined : viewsQuery(query),
  };
}

/**
 * Returns the query for the first rows of a list. `:ICH` and `:HEUTE` in its filter mean nobody and no day: neither is
 * known yet.
 */
export function firstRows(place: Place, state: ListState, language: string) {
  const source = listSource(place, state, nobody);
  return { source, head: rowHeadQuery(source, place.definition.schema, language) };
}

const nobody = { user: { id: 0, kuerzel: '' }, now: new Date(0) };

/** Returns the name of the preference that keeps the layout of a screen's list. */
export function layoutPreference(screen: string): string {
  return `list.${screen}`;
}

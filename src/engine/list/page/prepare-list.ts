import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { preferenceQuery } from '../../../api/preferences/use-preference';
import { readSession } from '../../../api/token-store';
import { viewsQuery } from '../../../api/view-calls';
import type { Place } from '../../route/match';
import { layoutPreference } from '../columns/layout-preference';
import { typedConditions } from '../filter/typed-conditions';
import { filterWords } from '../filter/use-filter-texts';
import { groupKit } from '../grouping/waiting-rows';
import { listSource } from '../source/list-source';
import { rowCountQuery, rowPageQuery } from '../source/row-page';
import { listStateOf, standardBase } from '../url/list-state';
import { namesView } from '../views/chosen-view';

/**
 * Asks for what a list shows first, before React draws it: rows, views, column layout, number of rows. What
 * needs the user (filters may mean «I» or «today») or a view is left to the list. What fails is told by a list that
 * waits for it, or asks again; to whoever may not see the list, nothing is said but that.
 */
export function prepareList(client: QueryClient, place: Place, search: URLSearchParams): void {
  if (!readSession()) return;
  const { definition, fields } = place;
  const prepare = (query: { meta?: object }) =>
    void client.prefetchQuery({ ...query, meta: { ...query.meta, failure: 'silent' } } as never);
  const state = listStateOf(search, {
    isField: (name) => Object.hasOwn(fields, name) && fields[name]?.right === undefined,
    canQuery: definition.query !== undefined,
    base: standardBase(definition.order),
  });
  if (state.filter.length > 0) {
    // What says the conditions; the list asks for it again.
    for (const words of [filterWords, typedConditions]) words.load().catch(() => undefined);
  }
  if (state.group.length > 0) groupKit.load().catch(() => undefined);
  const isKnown = !namesView(search) && state.filter.length === 0 && state.group.length === 0;
  const source = isKnown ? listSource(place, state, nobody) : undefined;
  const language = i18next.language;
  if (source) prepare(rowPageQuery(source, definition.schema, 0, language));
  prepare(preferenceQuery(layoutPreference(definition.name)));
  if (definition.query !== undefined) prepare(viewsQuery(definition.query));
  if (source) prepare(rowCountQuery(source, definition.schema, language));
}

/** Without filters nobody is asked for. */
const nobody = { user: { id: 0, kuerzel: '' }, now: new Date(0) };

import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { pause } from '../../../../api/retry-after';
import { readSession } from '../../../../api/token-store';
import type { Place } from '../../../screens/place';
import { firstRows, setupQueries } from '../../../data/lists/first-queries';
import { rowPageQuery } from '../../../data/lists/row-page';
import { listStateOf, standardBase } from '../../../data/lists/list-state';
import { chosenView, isWhole } from '../views/chosen-view';
import { setupOfView } from '../views/view-setup';

/**
 * Asks for what a list shows first, before React draws it: rows, column layout, views. What needs the user (filters
 * may mean «I» or «today») or a view that is not known yet is left to the list. What fails is told by a list that waits
 * for it, or asks again; to whoever may not see the list, nothing is said but that. Resolves when the first rows are
 * there, or nearly at once: a list that is drawn with its rows is drawn once.
 */
export async function prefetchList(
  client: QueryClient,
  place: Place,
  search: URLSearchParams,
): Promise<void> {
  if (!readSession()) return;
  const { definition, fields } = place;
  const prepare = (query: { meta?: object }) =>
    client.prefetchQuery({ ...query, meta: { ...query.meta, failure: 'silent' } } as never);
  // As far as this device knows from before; the list looks again when the views have come.
  const { layout, views } = setupQueries(place);
  const known = views && client.getQueryData(views.queryKey);
  const { view, isMissing } = chosenView(search, known ?? []);
  const isCut = view !== undefined && !isWhole(view);
  const state = listStateOf(search, {
    isField: (name) => Object.hasOwn(fields, name) && fields[name]?.right === undefined,
    canQuery: definition.query !== undefined,
    base: (isCut ? undefined : view && setupOfView(view, fields)) ?? standardBase(definition.order),
  });
  const isKnown = !isMissing && !isCut && state.filter.length === 0 && state.group.length === 0;
  const language = i18next.language;
  let rows: Promise<void> | undefined;
  if (isKnown) {
    const { source, head } = firstRows(place, state, language);
    const page = rowPageQuery(source, definition.schema, 0, language);
    if (client.getQueryData(page.queryKey) === undefined) rows = prepare(head);
  }
  void prepare(layout);
  if (views) void prepare(views);
  await Promise.race([rows, pause(patience)]);
}

/** What a list waits for its first rows before it is drawn, ms: nobody sees so short a wait. */
const patience = 40;

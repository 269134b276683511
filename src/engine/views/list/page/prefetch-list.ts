import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { pause } from '../../../../api/retry-after';
import { readSession } from '../../../../api/token-store';
import type { Place } from '../../../screens/place';
import { firstRows, setupQueries } from '../../../data/lists/first-queries';
import { rowPageQuery } from '../../../data/lists/row-page';
import { listStateOf, standardBase } from '../../../data/lists/list-state';
import { isFixed } from '../../../data/filters/predicate';
import { chosenView, isWhole } from '../views/chosen-view';
import { setupOfShipped, shippedViews } from '../views/shipped-views';
import { setupOfView } from '../views/view-setup';

/**
 * Asks for what a list shows first, before React draws it: rows, column layout, views. What needs the user (filters may
 * mean «I» or «today») or a view that is not known yet is left to the list. A failure is reported by a list that waits
 * for it, or asks again; users who may not see the list are told only that. Resolves when the first rows are there, or
 * nearly at once: a list that is drawn with its rows is drawn once.
 */
export async function prefetchList(
  client: QueryClient,
  place: Place,
  search: URLSearchParams,
): Promise<void> {
  if (!readSession()) return;
  const { definition, fields, lacks } = place;
  const { query } = definition;
  const prepare = (asked: { meta?: object }) =>
    client.prefetchQuery({ ...asked, meta: { ...asked.meta, failure: 'silent' } } as never);
  // Goes by what this device knows from before; the list looks again when the views have come.
  const { layout, views } = setupQueries(place);
  const known = views && client.getQueryData(views.queryKey);
  // Leaves fields that need a right to the list: rights are not known yet.
  const isField = (name: string) =>
    Object.hasOwn(fields, name) && fields[name]?.right === undefined;
  const offered = query === undefined ? [] : shippedViews(definition, isField);
  const { view, isMissing } = chosenView(search, [...(known ?? []), ...offered]);
  const isCut = view !== undefined && !view.shipped && !isWhole(view);
  const setup = view?.shipped
    ? setupOfShipped(view.shipped, definition)
    : view && !isCut && setupOfView(view, fields, definition.renamed);
  const state = listStateOf(search, {
    isField,
    fields,
    canSearch: !lacks?.includes('search'),
    canQuery: query !== undefined,
    renamed: definition.renamed,
    base: setup || standardBase(definition.order),
  });
  const isOfNobody = state.filter.length === 0 || (view?.shipped && isFixed(state.filter));
  const isKnown = !isMissing && !isCut && isOfNobody && state.group.length === 0;
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

/** Longest time that a list waits for its first rows before it is drawn, in ms: nobody sees so short a wait. */
const patience = 40;

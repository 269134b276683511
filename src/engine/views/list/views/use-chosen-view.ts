import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetURLSearchParams } from 'react-router-dom';
import { notifyInfo } from '../../../../ui/notices';
import type { Me } from '../../../define/definition';
import type { Place } from '../../../screens/place';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { chosenView, withViewKept } from './chosen-view';
import { inDisplay, setupOfShipped, shippedViews, type OfferedView } from './shipped-views';
import { isOfThisPage, viewsQuery } from '../../../../api/view-calls';
import { useWholeView } from './use-whole-view';
import { setupOfView, type ViewSetup } from './view-setup';

const noViews: readonly OfferedView[] = [];

export interface ChosenViews {
  /** Name of the views' query; undefined where there are none, e.g. in embedded lists. */
  query: string | undefined;
  /** Views, stored ones before those that are shipped. */
  views: readonly OfferedView[];
  view: OfferedView | undefined;
  setup: ViewSetup | undefined;
  /** False while the views may still arrive. */
  isSettled: boolean;
}

/** Returns the chosen view. A link to a view that is gone opens the default, and says so. */
export function useChosenView(
  { definition, fields, params, fixed, display }: Place,
  [search, setSearch]: [URLSearchParams, SetURLSearchParams],
  isField: (name: string) => boolean,
  me: Me,
): ChosenViews {
  const { t } = useTranslation('list');
  const { part } = useScreenLabels();
  const isEmbedded = Object.keys(params).length + fixed.length > 0;
  const query = isEmbedded ? undefined : definition.query;
  const {
    data: stored = noViews,
    isPending,
    isError,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    ...viewsQuery(query ?? ''),
    enabled: query !== undefined,
  });
  const shipped = useMemo(
    () => shippedViews(definition, isField, me, ({ name }) => part(definition, `views.${name}`)),
    [definition, isField, me, part],
  );
  const views = useMemo(
    () => (query === undefined ? noViews : inDisplay([...stored, ...shipped], display)),
    [query, stored, shipped, display],
  );
  const chosen = useMemo(() => chosenView(search, views), [search, views]);
  const { whole, isWaiting } = useWholeView(query, chosen.view);
  const setup = useMemo(
    () =>
      whole?.shipped
        ? setupOfShipped(whole.shipped, definition)
        : whole && setupOfView(whole, fields, definition.renamed),
    [whole, definition, fields],
  );
  const isUnreadable = chosen.view !== undefined && setup === undefined && !isWaiting;
  const isMissing = isOfThisPage(dataUpdatedAt) && chosen.isMissing;
  // Asks the server first where a link names a view that this device does not know.
  const isUnheardOf = chosen.isMissing && !isMissing;
  useEffect(() => {
    if (isUnheardOf && !isPending) void refetch();
  }, [isUnheardOf, isPending, refetch]);
  const isSettled = query === undefined || (!isPending && !isWaiting && (!isUnheardOf || isError));

  // Puts what is shown into the URL, so that it can be passed on and come back to.
  const settle = useEffectEvent(() => {
    if (isMissing) notifyInfo(t('views.missing'));
    if (isUnreadable) notifyInfo(t('views.unreadable', { name: chosen.view?.name }));
    const view = isUnreadable ? undefined : chosen.view;
    const next = withViewKept(search, view, views);
    if (next.toString() !== search.toString()) setSearch(next, { replace: true });
  });
  const wanted = isUnreadable ? 'none' : chosen.view?.id;
  // Waits for stored views: a stored default comes before a shipped one, and this device may not have heard of it.
  const isHeard = isOfThisPage(dataUpdatedAt) || isError;
  const isKnown = !isUnheardOf && (isHeard || !chosen.view?.shipped);
  useEffect(() => {
    if (isMissing || (wanted !== undefined && isKnown)) settle();
  }, [isMissing, wanted, isKnown, search]);

  const view = isUnreadable ? undefined : (whole ?? chosen.view);
  return useMemo(
    () => ({ query, views, view, setup, isSettled }),
    [query, views, view, setup, isSettled],
  );
}

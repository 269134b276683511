import type { View } from '../../../../api/view';
import { saysListState, withoutListState } from '../../../data/lists/list-state';
import { standardView } from './standard-view';

const key = 'view';
/** In place of an id: the list without any view, where one would open by itself. */
const none = 'none';

export interface ChosenView {
  view: View | undefined;
  /** The URL names a view that there is not, or not for this user. */
  isMissing: boolean;
}

/** The view that a URL asks for; the user's default one where it says nothing at all. */
export function chosenView(search: URLSearchParams, views: readonly View[]): ChosenView {
  const named = search.get(key);
  const standard = standardView(views);
  if (named === none) return { view: undefined, isMissing: false };
  if (named === null) {
    return { view: saysListState(search) ? undefined : standard, isMissing: false };
  }
  const found = views.find(({ id }) => String(id) === named);
  return { view: found ?? standard, isMissing: !found };
}

/** Whether a view's content is there; a list of very many leaves it out. */
export function isWhole(view: View): boolean {
  // What a device has kept from before views could be cut says nothing of it.
  return view.istVollstaendig !== false;
}

/** The URL's parameters with a view and nothing that differs from it. */
export function withView(
  search: URLSearchParams,
  view: Pick<View, 'id'> | undefined,
  views: readonly View[],
): URLSearchParams {
  return withViewKept(withoutListState(search), view, views);
}

/** The same, with what the URL says besides. */
export function withViewKept(
  search: URLSearchParams,
  view: Pick<View, 'id'> | undefined,
  views: readonly View[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view) next.set(key, String(view.id));
  else if (standardView(views)) next.set(key, none);
  else next.delete(key);
  return next;
}

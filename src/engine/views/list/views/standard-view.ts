import type { View } from '../../../../api/view';

/** The view that opens by itself: the user's default one. */
export function standardView(views: readonly View[]): View | undefined {
  return views.find(({ istStandard }) => istStandard);
}

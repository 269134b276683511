import { useCallback, useMemo } from 'react';
import { usePreference } from '../../../../api/preferences/use-preference';
import { type ColumnLayout, readLayout, standardLayout } from './column-layout';
import { layoutPreference } from '../../../data/lists/first-queries';

interface StoredLayout {
  columns: readonly unknown[];
  density: string;
  /** Columns that a user has arranged otherwise than the view does; 0 for no view. */
  view: { id: number; columns?: unknown; density?: unknown };
}

const nothingStored: StoredLayout = { ...standardLayout, view: { id: 0 } };

/** A view with its own layout. */
interface LaidOutView {
  id: number;
  layout: ColumnLayout;
}

/**
 * The layout of a screen's list: the user's own, kept on the server, or a view's with what the user
 * has changed in it. `isSettled` is false while it may still arrive. `store(undefined)` forgets what
 * was changed in a view.
 */
export function useColumnLayout(screen: string, view: LaidOutView | undefined) {
  const { value, isSettled, change } = usePreference(layoutPreference(screen), nothingStored);
  const own = useMemo(() => readLayout(value), [value]);
  const changed = useMemo(() => readLayout(value.view), [value]);
  const layout = !view ? own : value.view.id === view.id ? changed : view.layout;
  const viewId = view?.id;
  const store = useCallback(
    (next: ColumnLayout | undefined) => {
      if (!next) change({ view: { id: 0 } });
      else if (viewId === undefined) change({ ...next });
      else change({ view: { id: viewId, ...next } });
    },
    [change, viewId],
  );
  return { layout, isSettled, store };
}

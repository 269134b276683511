import { useCallback, useMemo } from 'react';
import { usePreference } from '../../../../api/preferences/use-preference';
import { type ColumnLayout, readLayout, standardLayout } from './column-layout';
import { layoutPreference } from '../../../data/lists/first-queries';
import { inTodaysNames } from '../../../data/lists/renamed-fields';
import type { ScreenDefinition } from '../../../define/definition';

interface StoredLayout {
  columns: readonly unknown[];
  density: string;
  /** True if the record of the active row is shown beside the rows. */
  panel: boolean;
  /** Changes of the view's columns; `id` 0: no view. */
  view: { id: number | string; columns?: unknown; density?: unknown };
}

const nothingStored: StoredLayout = { ...standardLayout, panel: false, view: { id: 0 } };

interface LaidOutView {
  id: number | string;
  layout: ColumnLayout;
}

/**
 * Reads the user's own layout, kept on the server, or a view's with the user's changes; `store(undefined)` forgets
 * these. `isSettled` is false while it may still arrive.
 */
export function useColumnLayout(
  { name, renamed }: Pick<ScreenDefinition, 'name' | 'renamed'>,
  view: LaidOutView | undefined,
) {
  const { value: kept, isSettled, change } = usePreference(layoutPreference(name), nothingStored);
  const value = useMemo(() => inTodaysNames(kept, renamed), [kept, renamed]);
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
  const showPanel = useCallback((panel: boolean) => change({ panel }), [change]);
  return { layout, isSettled, store, panel: value.panel === true, showPanel };
}

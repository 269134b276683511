import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEngine } from '../../../application/context';
import type { Display } from '../../../define/definition';
import type { Place } from '../../../screens/place';
import type { ColumnLayout, ColumnSetting } from '../columns/column-layout';
import { useColumnLayout } from '../columns/use-column-layout';
import { useIntendedSearch } from './use-intended-search';
import {
  leftOut,
  listStateOf,
  saysListState,
  standardBase,
  withListState,
  type ListScope,
  type ListState,
} from '../../../data/lists/list-state';
import { useChosenView } from '../views/use-chosen-view';
import { standardView, withView, withViewKept } from '../views/chosen-view';
import { viewOfDisplay, type OfferedView } from '../views/shipped-views';
import type { OtherDisplay } from '../displays/display-props';

/** Displays besides a list. */

const displays: readonly OtherDisplay[] = ['board', 'tree', 'calendar', 'schedule'];

/** Setup of a list as plain data: a view is this with a name. */
export interface ListSetup extends ListState {
  layout: ColumnLayout;
}

/** Change of a setup, or a function that returns one from the setup at that moment. */
export type SetupChange = Partial<ListSetup> | ((now: ListSetup) => Partial<ListSetup>);

/**
 * Keeps filter, order, groups and search in the URL, so that a link reproduces them, columns with the user; a view
 * stands below both. A change replaces the history's entry: «back» leaves the list.
 */
export function useListSetup(place: Place) {
  const { definition, fields, lacks } = place;
  const { display: shownFirst } = place;
  const { can, me } = useEngine();
  const [search, setSearch] = useSearchParams();
  const isField = useCallback(
    (name: string) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field !== undefined && (field.right === undefined || can(field.right));
    },
    [fields, can],
  );
  const views = useChosenView(place, [search, setSearch], isField, me);
  const { view, views: offered } = views;
  const viewId = view?.id;
  const viewLayout = views.setup?.layout;
  const laidOut = useMemo(
    () => (viewId && viewLayout ? { id: viewId, layout: viewLayout } : undefined),
    [viewId, viewLayout],
  );
  const { layout, isSettled, store, ...panel } = useColumnLayout(definition, laidOut);
  const scope = useMemo((): ListScope => {
    const own = views.setup ?? standardBase(definition.order);
    const base = { ...own, display: own.display ?? shownFirst };
    const canSearch = !lacks?.includes('search');
    const { query, renamed } = definition;
    return { isField, fields, canSearch, canQuery: query !== undefined, renamed, base };
  }, [definition, fields, lacks, isField, views.setup, shownFirst]);
  // Keeps the state apart from the layout: other columns do not mean other rows.
  const state = useMemo(() => listStateOf(search, scope), [search, scope]);
  const setup = useMemo((): ListSetup => ({ ...state, layout }), [state, layout]);
  const isKept = useCallback(
    ({ field, hidden }: ColumnSetting) => hidden || Object.hasOwn(fields, field),
    [fields],
  );
  const unreadable = useMemo(() => {
    const columns = layout.columns.filter((column) => !isKept(column));
    return [...new Set([...leftOut(search, scope), ...columns.map(({ field }) => field)])];
  }, [search, scope, layout, isKept]);

  const [intended, sent] = useIntendedSearch(search);
  const intendedLayout = useRef(layout);
  useLayoutEffect(() => {
    intendedLayout.current = layout;
  }, [layout]);
  const toUrl = useRef<(next: URLSearchParams) => void>(undefined);
  useLayoutEffect(() => {
    toUrl.current = (next) => {
      sent(next);
      setSearch(next, { replace: true });
    };
  }, [sent, setSearch]);

  const change = useCallback(
    (next: SetupChange) => {
      const before = intended.current;
      const changes =
        typeof next === 'function'
          ? next({ ...listStateOf(before, scope), layout: intendedLayout.current })
          : next;
      // Puts a view that is not in the URL yet there, with what differs from it.
      const named = view?.shipped ? withViewKept(before, view, offered) : before;
      const after = withListState(named, changes, scope.base);
      if (changes.layout) {
        intendedLayout.current = changes.layout;
        store(changes.layout);
      }
      if (after.toString() !== before.toString()) toUrl.current?.(after);
    },
    [scope, store, view, offered, intended],
  );
  /** Shows a view as it is stored, or the list without any; it may come after an answer of the server. */
  const choose = (next: Pick<OfferedView, 'id'> | undefined) => {
    if (next) store(undefined);
    toUrl.current?.(withView(intended.current, next, offered));
  };
  /**
   * Shows the rows in another display: in the view that is shipped for it, as long as nobody has chosen other rows; away
   * from that, in the view that opens by itself.
   */
  const showIn = (next: Display) => {
    const own = viewOfDisplay(offered, next);
    const left = viewOfDisplay(offered, state.display);
    const isLeft = left !== undefined && view?.id === left.id && !saysListState(search);
    const isUnchosen = view?.id === standardView(offered)?.id && !saysListState(search);
    if (own && (isUnchosen || isLeft)) choose(own);
    else if (isLeft && place.display !== left.shipped?.display) {
      toUrl.current?.(
        withListState(
          withView(intended.current, standardView(offered), offered),
          { display: next },
          standardBase(definition.order),
        ),
      );
    } else change({ display: next });
  };
  /** Forgets what is left out. */
  const tidy = () => {
    const columns = layout.columns.filter(isKept);
    change({
      ...state,
      ...(columns.length < layout.columns.length && { layout: { ...layout, columns } }),
    });
  };
  const { board, tree, calendar, schedule, api } = definition;
  const shownBy = {
    board: board?.field,
    tree: tree?.parent,
    calendar: calendar?.begin,
    // Needs the right to change: that is what planning does.
    schedule: can(`PATCH ${api.record}`) ? schedule?.row : undefined,
  };
  const isOffered = (display: OtherDisplay) => isField(shownBy[display] ?? '');
  return {
    setup,
    state,
    change,
    choose,
    showIn,
    tidy,
    views,
    unreadable,
    isSettled: isSettled && views.isSettled,
    canOr: scope.canQuery,
    /** Displays on offer besides a list. */
    displays: displays.filter(isOffered),
    /** Display that is shown, if it is not a list. */
    display: displays.find((one) => one === state.display && isOffered(one)),
    ...panel,
  };
}

import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyRecord } from '../../../../api/dialect';
import { wantFocus } from '../../../../ui/focus';
import { createStore } from '../../../../state/store';
import { useAtRest } from '../../../../ui/use-at-rest';
import { useMedia } from '../../../../ui/use-media';
import { noteOpened } from '../../../data/lists/last-list';
import { useGridPosition } from '../../../data/lists/position';
import type { RowId } from '../../../data/lists/selection';
import { useRecordTitle } from '../../../data/use-record-title';
import type { Place } from '../../../screens/place';
import { isOnlyHere } from '../../../outbox/effects';
import { openOutbox } from '../../../outbox/outbox-dialog-store';
import { recordPath } from '../../../screens/record-path';
import { useCardColumns } from '../cards/use-card-columns';
import { arrangeColumns } from '../columns/arrange-columns';
import { useColumns } from '../columns/use-columns';
import { useCopy } from '../export/use-copy';
import { useFinder } from '../find/use-finder';
import { useInPlace } from '../in-place/use-in-place';
import type { GridControl } from '../rows/grid-column';
import { useSelection } from '../selection/use-selection';
import { displayParts } from './list-doors';
import type { Popup } from './use-list-menus';
import { useListRows } from './use-list-rows';
import { useListSaid } from './use-list-said';
import { useListSetup } from './use-list-setup';
import { useReadRows } from './use-read-rows';
import { useWork } from './use-work';

export type ListModel = ReturnType<typeof useListModel>;

/**
 * Builds the model of a list, which its parts read by `useList`: its setup (filter, order, groups, columns), its rows,
 * its selection, what is open over it, and what is done with it.
 */
export function useListModel(place: Place, label: string) {
  const { definition, fields } = place;
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = pathname + search;
  const isPhone = useMedia('(max-width: 767px)');
  const isWide = useMedia('(min-width: 1200px)');
  const setup = useListSetup(place);
  const { state, change, display, displays } = setup;
  const isGrid = display === undefined;
  const cards = isPhone ? display !== 'tree' : display === 'board';
  const isAtRest = useAtRest();
  const parts = displayParts.use(displays.length > 0 && (!isGrid || isAtRest));

  const stage = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const grid = useRef<GridControl>(null);
  const columns = useColumns(place, setup.setup.layout);
  const cardColumns = useCardColumns(place, columns, cards);
  const drawn = cards ? cardColumns : columns.shown;
  const read = useListRows({ place, state, columns: columns.shown, cards, pathname });
  const { source, rows, total, count, isCapped, shownCount, grouping, isGrouped } = read;
  const titleOf = useRecordTitle(place);
  const selection = useSelection(key, rows, count, grouping.places);
  const readRows = useReadRows(place, source, selection, count);
  const copy = useCopy({
    columns: columns.shown,
    rows,
    groups: read.groups,
    selected: { count: selection.count, read: () => readRows('selected') },
  });
  const finder = useFinder(
    () => {
      const unfolded = grouping.unfold();
      if (isCapped) rows.askTotal();
      const known = rows.isGrowing ? count : total;
      if (known === undefined || (isGrouped && !unfolded)) return undefined;
      const cardTitle = cards ? titleOf : undefined;
      const { groupTexts } = read;
      return { source, columns: drawn, total: known, cardTitle, unfolded, groupTexts };
    },
    { source, grid },
  );
  /** True if Shift+Tab leads back to the search. */
  const cameFromSearch = useRef(false);
  const fromSearch = () => {
    cameFromSearch.current = true;
    grid.current?.goTo({ row: 0, column: 0 });
  };
  const [popup, setPopup] = useState<Popup>();
  const close = useCallback(() => setPopup(undefined), []);
  // A row that no server knows has no menu: it can be changed where it waits.
  const show = useCallback(
    (next: Popup) => (next.kind === 'row' && isOnlyHere(next.row) ? openOutbox() : setPopup(next)),
    [],
  );
  const isAllOfMore = isCapped && selection.selection.all;
  const work = useWork(rows, selection.count, isAllOfMore, isCapped);
  const [said, say] = useListSaid({
    count: shownCount,
    selected: { count: selection.count, isCapped: isAllOfMore },
    order: state.order,
    fields,
  });
  const arrange = useMemo(
    () =>
      arrangeColumns({
        definition: definition.columns,
        columns,
        change,
        grid: () => stage.current?.querySelector('[role="grid"]') ?? null,
        said: {
          wide: (of, width) => say(t('columns.isWide', { label: of, width })),
          at: (of, position, count) => say(t('columns.isAt', { label: of, position, count })),
        },
      }),
    [definition, columns, change, say, t],
  );
  const hrefOf = useCallback((row: AnyRecord) => recordPath(place.path, row.id), [place]);
  /** Goes to a record by its place in the list's order; opens the groups above it. */
  const goToRecord = (at: number) => {
    const unfolded = grouping.unfold();
    const goTo = (row: number) => grid.current?.goTo({ row, column: grid.current.active.column });
    if (unfolded) goTo(unfolded.show(unfolded.rowOfRecord(at)));
    else if (at < count) goTo(at);
    else read.withTotal((all) => goTo(Math.min(at, all - 1)));
  };
  const open = (row: AnyRecord, index: number) => {
    if (isOnlyHere(row)) return openOutbox();
    const id = row.id as RowId;
    const at = grouping.places?.ofRow(index).from ?? index;
    noteOpened({ path: place.path, key, source, isGrouped, id, index: at });
    void navigate(hrefOf(row));
  };
  return {
    ...{ place, label, isPhone, isGrid, cards, stage, searchBox, grid },
    ...setup,
    ...read,
    ...work,
    ...{ columns, drawn, arrange, titleOf, hrefOf, open, goToRecord },
    ...{ cameFromSearch, fromSearch },
    ...{ selection, readRows, copy, finder, said, say },
    /** Dialog or menu that lies over the list, opened and closed. */
    popup: { now: popup, show, close },
    inPlace: useInPlace(place),
    /** Place where the list was left. */
    position: useGridPosition(key),
    /** Row one is on, from 0; −1 in the header. */
    activeRow: useState(() => createStore(0))[0],
    /** Record of that row, beside a list that has the room. */
    sidePanel:
      isWide && !place.parent && isGrid
        ? { isOpen: setup.panel, show: setup.showPanel }
        : undefined,
    /** Code of the displays, once it is there. */
    parts,
    canSearch: !place.lacks?.includes('search'),
    canFilter: !place.lacks?.includes('filter'),
    /** Moves the focus into the rows; with `whereLost` only if it would be nowhere. */
    focusRows: (options?: { whereLost?: boolean }) => {
      const focus = () => grid.current?.goTo(grid.current.active);
      if (options?.whereLost) wantFocus(focus, { whereLost: true });
      else focus();
    },
  };
}

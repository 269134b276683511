import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { startOfDay, today } from '../../../../schemas/rules/today';
import type { AnyRecord } from '../../../api/dialect';
import type { Point } from '../../../ui/floating-panel';
import { lazyPart } from '../../../ui/lazy-part';
import { notifyError } from '../../../ui/notices';
import { useMedia } from '../../../ui/use-media';
import { whenIdle } from '../../../ui/when-idle';
import { useEngine } from '../../context';
import { columnActions } from '../columns/column-actions';
import { rowHeights, type ColumnLayout } from '../columns/column-layout';
import { useHeaderTools } from '../columns/header-tools';
import { useColumns } from '../columns/use-columns';
import { ColumnFilter } from '../filter/column-filter';
import { comparisonOf } from '../filter/comparison-of';
import { conditionsOn, withConditionsOn, type Filter } from '../filter/predicate';
import { typedConditions } from '../filter/typed-conditions';
import { filterWords, useFilterTexts } from '../filter/use-filter-texts';
import { searchList, useFinder } from '../find/use-finder';
import { useCopy } from '../export/use-copy';
import { DataGrid } from '../grid/data-grid';
import type { GridColumn } from '../grid/grid-column';
import type { GridControl } from '../grid/grid-control';
import { useGridPosition } from '../grid/position';
import { mostAtOnce } from '../selection/most-at-once';
import type { RowId } from '../selection/selection';
import { useSelection } from '../selection/use-selection';
import { listSource, shortestSearch } from '../source/list-source';
import { groupedOrder } from '../grouping/grouped-order';
import { groupKit } from '../grouping/waiting-rows';
import { useGridGroups } from '../grouping/use-grid-groups';
import { useGroupTexts } from '../grouping/use-group-texts';
import { useGrouping } from '../grouping/use-grouping';
import { useRowNews } from '../../news/use-row-news';
import { useRows } from '../source/use-rows';
import type { Place } from '../../route/match';
import { useRecordTitle } from '../../route/use-record-title';
import { ViewsButton } from '../views/views-button';
import { nextOrder } from '../url/next-order';
import { noteOpened } from '../walk/last-list';
import { cellAt } from './cell-at';
import { CreateButton } from './create-button';
import { GoToRow } from './go-to-row';
import type { Work } from './list-work';
import { ListStates } from './list-states';
import { ListToolbar } from './list-toolbar';
import { Outdated } from './outdated';
import type { Popup } from './popup';
import { SearchBox } from './search-box';
import { useReadRows } from './use-read-rows';
import { useListKeys } from './use-list-keys';
import { useLongPress } from './use-long-press';
import { useListSetup } from './use-list-setup';
import { useListSaid } from './use-list-said';
import styles from './list-view.module.css';

const loadPopups = () => import('./list-popups');
const ListPopups = lazyPart(async () => (await loadPopups()).ListPopups);

const Totals = lazyPart(async () => (await import('../grouping/totals')).Totals);
const SortMenu = lazyPart(async () => (await import('./sort-menu')).SortMenu);
const loadFind = () => import('../find/find-bar');
const FindBar = lazyPart(async () => (await loadFind()).FindBar);

const loadBar = () => import('../selection/selection-bar');
const SelectionBar = lazyPart(async () => (await loadBar()).SelectionBar);
const ListWork = lazyPart(async () => (await import('./list-work')).ListWork);

export interface ListViewProps {
  place: Place;
  label: string;
  onTotal?: (total: number | undefined) => void;
}

/** A list with its search, filters and grid; fills the height it is given. */
export function ListView({ place, label, onTotal }: ListViewProps) {
  const { definition, fields } = place;
  const { t } = useTranslation('list');
  const { me } = useEngine();
  const newsOf = useRowNews(definition.schema);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cards = useMedia('(max-width: 767px)');
  const { setup, state, change, choose, views, unreadable, isSettled, canOr } = useListSetup(place);
  // What is relative to today is asked anew on another day.
  const day = today();
  const context = useMemo(() => ({ user: me, now: startOfDay(day) }), [me, day]);

  const stage = useRef<HTMLDivElement>(null);
  const grid = useRef<GridControl>(null);
  const setLayout = useCallback((layout: ColumnLayout) => change({ layout }), [change]);
  const columns = useColumns(place, setup.layout, setLayout);
  const grouping = useGrouping(place, state, context, columns.shown, pathname + search);
  const isGrouped = grouping.rows !== undefined;
  // Groups or not, the records come one after the other: what is selected, exported and changed is read from here.
  const source = useMemo(
    () => listSource(place, { ...state, order: groupedOrder(state.group, state.order) }, context),
    [place, state, context],
  );
  const rows = useRows(source, definition.schema, grouping.rows);
  /** Records, whatever groups they stand in. */
  const total = isGrouped ? grouping.totals?.count : rows.total;
  useEffect(() => onTotal?.(total), [onTotal, total]);
  const groupTexts = useGroupTexts(fields, state.group, grouping.sum, columns.shown);
  const groups = useGridGroups(grouping, groupTexts, cards);
  const texts = useFilterTexts(fields, state.filter);
  const position = useGridPosition(pathname + search);
  const titleOf = useRecordTitle(place);
  const selection = useSelection(pathname + search, rows, total ?? rows.count, grouping.places);
  const readRows = useReadRows(place, source, selection, total ?? rows.count);
  const copy = useCopy({
    columns: columns.shown,
    rows,
    selection,
    readSelected: () => readRows('selected'),
  });
  const [work, setWork] = useState<Work>();
  const finder = useFinder(
    () => {
      const unfolded = grouping.unfold();
      if (total === undefined || (isGrouped && !unfolded)) return undefined;
      const cardTitle = cards ? titleOf : undefined;
      return { source, columns: columns.shown, total, cardTitle, unfolded, groupTexts };
    },
    { source, grid },
  );
  const [popup, setPopup] = useState<Popup>();
  const [said, say] = useListSaid(total, state.order, fields);
  const actions = useMemo(
    () =>
      columnActions(columns, () => stage.current?.querySelector('[role="grid"]') ?? null, {
        wide: (of, width) => say(t('columns.isWide', { label: of, width })),
        at: (of, position, count) => say(t('columns.isAt', { label: of, position, count })),
      }),
    [columns, say, t],
  );
  useListKeys(finder, isGrouped);
  // Without network they are asked for again when they are needed.
  useEffect(
    () =>
      whenIdle(
        () =>
          void Promise.all([
            loadPopups(),
            loadBar(),
            loadFind(),
            searchList.load(),
            typedConditions.load(),
            filterWords.load(),
            groupKit.load(),
          ]).catch(() => undefined),
      ),
    [],
  );
  const selected = selection.count;
  const wasSelected = useRef(selected);
  useEffect(() => {
    // Coming back to a selection is no change of it.
    if (wasSelected.current === selected) return;
    wasSelected.current = selected;
    say(t('selection.count', { count: selected }));
  }, [selected, say, t]);
  const begin = (next: Work) => {
    if (next !== 'export' && selected > mostAtOnce) {
      notifyError(t('selection.tooMany', { most: mostAtOnce, count: selected }));
    } else setWork(next);
  };

  const openColumnMenu = useCallback(
    (column: GridColumn, anchor: Element) => setPopup({ kind: 'column', column, anchor }),
    [],
  );
  const tools = useHeaderTools({
    columns: columns.shown,
    actions,
    onMenu: openColumnMenu,
  });
  const openFilter = useCallback((column: GridColumn, anchor: Element, further: boolean) => {
    const isChoice = comparisonOf(column.field) === 'choice' && !further;
    setPopup(isChoice ? { kind: 'choice', column, anchor } : { kind: 'builder' });
  }, []);
  /** The menu of the cell or header at an element; at `point` when the pointer asked for it. */
  const openMenuAt = (target: Element, point: Point | undefined, taken: () => void) => {
    // Links and texts keep the browser's own menu.
    if (target.closest('a, input') || (cards && !target.closest('[data-fact]'))) return;
    const header = target.closest('[role="columnheader"]');
    const column = columns.shown[Number(header?.getAttribute('data-column') ?? -1)];
    const cell = cellAt(target, columns.shown, rows);
    if (header && column) setPopup({ kind: 'column', column, anchor: header });
    else if (cell) {
      const { column: of, row, index, element } = cell;
      setPopup({ kind: 'cell', column: of, row, index, anchor: point ?? element });
    } else return;
    taken();
  };
  const longPress = useLongPress((target, point) => openMenuAt(target, point, () => undefined));

  const totals = grouping.totals && (
    <Totals
      totals={grouping.totals}
      texts={groupTexts}
      columns={columns.shown}
      hasMore={grouping.hasMore}
      cards={cards}
    />
  );
  const filtered = state.filter.length > 0 || state.q.trim().length >= shortestSearch;
  const hrefOf = useCallback((row: AnyRecord) => `${place.path}/${String(row.id)}`, [place]);
  const open = (row: AnyRecord, index: number) => {
    noteOpened({
      path: place.path,
      key: pathname + search,
      source,
      isGrouped,
      id: row.id as RowId,
      index: grouping.places?.ofRow(index).from ?? index,
    });
    void navigate(hrefOf(row));
  };
  /** By its place in the order of the list; the groups above it are opened. */
  const goToRecord = (place: number) => {
    const unfolded = grouping.unfold();
    const row = unfolded ? unfolded.show(unfolded.rowOfRecord(place)) : place;
    grid.current?.goTo({ row, column: grid.current.active.column });
  };
  const clear = () => change({ filter: [], q: '' });
  const sort = useCallback(
    (field: string, add: boolean) =>
      change(({ order }) => ({ order: nextOrder(order, field, add) })),
    [change],
  );
  const { briefOf } = texts;
  const filterBelow = useCallback(
    (column: GridColumn) => {
      const { name } = column.field;
      const conditions = conditionsOn(state.filter, name);
      return (
        <ColumnFilter
          field={column.field}
          label={column.label}
          textOf={briefOf}
          onOpen={(anchor) => openFilter(column, anchor, conditions.length > 1)}
          conditions={conditions}
          onChange={(next) =>
            change(({ filter }) => ({ filter: withConditionsOn(filter, name, next) }))
          }
        />
      );
    },
    [state.filter, briefOf, openFilter, change],
  );
  const closePopup = useCallback(() => setPopup(undefined), []);
  return (
    <div className={styles.view}>
      <ListToolbar
        label={label}
        filter={texts.isReady ? state.filter : unfiltered}
        textOf={texts.textOf}
        unreadable={unreadable}
        onFilter={(filter) => change({ filter })}
        onClear={clear}
        isFiltered={filtered}
        onBuilder={() => setPopup({ kind: 'builder' })}
        onColumns={() => setPopup({ kind: 'columns' })}
        onGroups={canOr ? () => setPopup({ kind: 'groups' }) : undefined}
        isGrouped={isGrouped}
        views={<ViewsButton views={views} setup={setup} fields={fields} choose={choose} />}
        onExport={() => begin('export')}
        goTo={
          <GoToRow
            // Not all of them can be gone to where there are more groups than are shown.
            total={(!grouping.hasMore && total) || 0}
            onGo={goToRecord}
          />
        }
        sort={
          cards && (
            <SortMenu
              columns={columns.shown}
              order={state.order}
              onChange={(order) => change({ order })}
            />
          )
        }
      >
        <SearchBox q={state.q} onChange={(q) => change({ q })} />
      </ListToolbar>
      <div
        ref={stage}
        className={styles.stage}
        {...longPress.handlers}
        onContextMenu={(event) => {
          longPress.cancel();
          // Shift asks for the browser's own menu. By keyboard the event has no place of its own.
          if (event.shiftKey && event.button === 2) return;
          const { clientX: x, clientY: y } = event;
          const byKeyboard = event.button !== 2;
          openMenuAt(event.target as Element, byKeyboard ? undefined : { x, y }, () =>
            event.preventDefault(),
          );
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && finder.isOpen && !event.defaultPrevented) {
            event.preventDefault();
            finder.close();
          } else if (event.key === 'ArrowDown' && event.altKey) {
            openMenuAt(event.target as Element, undefined, () => event.preventDefault());
          }
        }}
      >
        {isSettled && (
          <DataGrid
            label={label}
            columns={columns.shown}
            rowHeight={rowHeights[setup.layout.density]}
            rows={rows}
            order={state.order}
            onSort={sort}
            hrefOf={hrefOf}
            onOpen={open}
            titleOf={titleOf}
            titleFields={definition.title}
            newsOf={newsOf}
            cards={cards}
            tools={tools}
            belowHeader={filterBelow}
            position={position}
            selection={selection}
            foot={!cards && totals}
            groups={groups}
            onCopy={(cell) => void copy(cell)}
            onMore={(row, index, anchor) => setPopup({ kind: 'row', row, index, anchor })}
            control={grid}
          />
        )}
        <ListStates
          rows={rows}
          cards={cards}
          filtered={filtered}
          onClear={clear}
          create={<CreateButton place={place} />}
        />
        <Outdated rows={rows} />
        {finder.isOpen && (
          <FindBar
            finder={finder}
            onFilter={
              finder.text.trim().length >= shortestSearch ? (q) => change({ q }) : undefined
            }
          />
        )}
      </div>
      {cards && totals}
      {selected > 0 && (
        <SelectionBar
          place={place}
          selection={selection}
          total={total ?? rows.count}
          cards={cards}
          onBulk={begin}
          onExport={() => begin('export')}
          onCopy={() => void copy()}
          onClear={() => grid.current?.goTo(grid.current.active)}
        />
      )}
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {work && (
        <ListWork
          work={work}
          place={place}
          label={label}
          columns={columns.shown}
          total={total ?? rows.count}
          selection={selection}
          readRows={readRows}
          onClose={() => setWork(undefined)}
        />
      )}
      {popup && (
        <ListPopups
          popup={popup}
          show={setPopup}
          onClose={closePopup}
          place={place}
          setup={setup}
          change={change}
          columns={columns}
          actions={actions}
          cards={cards}
          said={said}
          canOr={canOr}
          grouping={grouping}
          hrefOf={hrefOf}
          onOpen={open}
        />
      )}
    </div>
  );
}

const unfiltered: Filter = [];

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPath } from '../../../screens/record-path';
import { startOfDay, today } from '../../../../../schemas/rules/today';
import type { AnyRecord } from '../../../../api/dialect';
import { wantFocus } from '../../../../ui/focus';
import { createStore } from '../../../../state/store';
import { useMedia } from '../../../../ui/use-media';
import { useEngine } from '../../../application/context';
import { arrangeColumns } from '../columns/arrange-columns';
import { rowHeights } from '../columns/column-layout';
import { useDensity } from '../columns/use-density';
import { useHeaderTools } from '../columns/header-tools';
import { useCardColumns } from '../cards/use-card-columns';
import { useColumns } from '../columns/use-columns';
import { useFilterTexts } from '../filter/filter-words';
import { useFinder } from '../find/use-finder';
import { useCopy } from '../export/use-copy';
import { DataGrid } from '../grid/data-grid';
import type { GridColumn, GridControl } from '../rows/grid-column';
import { useGridPosition } from '../../../data/lists/position';
import type { RowId } from '../../../data/lists/selection';
import { useSelection } from '../selection/use-selection';
import { listSource, shortestSearch } from '../../../data/lists/list-source';
import { groupedOrder, useGroupValues } from '../grouping/use-group-values';
import { useGridGroups } from '../grouping/use-grid-groups';
import { useInPlace } from '../in-place/use-in-place';
import { useGroupTexts } from '../grouping/use-group-texts';
import { useGrouping } from '../grouping/use-grouping';
import { type ShownCount, useWithTotal } from '../../../data/lists/use-with-total';
import { useRows } from '../../../data/lists/use-rows';
import type { Place } from '../../../screens/place';
import { scannedFields, scannerStep } from '../../../screens/scanned-fields';
import { useRecordTitle } from '../../../data/use-record-title';
import { usePresentation } from '../../values/use-presentation';
import { ViewsButton } from '../views/views-button';
import { nextOrder } from '../../../data/lists/list-state';
import { noteOpened } from '../../../data/lists/last-list';
import { FindBar } from '../find/find-bar';
import { Totals } from '../grouping/totals';
import { GoToRow } from './go-to-row';
import {
  InPlaceEditor,
  ListPopups,
  ListWork,
  SelectionBar,
  displayParts,
  RecordPanel,
  useDoorsAhead,
} from './list-doors';
import { SortMenu } from './sort-menu';
import { useAtRest } from '../../../../ui/use-at-rest';
import { ListStates } from './list-states';
import { ListToolbar } from './list-toolbar';
import { Outdated } from './outdated';
import { type Popup, useListMenus } from './use-list-menus';
import { SearchBox } from './search-box';
import { useStageKeys } from './use-stage-keys';
import { useReadRows } from './use-read-rows';
import { useListCommands } from './use-list-commands';
import { useHeaderFilters } from './use-header-filters';
import { useListSetup } from './use-list-setup';
import { useListSaid } from './use-list-said';
import { useWork } from './use-work';
import { mayImport } from '../import/may-import';
import styles from './list-view.module.css';

/** Shorter lists are scrolled. */
const worthGoing = 200;

export interface ListViewProps {
  place: Place;
  label: string;
  /** Called whenever the number of rows is known or differs. */
  onCount?: (count: ShownCount | undefined) => void;
}

/** A list as a whole: search, filters, rows or cards, selection, and what is started from it. Fills the height it is given. */
export function ListView({ place, label, onCount }: ListViewProps) {
  const { definition, fields, lacks } = place;
  const { t } = useTranslation('list');
  const { me, can } = useEngine();
  const present = usePresentation(place);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isPhone = useMedia('(max-width: 767px)');
  const list = useListSetup(place);
  const { setup, state, change, choose, tidy, views, unreadable, isSettled, canOr } = list;
  const { display, displays } = list;
  const isGrid = display === undefined;
  const cards = isPhone ? display !== 'tree' : display === 'board';
  const wide = useMedia('(min-width: 1200px)') && !place.parent && isGrid;
  const hasPanel = wide && list.panel;
  const [activeRow] = useState(() => createStore(0));
  // Relative filters are asked anew on another day. Without a filter a time zone's calendar would only slow a start.
  const day = state.filter.length > 0 ? today() : undefined;
  const context = useMemo(
    () => ({ user: me, now: day === undefined ? new Date() : startOfDay(day) }),
    [me, day],
  );

  const stage = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const grid = useRef<GridControl>(null);
  const columns = useColumns(place, setup.layout);
  const density = useDensity();
  const cardColumns = useCardColumns(place, columns, cards);
  const drawn = cards ? cardColumns : columns.shown;
  const values = useGroupValues(fields, state.group);
  const order = useMemo(
    () => groupedOrder(state.group, state.order, values),
    [state.group, state.order, values],
  );
  const grouping = useGrouping(place, state, context, columns.shown, pathname, order);
  const isGrouped = grouping.rows !== undefined;
  // Groups or not, the records come one after the other: what is selected, exported and changed is read from here.
  const source = useMemo(
    () => listSource(place, { ...state, order }, context),
    [place, state, order, context],
  );
  const asked = useMemo(() => ({ state, context }), [state, context]);
  const rows = useRows(source, definition.schema, grouping.rows);
  /** Without the rows of groups. */
  const total = isGrouped ? grouping.totals?.count : rows.total;
  const count = total ?? rows.count;
  const isCapped = !isGrouped && rows.isCapped;
  const shownCount = useMemo(
    () => (total === undefined && !isCapped ? undefined : { count, isCapped }),
    [total, count, isCapped],
  );
  useEffect(() => onCount?.(shownCount), [onCount, shownCount]);
  const withTotal = useWithTotal(rows);
  const groupTexts = useGroupTexts(fields, state.group, grouping.sum, columns.shown);
  const groups = useGridGroups(grouping, groupTexts, cards);
  const texts = useFilterTexts(fields, state.filter);
  const position = useGridPosition(pathname + search);
  const titleOf = useRecordTitle(place);
  const selection = useSelection(pathname + search, rows, count, grouping.places);
  const readRows = useReadRows(place, source, selection, count);
  const copy = useCopy({
    columns: columns.shown,
    rows,
    groups,
    selected: { count: selection.count, read: () => readRows('selected') },
  });
  const finder = useFinder(
    () => {
      const unfolded = grouping.unfold();
      if (isCapped) rows.askTotal();
      const known = rows.isGrowing ? count : total;
      if (known === undefined || (isGrouped && !unfolded)) return undefined;
      const cardTitle = cards ? titleOf : undefined;
      return { source, columns: drawn, total: known, cardTitle, unfolded, groupTexts };
    },
    { source, grid },
  );
  const [popup, setPopup] = useState<Popup>();
  const selected = selection.count;
  const canSearch = !lacks?.includes('search');
  const isAllOfMore = isCapped && selection.selection.all;
  const { work, setWork, begin } = useWork(rows, selected, isAllOfMore, isCapped);
  const [said, say] = useListSaid({
    count: shownCount,
    selected: { count: selected, isCapped: isAllOfMore },
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
  useDoorsAhead(place);
  const isAtRest = useAtRest();
  const late = displayParts.use(displays.length > 0 && (!isGrid || isAtRest));
  const Display = display && late?.views[display];

  const openColumnMenu = useCallback(
    (column: GridColumn, anchor: Element) => setPopup({ kind: 'column', column, anchor }),
    [],
  );
  const tools = useHeaderTools({
    columns: columns.shown,
    arrange,
    onMenu: openColumnMenu,
  });
  const menus = useListMenus({ columns: drawn, rows, cards, show: setPopup });
  const inPlace = useInPlace(place);
  const openBuilder = lacks?.includes('filter') ? undefined : () => setPopup({ kind: 'builder' });
  const listTools = useListCommands({
    label,
    filter: openBuilder,
    isFiltered: state.filter.length > 0,
    columns: () => setPopup({ kind: 'columns' }),
    group: canOr && isGrid ? () => setPopup({ kind: 'groups' }) : undefined,
    isGrouped,
    export: () => begin('export'),
    import: mayImport(place, can) ? () => begin('import') : undefined,
    panel: wide ? { isOpen: list.panel, show: list.showPanel } : undefined,
    print: () => setWork({ print: selected > 0 ? 'selected' : 'all' }),
    finder,
    searchBox,
    grid: isGrid ? { isInPlace: inPlace.editing !== undefined } : undefined,
  });
  const stageKeys = useStageKeys({
    toFirstRow: () => grid.current?.goTo({ row: 0, column: 0 }),
    finder,
    onKeyDown: menus.onKeyDown,
  });

  const totals = grouping.totals && (
    <Totals
      totals={grouping.totals}
      texts={groupTexts}
      columns={columns.shown}
      hasMore={grouping.hasMore}
      cards={cards}
    />
  );
  const hrefOf = useCallback((row: AnyRecord) => recordPath(place.path, row.id), [place]);
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
  /** By its place in the list's order; opens the groups above it. */
  const goToRecord = (place: number) => {
    const unfolded = grouping.unfold();
    const goTo = (row: number) => grid.current?.goTo({ row, column: grid.current.active.column });
    if (unfolded) goTo(unfolded.show(unfolded.rowOfRecord(place)));
    else if (place < count) goTo(place);
    else withTotal((all) => goTo(Math.min(place, all - 1)));
  };
  // Where there are more groups than are shown, not all rows can be reached; a list that grows is scrolled.
  const reachable = (!grouping.hasMore && !rows.isGrowing && shownCount?.count) || 0;
  const sort = useCallback(
    (field: string, add: boolean) =>
      change(({ order }) => ({ order: nextOrder(order, field, add) })),
    [change],
  );
  const filterBelow = useHeaderFilters({
    ...{ filter: state.filter, briefOf: texts.briefOf, change, canQuery: canOr },
    show: setPopup,
  });
  const closePopup = useCallback(() => setPopup(undefined), []);
  const sortMenu = (
    <SortMenu columns={columns.shown} order={state.order} onChange={(order) => change({ order })} />
  );
  return (
    <div className={styles.view}>
      <ListToolbar
        label={label}
        filter={state.filter}
        textOf={texts.textOf}
        unreadable={unreadable}
        onTidy={tidy}
        onFilter={(filter) => change({ filter })}
        // Where nothing is found, that says so.
        onClear={rows.total === 0 ? undefined : () => change({ filter: [] })}
        onBuilder={openBuilder}
        tools={listTools}
        views={<ViewsButton views={views} setup={setup} fields={fields} choose={choose} />}
        scanner={scannedFields(place, can).length > 0 ? `${place.path}/${scannerStep}` : undefined}
        goTo={
          <>
            {isGrid && reachable >= worthGoing && (
              <GoToRow total={reachable} isCapped={isCapped} onGo={goToRecord} />
            )}
            {late && <late.DisplaySwitch {...{ displays, display, change }} sort={sortMenu} />}
          </>
        }
        sort={isPhone && sortMenu}
      >
        {canSearch && (
          <SearchBox
            ref={searchBox}
            q={state.q}
            onChange={(q) => change({ q })}
            onDown={stageKeys.intoRows}
          />
        )}
      </ListToolbar>
      {definition.offline && late && <late.ReadyNote />}
      <div className={styles.beside}>
        <div ref={stage} className={styles.stage} {...menus} {...stageKeys.handlers}>
          {isSettled &&
            (!isGrid ? (
              Display && (
                <Display
                  {...{ place, label, state, context, position, change }}
                  columns={drawn}
                  control={grid}
                />
              )
            ) : (
              <DataGrid
                label={label}
                columns={drawn}
                rowHeight={rowHeights[setup.layout.density || density]}
                rows={rows}
                order={state.order}
                onSort={sort}
                onOpen={open}
                present={present}
                titleFields={place.title}
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
                onActive={activeRow.set}
                editing={inPlace.editing}
              />
            ))}
          <ListStates
            rows={rows}
            cards={cards}
            isLate={!isGrid && !Display}
            isEmptyShown={display !== 'calendar' && display !== 'schedule'}
            filtered={state.filter.length > 0}
            searched={state.q.trim().length >= shortestSearch}
            onClear={() => change({ filter: [], q: '' })}
            of={definition}
            create={{ call: definition.api.create, to: `${place.path}/new` }}
          />
          <Outdated rows={rows} />
          {finder.isOpen && isGrid && (
            <FindBar
              finder={finder}
              onFilter={
                canSearch && finder.text.trim().length >= shortestSearch
                  ? (q) => change({ q })
                  : undefined
              }
            />
          )}
        </div>
        {hasPanel && (
          <aside className={styles.panel} aria-label={t('panel.name')}>
            <RecordPanel
              place={place}
              active={activeRow}
              rows={rows}
              hrefOf={hrefOf}
              onClose={() => list.showPanel(false)}
            />
          </aside>
        )}
      </div>
      {cards && totals}
      {selected > 0 && (
        <SelectionBar
          place={place}
          selection={selection}
          count={{ count, isCapped }}
          cards={cards}
          columns={columns.shown}
          asked={asked}
          recordAt={grouping.places?.recordAt ?? rows.rowAt}
          subscribe={rows.subscribe}
          onBulk={begin}
          onTogether={(together) => begin({ together })}
          onExport={() => begin('export')}
          onCopy={() => void copy()}
          onClear={() => grid.current?.goTo(grid.current.active)}
        />
      )}
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {inPlace.opened && (
        <InPlaceEditor
          key={String(inPlace.opened.row.id)}
          opened={inPlace.opened}
          show={inPlace.show}
          columns={drawn}
          {...{ place, grid, rows, groups, titleOf, say }}
        />
      )}
      {work && (
        <ListWork
          work={work}
          place={place}
          label={label}
          columns={columns.shown}
          state={state}
          total={count}
          isCapped={isCapped}
          selection={selection}
          readRows={readRows}
          onPrint={(print) => setWork({ print })}
          onRemoved={() => {
            selection.onClear();
            // What opened the dialog is gone with the selection; the focus goes on in the rows that are left.
            wantFocus(() => grid.current?.goTo(grid.current.active), { whereLost: true });
          }}
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
          asked={asked}
          arrange={arrange}
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

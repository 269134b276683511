import { useCallback } from 'react';
import { nextOrder } from '../../../data/lists/list-state';
import { shortestSearch } from '../../../data/lists/list-source';
import { filledPath } from '../../../outbox/rows-at-hand';
import { usePresentation } from '../../values/use-presentation';
import { rowHeights } from '../columns/column-layout';
import { useHeaderTools } from '../columns/header-tools';
import { useDensity } from '../columns/use-density';
import { useFilterTexts } from '../filter/filter-words';
import { DataGrid } from '../grid/data-grid';
import type { GridColumn } from '../rows/grid-column';
import { useList } from './list-context';
import { FindBar } from './list-doors';
import { ListStates } from './list-states';
import { ListTotals } from './list-totals';
import { Outdated } from './outdated';
import { useHeaderFilters } from './use-header-filters';
import { useListMenus } from './use-list-menus';
import { useStageKeys } from './use-stage-keys';
import styles from './list-view.module.css';

/** Rows of a list in the display that was chosen, or what stands in their place. */
export function ListStage() {
  const list = useList();
  const { place, rows, cards, drawn, isGrid, display, state, change, finder, popup } = list;
  const { definition } = place;
  const menus = useListMenus({ columns: drawn, rows, cards, show: popup.show });
  const keys = useStageKeys(menus.onKeyDown);
  const Display = display && list.parts?.views[display];
  const isFound = list.canSearch && finder.text.trim().length >= shortestSearch;
  return (
    <div ref={list.stage} className={styles.stage} {...menus} {...keys}>
      {list.isSettled &&
        (isGrid ? (
          <ListGrid />
        ) : (
          Display && (
            <Display
              {...{ place, state, change }}
              label={list.label}
              context={list.context}
              position={list.position}
              columns={drawn}
              control={list.grid}
            />
          )
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
      <Outdated rows={rows} path={filledPath(place.list, place.params)} name={list.label} />
      {finder.isOpen && isGrid && (
        <FindBar finder={finder} onFilter={isFound ? (q) => change({ q }) : undefined} />
      )}
    </div>
  );
}

function ListGrid() {
  const list = useList();
  const { place, columns, drawn, cards, state, change, arrange, popup } = list;
  const present = usePresentation(place);
  const density = useDensity();
  const { briefOf } = useFilterTexts(place.fields, state.filter);
  const { show } = popup;
  const openColumnMenu = useCallback(
    (column: GridColumn, anchor: Element) => show({ kind: 'column', column, anchor }),
    [show],
  );
  const tools = useHeaderTools({ columns: columns.shown, arrange, onMenu: openColumnMenu });
  const filterBelow = useHeaderFilters({
    ...{ filter: state.filter, briefOf, change, canQuery: list.canOr, show },
  });
  const sort = useCallback(
    (field: string, add: boolean) =>
      change(({ order }) => ({ order: nextOrder(order, field, add) })),
    [change],
  );
  return (
    <DataGrid
      label={list.label}
      columns={drawn}
      rowHeight={rowHeights[list.setup.layout.density || density]}
      rows={list.rows}
      order={state.order}
      onSort={sort}
      onOpen={list.open}
      present={present}
      titleFields={place.title}
      cards={cards}
      tools={tools}
      belowHeader={filterBelow}
      position={list.position}
      selection={list.selection}
      foot={!cards && <ListTotals />}
      groups={list.groups}
      onCopy={(cell) => void list.copy(cell)}
      onMore={(row, index, anchor) => show({ kind: 'row', row, index, anchor })}
      control={list.grid}
      onActive={list.activeRow.set}
      editing={list.inPlace.editing}
    />
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyRecord } from '../../../api/dialect';
import { rowHeights } from '../columns/column-layout';
import { useColumnLayout } from '../columns/use-column-layout';
import { useColumns } from '../columns/use-columns';
import { ColumnFilter } from '../filter/column-filter';
import { conditionsOn, withConditionsOn } from '../filter/predicate';
import { ChoicePanel } from '../filter/choice-panel';
import { useFilterTexts } from '../filter/use-filter-texts';
import type { GridColumn } from '../grid/grid-column';
import { DataGrid, type GridControl } from '../grid/data-grid';
import { useGridPosition } from '../grid/position';
import { useSelection } from '../selection/use-selection';
import { listSource, shortestSearch } from '../source/list-source';
import { useRows } from '../source/use-rows';
import type { Place } from '../../route/match';
import { useRecordTitle } from '../../route/use-record-title';
import { nextOrder } from '../url/next-order';
import { CreateButton } from './create-button';
import { GoToRow } from './go-to-row';
import { ListStates } from './list-states';
import { SearchBox } from './search-box';
import { SortMenu } from './sort-menu';
import { useListState } from './use-list-state';
import styles from './list-toolbar.module.css';

export interface ListViewProps {
  place: Place;
  label: string;
  onTotal?: (total: number | undefined) => void;
}

/** A list with its search, filters and grid; fills the height it is given. */
export function ListView(props: ListViewProps) {
  const { place } = props;
  const { definition, fields } = place;
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cards = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [state, change] = useListState(definition, fields);
  const source = useMemo(() => listSource(place, state), [place, state]);
  const rows = useRows(source, definition.schema);
  const { layout, store } = useColumnLayout(definition.name);
  const columns = useColumns(place, layout, store);
  const texts = useFilterTexts(fields, state.filter);
  const [choosing, setChoosing] = useState<{ column: GridColumn; anchor: Element }>();
  const position = useGridPosition(pathname + search);
  const titleOf = useRecordTitle(place);
  const selection = useSelection(pathname + search);
  const grid = useRef<GridControl>(null);

  const { onTotal } = props;
  useEffect(() => onTotal?.(rows.total), [onTotal, rows.total]);

  const filtered = state.filter.length > 0 || state.q.trim().length >= shortestSearch;
  const hrefOf = useCallback((row: AnyRecord) => `${place.path}/${String(row.id)}`, [place]);
  const clear = () => change({ filter: [], q: '' });
  return (
    <div className={styles.view}>
      <div
        className={styles.toolbar}
        role="search"
        aria-label={t('searchRegion', { label: props.label })}
      >
        <SearchBox q={state.q} onChange={(q) => change({ q })} />
        {cards && (
          <SortMenu
            columns={columns.shown}
            order={state.order}
            onChange={(order) => change({ order })}
          />
        )}
        {filtered && (
          <Button
            variant="subtle"
            leftSection={<IconFilterOff size={18} stroke={1.5} />}
            onClick={clear}
          >
            {t('clearFilter')}
          </Button>
        )}
        <GoToRow
          total={rows.total ?? 0}
          onGo={(row) => grid.current?.goTo({ row, column: grid.current.active.column })}
        />
      </div>
      <div className={styles.stage}>
        <DataGrid
          label={props.label}
          columns={columns.shown}
          rowHeight={rowHeights[layout.density]}
          rows={rows}
          order={state.order}
          onSort={(field, add) => change(({ order }) => ({ order: nextOrder(order, field, add) }))}
          hrefOf={hrefOf}
          onOpen={(row) => void navigate(hrefOf(row))}
          titleOf={titleOf}
          titleFields={definition.title}
          cards={cards}
          belowHeader={(column) => (
            <ColumnFilter
              field={column.field}
              label={column.label}
              textOf={texts.valuesOf}
              onOpen={(anchor) => setChoosing({ column, anchor })}
              conditions={conditionsOn(state.filter, column.field.name)}
              onChange={(conditions) =>
                change(({ filter }) => ({
                  filter: withConditionsOn(filter, column.field.name, conditions),
                }))
              }
            />
          )}
          position={position}
          selection={selection}
          control={grid}
        />
        {choosing && (
          <ChoicePanel
            field={choosing.column.field}
            label={choosing.column.label}
            anchor={choosing.anchor}
            conditions={conditionsOn(state.filter, choosing.column.field.name)}
            onChange={(conditions) =>
              change(({ filter }) => ({
                filter: withConditionsOn(filter, choosing.column.field.name, conditions),
              }))
            }
            onClose={() => setChoosing(undefined)}
          />
        )}
        <ListStates
          rows={rows}
          cards={cards}
          filtered={filtered}
          onClear={clear}
          create={<CreateButton place={place} />}
        />
      </div>
    </div>
  );
}

import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../api/dialect';
import type { Rows } from '../source/use-rows';
import type { OrderTerm } from '../url/list-state';
import { withinRows, type ActiveCell } from './active-cell';
import { CardRow } from './card-row';
import { columnStyle, type GridColumn } from './grid-column';
import { GridRow } from './grid-row';
import { HeaderRow } from './header-row';
import type { GridPosition } from './position';
import { useActiveCell } from './use-active-cell';
import styles from './grid.module.css';

export interface DataGridProps {
  label: string;
  columns: readonly GridColumn[];
  rows: Rows;
  order: readonly OrderTerm[];
  onSort: (field: string, add: boolean) => void;
  hrefOf: (row: AnyRecord) => string;
  onOpen: (row: AnyRecord) => void;
  titleOf: (row: AnyRecord) => string;
  /** Fields that the title shows. */
  titleFields: readonly string[];
  /** px, of the desk layout. */
  rowHeight: number;
  /** Rows as cards. */
  cards: boolean;
  belowHeader?: (column: GridColumn) => ReactNode;
  /** Where the user left this list, and where to note it. */
  position: GridPosition;
  onWindow: (window: { first: number; last: number }) => void;
  /** Filled with what others may ask of the grid. */
  control?: RefObject<GridControl | null>;
}

/** What others may ask of a grid. */
export interface GridControl {
  /** Scrolls to a cell and gives it the focus, unless `focus` is false. */
  goTo: (cell: ActiveCell, options?: { focus?: boolean }) => void;
  active: ActiveCell;
}

const cardHeight = 84;
/** More rows than these cost time in every frame (docs: list technique). */
const overscan = 3;

/** A windowed ARIA grid over all rows of a list: only the rows in view are in the document. */
export function DataGrid(props: DataGridProps) {
  const { columns, rows, cards, position } = props;
  const { t } = useTranslation('list');
  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const height = cards ? cardHeight : props.rowHeight;
  const total = rows.total ?? 0;
  const headHeight = () => head.current?.offsetHeight ?? 0;

  const focus = useActiveCell({
    grid,
    initial: position.active,
    focusAtFirst: position.returned,
    size: () => ({
      rows: total,
      columns: cards ? 1 : columns.length,
      page: Math.max(
        1,
        Math.floor(((grid.current?.clientHeight ?? 0) - headHeight()) / height) - 1,
      ),
      header: !cards,
    }),
    scrollToRow: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  });
  const active = withinRows(focus.active, total);
  const { titleFields } = props;
  const cardColumns = useMemo(
    () => columns.filter((column) => !titleFields.includes(column.field.name)),
    [columns, titleFields],
  );

  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => grid.current,
    estimateSize: () => height,
    overscan,
    // The header is sticky: rows begin below it.
    scrollMargin: headHeight(),
    scrollPaddingStart: headHeight(),
    initialOffset: position.scrollTop,
    // The row that holds the focus stays mounted, or the focus would fall to the body.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (active.row < 0 || active.row >= range.count || indexes.includes(active.row))
        return indexes;
      return [...indexes, active.row].sort((a, b) => a - b);
    },
    onChange: (instance) => {
      const { range } = instance;
      if (range) props.onWindow({ first: range.startIndex, last: range.endIndex });
    },
  });
  const margin = virtualizer.options.scrollMargin;

  // Another order or filter is another list: it begins at its first row. The focus stays where it is.
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    virtualizer.scrollToOffset(0);
    focus.setActive({ ...active, row: Math.min(active.row, 0) });
  });

  useImperativeHandle(props.control, () => ({ active, goTo: focus.goTo }));

  const remember = (cell = active) =>
    position.save({ scrollTop: grid.current?.scrollTop ?? 0, active: cell });

  const cellAt = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-row]');
    return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
  };
  const open = (index: number) => {
    const row = rows.rowAt(index);
    if (!row) return;
    remember({ row: index, column: 0 });
    props.onOpen(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys typed into a filter belong to the filter.
    if ((event.target as Element).closest('input, select')) return;
    if (focus.onKey(event)) return;
    if (event.key === 'Enter' && active.row >= 0) {
      event.preventDefault();
      open(active.row);
    }
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.total === undefined ? -1 : total + 1}
      aria-colcount={cards ? 1 : columns.length}
      aria-busy={rows.isPending || undefined}
      className={styles.grid}
      data-cards={cards || undefined}
      style={{
        ...columnStyle(columns),
        ['--row' as string]: `${height}px`,
      }}
      onKeyDown={onKeyDown}
      onScroll={() => remember()}
      onMouseOver={nameCutText}
      onClick={(event) => {
        const cell = cellAt(event);
        if (!cell) return;
        focus.setActive(cell);
        remember(cell);
        if (cards && !(event.target as Element).closest('a')) open(cell.row);
      }}
      onDoubleClick={(event) => {
        const cell = cellAt(event);
        if (cell && cell.row >= 0 && !(event.target as Element).closest('a')) open(cell.row);
      }}
    >
      {!cards && (
        <div role="rowgroup" ref={head} className={styles.head}>
          <HeaderRow
            columns={columns}
            order={props.order}
            activeColumn={active.row === -1 || total === 0 ? active.column : -1}
            onSort={props.onSort}
            below={props.belowHeader}
          />
        </div>
      )}
      <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows.rowAt(item.index);
          const shared = {
            row,
            index: item.index,
            offset: item.start - margin,
            href: row && props.hrefOf(row),
            loadingText: t('loadingRow'),
          };
          return cards ? (
            <CardRow
              key={item.key}
              {...shared}
              title={row ? props.titleOf(row) : ''}
              columns={cardColumns}
              active={item.index === active.row}
            />
          ) : (
            <GridRow
              key={item.key}
              {...shared}
              columns={columns}
              activeColumn={item.index === active.row ? active.column : -1}
            />
          );
        })}
      </div>
    </div>
  );
}

/** A text that does not fit into its cell is said on hover. */
function nameCutText(event: MouseEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

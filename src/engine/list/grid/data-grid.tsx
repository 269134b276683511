import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../api/dialect';
import type { RowId } from '../selection/selection';
import type { HeaderTools } from '../columns/header-tools';
import type { Rows } from '../source/use-rows';
import type { OrderTerm } from '../url/list-state';
import { withinRows, type ActiveCell } from './active-cell';
import { enterCell, leaveCell } from './cell-links';
import { columnStyle, type GridColumn } from './grid-column';
import { HeaderRow } from './header-row';
import type { GridPosition } from './position';
import { useActiveCell } from './use-active-cell';
import { useDrawnColumns } from './use-drawn-columns';
import { useRowWindow } from './use-row-window';
import { cardBody } from './window/card-body';
import { cardLines } from './window/card-lines';
import { lineBody } from './window/line-body';
import { evenHeights, type RowHeights } from './window/row-heights';
import type { MakeBody } from './window/row-body';
import styles from './grid.module.css';

/** Which rows are selected, and how that changes. */
export interface GridSelection {
  /** `mixed`: some of a group. */
  isSelected: (id: RowId, index: number) => boolean | 'mixed';
  /** Space or Ctrl+click; with `range` (Shift) every row from the last one on. */
  onToggle: (row: AnyRecord, index: number, range: boolean) => void;
  /** Shift and a key that moves the focus: every row from where it was to where it is. */
  onExtend: (from: number, to: number) => void;
  /** Every row of the list. */
  onAll: () => void;
  onClear: () => void;
  /** How much of the list is selected. */
  extent: 'none' | 'some' | 'all';
}

/** Rows that stand for groups. */
export interface GridGroups {
  makeBody: (inner: MakeBody) => MakeBody;
  /** What the row of a group shows; undefined for a record. */
  contentOf: (row: AnyRecord) => { texts: readonly string[]; title: string } | undefined;
  /** Whether the group of a row is open; undefined for a record. */
  isOpen: (row: AnyRecord) => boolean | undefined;
  toggle: (row: AnyRecord) => void;
  /** Lines that their figures take. */
  lines: number;
  heightsOf: (group: number, record: number) => RowHeights;
}

/** What others may ask of a grid. */
export interface GridControl {
  /** Scrolls to a cell and gives it the focus, unless `focus` is false. */
  goTo: (cell: ActiveCell, options?: { focus?: boolean }) => void;
  active: ActiveCell;
}

export interface DataGridProps {
  label: string;
  columns: readonly GridColumn[];
  rows: Rows;
  order: readonly OrderTerm[];
  onSort: (field: string, add: boolean) => void;
  hrefOf: (row: AnyRecord) => string;
  onOpen: (row: AnyRecord, index: number) => void;
  titleOf: (row: AnyRecord) => string;
  /** What a colleague has just done to a row. */
  newsOf?: (row: AnyRecord) => string | undefined;
  /** Fields that the title shows. */
  titleFields: readonly string[];
  /** px, of the desk layout; cards are as high as they need to be. */
  rowHeight: number;
  /** Rows as cards. */
  cards: boolean;
  selection?: GridSelection;
  /** Ctrl+C on a cell. */
  onCopy?: (cell: ActiveCell) => void;
  /** A figure was asked what it is made of. */
  onBehind?: (row: AnyRecord, field: string) => void;
  /** The «⋯» of a card was pressed. */
  onMore?: (row: AnyRecord, index: number, button: Element) => void;
  groups?: GridGroups;
  /** Below the rows and always in sight: what holds for all of them, by column. */
  foot?: ReactNode;
  tools?: HeaderTools;
  belowHeader?: (column: GridColumn) => ReactNode;
  /** Where the user left this list, and where to note it. */
  position: GridPosition;
  /** Filled with what others may ask of the grid. */
  control?: RefObject<GridControl | null>;
}

/** A windowed ARIA grid over all rows of a list: only the rows in view are in the document. */
export function DataGrid(props: DataGridProps) {
  const { columns, rows, cards, position, titleFields, selection, hrefOf, titleOf, newsOf } = props;
  const { groups } = props;
  const { t } = useTranslation('list');
  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const total = rows.total ?? rows.count;
  const height = cards ? cardHeight(columns, titleFields) : props.rowHeight;
  const groupHeight = groupHeightOf(groups?.lines ?? 0, cards, props.rowHeight);
  const heightsOf = groups?.heightsOf;
  const heights = useMemo(
    () => heightsOf?.(groupHeight, height) ?? evenHeights(rows.count, height),
    [heightsOf, groupHeight, height, rows.count],
  );

  const focus = useActiveCell(
    position.active,
    () => ({
      rows: total,
      columns: cards ? 1 : columns.length,
      page: Math.max(1, (view.current?.rowsPerView ?? 2) - 1),
      header: !cards,
    }),
    (cell, shift) => {
      if (shift && selection && active.row >= 0 && cell.row >= 0 && cell.row !== active.row) {
        selection.onExtend(active.row, cell.row);
      }
      moveFocus(cell);
    },
  );
  const active = withinRows(focus.active, total);

  const checkText = selection ? t('selection.row') : undefined;
  const moreText = cards && props.onMore ? t('rowMenu') : undefined;
  const wrapBody = groups?.makeBody;
  const drawn = useDrawnColumns(columns);
  const makeBody = useMemo(() => {
    const marks = { check: checkText, more: moreText };
    const body = (cards ? cardBody : lineBody)(drawn, titleFields, marks);
    return wrapBody ? wrapBody(body) : body;
  }, [cards, drawn, titleFields, checkText, moreText, wrapBody]);
  const groupContentOf = groups?.contentOf;
  const contentOf = useMemo(
    () => (record: AnyRecord) => {
      const ofGroup = groupContentOf?.(record);
      if (ofGroup) return { ...ofGroup, href: '' };
      return {
        texts: columns.map((column) => column.format(record[column.field.name])),
        title: cards ? titleOf(record) : '',
        href: hrefOf(record),
        news: newsOf?.(record),
      };
    },
    [columns, cards, titleOf, hrefOf, newsOf, groupContentOf],
  );
  const model = {
    rows,
    heights,
    makeBody,
    contentOf,
    isSelected:
      selection &&
      ((record: AnyRecord, index: number) => selection.isSelected(idOf(record), index)),
    active,
    loadingText: t('loadingRow'),
  };
  const view = useRowWindow({
    grid,
    body,
    head,
    foot,
    model,
    onFirstRows: (of) => {
      if (!position.returned) return;
      of.goTo(position.topRow);
      if (position.walked) of.reveal(active.row);
      of.focusActive();
    },
    onRest: () => remember(active),
  });

  // Stable, so that neither scrolling nor selecting draws the header anew.
  const { setActive } = focus;
  const onHeaderFocus = useCallback(
    (column: number) => setActive({ row: -1, column }),
    [setActive],
  );
  const { extent, onAll, onClear } = selection ?? {};
  const select = useMemo(
    () => extent && onAll && onClear && { extent, onToggle: extent === 'all' ? onClear : onAll },
    [extent, onAll, onClear],
  );

  /** Brings the cell into view and puts the focus on it. */
  function moveFocus(cell: ActiveCell) {
    if (cell.row < 0) {
      const header = head.current?.querySelector<HTMLElement>(`[data-column="${cell.column}"]`);
      header?.focus();
      return;
    }
    view.current?.update({ ...model, active: cell });
    view.current?.reveal(cell.row);
    view.current?.focusActive();
  }

  useImperativeHandle(props.control, () => ({
    active,
    goTo: (cell, { focus: withFocus = true } = {}) => {
      focus.setActive(cell);
      view.current?.bring(cell.row);
      if (withFocus) moveFocus(cell);
    },
  }));

  // Another order or filter is another list: it begins at its first row. The focus stays where it is.
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    view.current?.goTo(0);
    focus.setActive({ ...active, row: Math.min(active.row, 0) });
  });

  const remember = (cell: ActiveCell) =>
    position.save({ topRow: view.current?.topRow ?? 0, active: cell });

  const open = (index: number) => {
    const row = rows.rowAt(index);
    if (!row) return;
    remember({ row: index, column: 0 });
    if (groups?.isOpen(row) !== undefined) groups.toggle(row);
    else props.onOpen(row, index);
  };
  const toggle = (index: number, range: boolean) => {
    const row = rows.rowAt(index);
    if (row) selection?.onToggle(row, index, range);
  };
  /** On the name of a group, the arrows open and close it before they move on. */
  const onGroupKey = (event: KeyboardEvent): boolean => {
    const row = rows.rowAt(active.row);
    const isOpen = row && groups?.isOpen(row);
    if (!row || isOpen === undefined || event.altKey || event.ctrlKey || event.shiftKey)
      return false;
    const key = isOpen ? 'ArrowLeft' : 'ArrowRight';
    if (active.column !== 0 || event.key !== key) return false;
    event.preventDefault();
    groups?.toggle(row);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    // Keys typed into a filter belong to the filter.
    if (target.closest('input, select, textarea')) return;
    if (body.current?.contains(target) && onGroupKey(event)) return;
    if (focus.onKey(event)) return;
    const control = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (control && event.key.toLowerCase() === 'a' && selection) {
      event.preventDefault();
      selection.onAll();
      return;
    }
    if (active.row < 0 || !body.current?.contains(target)) return;
    if (event.key === 'F2' && enterCell(target)) event.preventDefault();
    else if (event.key === 'Escape' && leaveCell(target)) event.preventDefault();
    else if (event.key === 'Enter' && !target.closest('a, [data-behind]')) {
      event.preventDefault();
      open(active.row);
    } else if (event.key === ' ' && selection && !target.closest('a')) {
      event.preventDefault();
      toggle(active.row, event.shiftKey);
    } else if (event.key === 'Escape' && selection && selection.extent !== 'none') {
      event.preventDefault();
      selection.onClear();
    } else if (control && event.key.toLowerCase() === 'c' && props.onCopy) {
      // Text that is marked is what the browser copies.
      if (window.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      props.onCopy(active);
    }
  };
  /** The column whose value an element shows; a card holds all of them. */
  const columnAt = (element: Element): GridColumn | undefined => {
    const fact = element.closest<HTMLElement>('[data-fact]')?.dataset.fact;
    const cell = element.closest('[role="gridcell"]');
    return columns[Number(fact ?? Number(cell?.getAttribute('aria-colindex')) - 1)];
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const cell = view.current?.cellAt(target);
    if (!cell) return;
    const link = target.closest('a');
    focus.setActive(cell);
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const behind = target.closest('[data-behind]');
    if (behind) {
      const row = rows.rowAt(cell.row);
      const name = columnAt(behind)?.field.name;
      if (row && name !== undefined) props.onBehind?.(row, name);
      return;
    }
    if (link && link.dataset.record === undefined) return;
    if (link && modified) return;
    const row = rows.rowAt(cell.row);
    const isGroup = row !== undefined && groups?.isOpen(row) !== undefined;
    if (target.closest('[data-check]')) {
      target.closest<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true });
      toggle(cell.row, event.shiftKey);
      return;
    }
    const more = target.closest('[data-more]');
    if (more) {
      if (row && !isGroup) props.onMore?.(row, cell.row, more);
      return;
    }
    if (isGroup || link || (cards && !modified)) {
      // The browser would load the whole page anew.
      event.preventDefault();
      open(cell.row);
    } else if (selection && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      toggle(cell.row, event.shiftKey);
    }
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.total === undefined ? -1 : total + 1}
      aria-colcount={cards ? 1 : columns.length}
      aria-multiselectable={selection ? true : undefined}
      aria-busy={rows.isPending || undefined}
      className={styles.grid}
      data-cards={cards || undefined}
      data-checks={selection ? true : undefined}
      style={{
        ...columnStyle(columns),
        ['--row' as string]: `${height}px`,
        ['--group' as string]: `${groupHeight}px`,
      }}
      onKeyDown={onKeyDown}
      onMouseOver={nameCutText}
      onFocus={(event) => view.current?.bringBack(event.target)}
      onClick={onClick}
      onDoubleClick={(event) => {
        const target = event.target as Element;
        const cell = view.current?.cellAt(target);
        const row = cell && rows.rowAt(cell.row);
        // A group has been opened and closed by the two clicks.
        if (!row || groups?.isOpen(row) !== undefined) return;
        if (!target.closest('a, [data-check], [data-behind]')) open(cell.row);
      }}
      onMouseDown={(event) => {
        // Shift and a click select rows, not the texts between.
        if (event.shiftKey && selection) event.preventDefault();
      }}
    >
      {!cards && (
        <div role="rowgroup" ref={head} className={styles.head}>
          <HeaderRow
            columns={columns}
            order={props.order}
            activeColumn={active.row === -1 || total === 0 ? active.column : -1}
            onSort={props.onSort}
            onFocus={onHeaderFocus}
            select={select}
            tools={props.tools}
            below={props.belowHeader}
          />
        </div>
      )}
      <div role="rowgroup" ref={body} className={styles.body} />
      <div ref={foot} className={styles.foot}>
        {!cards && props.foot}
      </div>
    </div>
  );
}

/** One line and its figures, px. */
function groupHeightOf(lines: number, cards: boolean, rowHeight: number): number {
  return cards ? 48 + (lines > 0 ? 20 * lines + 8 : 0) : rowHeight + 18 * (Math.max(1, lines) - 1);
}

/** Title, and the facts below it. */
function cardHeight(columns: readonly GridColumn[], titleFields: readonly string[]): number {
  const facts = columns.filter(({ field }) => !titleFields.includes(field.name));
  return 48 + 12 + 24 * cardLines(facts);
}

function idOf(record: AnyRecord): RowId {
  return record.id as RowId;
}

/** A text that does not fit into its cell is said on hover. */
function nameCutText(event: MouseEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.dataset.tip = cell.textContent ?? '';
  else delete cell.dataset.tip;
}

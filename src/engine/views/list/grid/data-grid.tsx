import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { wantFocus } from '../../../../ui/focus';
import type { AnyRecord } from '../../../../api/dialect';
import type { HeaderTools } from '../columns/header-tools';
import type { Rows } from '../../../data/lists/use-rows';
import { useWithTotal } from '../../../data/lists/use-with-total';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { ActiveCell } from '../../../data/lists/active-cell';
import {
  columnStyle,
  type GridColumn,
  type GridControl,
  type GridEditing,
  type GridGroups,
  type GridSelection,
} from '../rows/grid-column';
import type { Presentation } from '../../values/presentation';
import { gridKeys } from './grid-keys';
import { gridPointer } from './grid-pointer';
import { HeaderRow } from './header-row';
import { nameCutText } from './name-cut-text';
import type { GridPosition } from '../../../data/lists/position';
import { useActiveCell } from './use-active-cell';
import { useRowModel } from './use-row-model';
import { useRowWindow } from './use-row-window';
import styles from './grid.module.css';

export interface DataGridProps {
  label: string;
  columns: readonly GridColumn[];
  rows: Rows;
  order: readonly OrderTerm[];
  onSort: (field: string, add: boolean) => void;
  onOpen: (row: AnyRecord, index: number) => void;
  present: (row: AnyRecord) => Presentation;
  titleFields: readonly string[];
  /** Height of a row in px on a desk; cards are as high as they need to be. */
  rowHeight: number;
  cards: boolean;
  selection?: GridSelection;
  onCopy?: (cell: ActiveCell) => void;
  onDrillDown?: (row: AnyRecord, field: string) => void;
  editing?: GridEditing;
  /** Called when the «⋯» of a card was pressed. */
  onMore?: (row: AnyRecord, index: number, button: Element) => void;
  groups?: GridGroups;
  /** Content that is always in sight: what holds for all rows, by column. */
  foot?: ReactNode;
  tools?: HeaderTools;
  belowHeader?: (column: GridColumn) => ReactNode;
  /** Place where the user left this list, and where to note it. */
  position: GridPosition;
  /** Called with the row one is on, from 0; −1 in the header. */
  onActive?: (row: number) => void;
  /** Control that the grid fills in. */
  control?: RefObject<GridControl | null>;
}

/** Most rows a key moves by, unless it means the end. */
const farthest = 1_000;

/** Grid of rows of which only those in view are in the document. */
export function DataGrid(props: DataGridProps) {
  const { columns, rows, cards, position, selection, groups, editing } = props;
  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  /** True once the place where the user left this list has been reached, or is gone. */
  const isBack = useRef(false);
  const total = rows.total ?? rows.count;
  const { model: shown, height, groupHeight } = useRowModel(props);

  const { active, setActive, onKey } = useActiveCell({
    initial: position.active,
    size: { rows: total, columns: cards ? 1 : columns.length, header: !cards },
    page: () => Math.max(1, (view.current?.rowsPerView ?? 2) - 1),
    onMoved: (cell, shift) => {
      const from = active.row;
      // Counts first when a key moves further than others do: it means the end, which is not known yet.
      const isEnd =
        rows.isCapped && !rows.isGrowing && cell.row === total - 1 && cell.row - from > farthest;
      if (isEnd) withTotal((all) => moving.current({ ...cell, row: all - 1 }, from, shift));
      else moveTo(cell, from, shift);
    },
  });

  const { onActive } = props;
  useEffect(() => onActive?.(active.row), [onActive, active.row]);

  const model = { ...shown, active };
  const view = useRowWindow({
    grid,
    body,
    head,
    foot,
    model,
    onFirstRows: (of) => {
      const { returned, topRow, paged } = position;
      if (!returned) return true;
      // Waits until the place is known to exist: after a while nothing is known of the list any more.
      const last = Math.max(topRow + of.rowsPerView, position.active.row);
      if (rows.total === undefined && rows.count <= last) {
        if (rows.isGrowing) rows.show({ first: last, last }, 1, false);
        else if (rows.isCapped) rows.askTotal();
        return false;
      }
      isBack.current = true;
      of.goTo(topRow);
      if (paged) of.reveal(active.row);
      of.focusActive();
      return true;
    },
    onRest: () => remember(active),
  });

  // Keeps its identity, so that neither scrolling nor selecting draws the header anew.
  const onHeaderFocus = useCallback(
    (column: number) => setActive({ row: -1, column }),
    [setActive],
  );
  const { extent, onAll, onClear } = selection ?? {};
  const select = useMemo(
    () => extent && onAll && onClear && { extent, onToggle: extent === 'all' ? onClear : onAll },
    [extent, onAll, onClear],
  );

  const withTotal = useWithTotal(rows);

  /** Moves to a cell; with Shift the rows up to it are selected. */
  function moveTo(cell: ActiveCell, from: number, shift: boolean) {
    setActive(cell);
    if (shift && selection && from >= 0 && cell.row >= 0 && cell.row !== from) {
      selection.onExtend(from, cell.row);
    }
    moveFocus(cell);
  }

  // Uses the latest function: what is waited for happens in the list as it is then.
  const moving = useRef(moveTo);
  moving.current = moveTo;

  function moveFocus(cell: ActiveCell) {
    if (cell.row < 0 || total === 0) {
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
    cellOf: (cell) => view.current?.cellOf(cell),
    goTo: (cell, { focus: withFocus = true } = {}) => {
      setActive(cell);
      view.current?.bring(cell.row);
      if (withFocus) moveFocus(cell);
    },
  }));

  // Begins at the first row of another order or filter, which is another list. The focus stays where it is; if that
  // place is gone with the rows before (a menu of one of them, a filter's own button), it goes on in the new ones.
  const placed = useRef(position);
  const isNew = useRef(false);
  const latest = useRef(() => {});
  latest.current = () => moveFocus(active);
  useEffect(() => {
    if (placed.current !== position) {
      placed.current = position;
      isNew.current = true;
      isBack.current = true;
      view.current?.goTo(0);
      setActive({ ...active, row: Math.min(active.row, 0) });
    } else if (isNew.current && (rows.total !== undefined || rows.isCapped)) {
      isNew.current = false;
      // Leaves the focus to what closes meanwhile, if that gives it back.
      wantFocus(() => latest.current(), { whereLost: true });
    }
  });

  // Moves the focus to the header when the last row goes and takes it along.
  const hasFocus = useRef(false);
  useEffect(() => {
    if (rows.total !== 0 || !hasFocus.current || document.activeElement !== document.body) return;
    moveFocus({ row: -1, column: active.column });
  });

  const remember = (cell: ActiveCell) => {
    if (position.returned && !isBack.current) return;
    position.save({ topRow: view.current?.topRow ?? 0, active: cell });
  };

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
  /** Opens the cell where it stands; returns whether the cell takes input. */
  const change = (at: ActiveCell): boolean => {
    const row = rows.rowAt(at.row);
    const column = columns[at.column];
    if (!editing || !row || !column || cards || groups?.isOpen(row) !== undefined) return false;
    if (!editing.ofColumn(column.field) || !editing.ofRow(row)) return false;
    editing.open({ row, at, column });
    return true;
  };
  const onKeyDown = gridKeys({
    ...{ props, active, open, change, toggle },
    isInRows: (target) => body.current?.contains(target) === true,
    moveByKey: onKey,
  });
  const pointer = gridPointer({
    ...{ props, open, change, toggle },
    cellAt: (target) => view.current?.cellAt(target),
    setActive,
  });

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
        ['--group-title' as string]: groups?.titleRoom && `${groups.titleRoom}px`,
      }}
      onKeyDown={onKeyDown}
      onMouseOver={nameCutText}
      onFocus={(event) => {
        hasFocus.current = true;
        view.current?.bringBack(event.target);
      }}
      onBlur={({ relatedTarget }) => {
        // Notes only a focus that went elsewhere: without a target the row is gone, perhaps the last one.
        if (relatedTarget) hasFocus.current = false;
      }}
      {...pointer}
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

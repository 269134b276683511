import { columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import type { RowLook } from '../../../../../schemas/define';
import { moveActive } from '../../../data/lists/active-cell';
import type { LabelledField } from './clipboard/columns-of-copy';
import { GridHead } from './grid-head';
import { GridRow, type RowErrors } from './grid-row';
import { commandOf, type RowCommand } from './row-commands';
import { cellRange, cellsIn } from './cell-range';
import type { Row } from '../../../editing/model/row';
import { followLink, spanOf } from './reached-cells';
import { takeBackTyped } from './take-back-typed';
import type { ActiveRows, RowGridHandle } from './row-grid-handle';
import { TotalsLine } from './totals-line';
import { useEnterMoves } from './use-enter-moves';
import { useGridClipboard } from './use-grid-clipboard';
import { useOpenCell, type ActiveTableCell } from './use-open-cell';
import { useRowDrag } from './use-row-drag';
import type { RowEdits } from './use-row-edits';
import type { TableColumn } from './use-table-columns';
import type { TableRights } from './use-table-rights';
import styles from './table-grid.module.css';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';

export interface RowGridProps {
  label: string;
  name: string;
  columns: readonly TableColumn[];
  /** Fields without a column, which copied labels may mean. */
  further: readonly LabelledField[];
  rows: readonly Row[];
  editing: boolean;
  rights: TableRights;
  edits: RowEdits;
  /** By key of the row. */
  errors: ReadonlyMap<string, RowErrors>;
  isNew: (row: Row) => boolean;
  totals: ReadonlyMap<string, string>;
  read: (text: string, field: string) => unknown;
  /** The record that a text names is being looked for. */
  isSearched: (field: string, value: unknown) => boolean;
  onJudge: (name: string) => void;
  /** Something is on its way for the row. */
  isPending: (key: string) => boolean;
  lookOf: (row: Row) => RowLook | undefined;
  onCommand: (command: RowCommand, keys: readonly string[]) => void;
  onMenu: (keys: readonly string[], anchor: Element) => void;
  onActive: (active: ActiveRows) => void;
  handle: Ref<RowGridHandle>;
}

const noData: Row[] = [];
const features = tableFeatures({ columnSizingFeature });
const headHeight = 33;

/** Only rows in view are in the document, one cell is in the tab order. Typing, Enter or the key of editing opens it; Enter goes on. */
export function RowGrid(props: RowGridProps) {
  const { columns, rows, editing, rights, edits, errors } = props;
  const grid = useRef<HTMLDivElement>(null);
  const model = useTable({
    features,
    columns: useMemo(
      () =>
        columns.map(({ field, width }) => ({
          id: field.name,
          accessorFn: (row: Row) => row[field.name],
          size: width,
        })),
      [columns],
    ),
    // Only widths are asked of it: a model of the rows would be made anew with each change.
    data: noData,
  });
  const coarse = window.matchMedia('(pointer: coarse)').matches;
  const rowHeight = coarse ? 49 : 34;
  const numberWidth = coarse ? 96 : 68;
  const tracks = [
    `${numberWidth}px`,
    ...model
      .getAllLeafColumns()
      .map((column) => `minmax(${column.getSize()}px, ${column.getSize()}fr)`),
    '44px',
  ].join(' ');
  const width = numberWidth + model.getTotalSize() + 44;

  const cells = useOpenCell({ ...props, grid });
  const { active, anchor, editor, indexOf, leave, go, open, onward } = cells;
  const activeIndex = indexOf(active?.key);
  // When its row is gone, the tab stop goes to the first one.
  const tabStop = activeIndex >= 0 ? activeIndex : 0;

  const enterMoves = useEnterMoves().value;
  const view = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.$key ?? index,
    overscan: 6,
    scrollMargin: headHeight,
    initialRect: { width: 1000, height: 600 },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      // The focus does not go away with what is scrolled out of sight.
      return rows.length === 0 || seen.includes(tabStop)
        ? seen
        : [...seen, tabStop].sort((one, other) => one - other);
    },
  });

  const range = cellRange(active, anchor, indexOf, columns.length);
  const chosen =
    anchor && range.rowFrom >= 0
      ? rows.slice(range.rowFrom, range.rowTo + 1).map(({ $key }) => $key)
      : active
        ? [active.key]
        : [];
  const { onActive } = props;
  const chosenText = chosen.join(' ');
  const typingField = active?.typing ? columns[active.column]?.field.name : undefined;
  const typingKey = active?.typing ? active.key : undefined;
  useEffect(
    () =>
      onActive({
        keys: chosenText === '' ? [] : chosenText.split(' '),
        typing: typingKey === undefined ? undefined : { key: typingKey, field: typingField },
      }),
    [onActive, chosenText, typingKey, typingField],
  );

  useImperativeHandle(props.handle, () => ({
    flush: () => editor.current?.flush(),
    pending: () =>
      active && editor.current ? { key: active.key, changes: editor.current.pending() } : undefined,
    focus: (key, field, edit = false) => {
      const column =
        field === undefined ? -1 : columns.findIndex((one) => one.field.name === field);
      if (!edit || !open({ key, column })) go({ key, column });
    },
    show: (key) => {
      const index = indexOf(key);
      if (index >= 0) view.scrollToIndex(index);
    },
    takeBack: (text) => {
      if (active?.typing && grid.current) takeBackTyped(text, grid.current, cells.revert);
    },
  }));

  const run = (command: RowCommand) => {
    leave();
    props.onCommand(command, chosen);
  };

  const onEditorKey = (event: KeyboardEvent, at: ActiveTableCell): boolean => {
    const target = event.target as HTMLElement;
    const inText = target.tagName === 'TEXTAREA';
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // In several lines Shift and Enter break the line.
      if (event.shiftKey && inText) return false;
      if (!enterMoves || !onward(event.shiftKey ? -1 : 1, true)) go(at);
      return true;
    }
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey) {
      if (onward(event.shiftKey ? -1 : 1, false)) return true;
      // Beyond the first and the last cell the focus leaves.
      leave();
      return false;
    }
    if (event.defaultPrevented) return false;
    if (event.key === 'Escape') {
      cells.revert();
      return true;
    }
    const vertical = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const modified = event.altKey || event.ctrlKey || event.shiftKey || event.metaKey;
    if (vertical === 0 || modified || inText || target.role === 'combobox') return false;
    const next = rows[indexOf(at.key) + vertical];
    if (next && !open({ key: next.$key, column: at.column })) go({ ...at, key: next.$key });
    return true;
  };

  const onCellKey = (event: KeyboardEvent, at: ActiveTableCell): boolean => {
    const control = event.ctrlKey || event.metaKey;
    const row = rows[indexOf(at.key)];
    if (event.altKey || !row) return false;
    if (event.key === 'Enter' && at.column === columns.length) return false;
    if ((!control && event.key === 'Enter') || isKey(event, keys.edit)) {
      if (!editing) return event.key === 'Enter' && followLink(event.target as Element);
      return open(at, event.key === 'Enter' ? 'all' : 'end');
    }
    const field = columns[at.column]?.field;
    if (event.key === ' ' && field?.type.isSwitch) {
      if (cells.canOpen(row, at.column))
        edits.setCell(at.key, field.name, row[field.name] !== true);
      return true;
    }
    if (!control && (event.key === 'Delete' || event.key === 'Backspace') && editing) {
      edits.clearCells(cellsIn(range, rows, columns));
      return true;
    }
    if (control && event.key.toLowerCase() === 'a') {
      const last = rows.at(-1);
      if (rows[0]) cells.setAnchor({ key: rows[0].$key, column: 0 });
      if (last) cells.setActive({ key: last.$key, column: columns.length - 1 });
      return true;
    }
    if (control && ['z', 'y'].includes(event.key.toLowerCase()) && editing) {
      const back = event.key.toLowerCase() === 'z' && !event.shiftKey;
      (back ? edits.undo : edits.redo)?.();
      // The row of the focus may be gone by now, or stand elsewhere.
      const all = edits.current();
      const stays = all.find(({ $key }) => $key === at.key);
      const near = stays ?? all[Math.min(indexOf(at.key), all.length - 1)];
      if (near) go({ key: near.$key, column: at.column });
      return true;
    }
    if (event.key.length === 1 && !control && event.key !== ' ') {
      // The key itself is typed into the cell that opens here and now, over what stands in it.
      flushSync(() => void open(at));
      return false;
    }
    // A cell may reach over several columns.
    const reach = event.key === 'ArrowRight' ? spanOf(event.target as Element) - 1 : 0;
    const from = { row: indexOf(at.key), column: at.column + 1 + reach };
    const next = moveActive(from, event.key, control, {
      rows: rows.length,
      columns: columns.length + 2,
      page: Math.max(1, Math.floor((view.scrollRect?.height ?? 600) / rowHeight) - 3),
      header: false,
    });
    const target = next && rows[next.row];
    if (!target) return false;
    go({ key: target.$key, column: next.column - 1 }, event.shiftKey);
    return true;
  };

  /** A dialog that a cell has opened, like the record it refers to, is no part of the table. */
  const isElsewhere = (target: Element, box = 'dialog, [role="dialog"]') =>
    grid.current?.contains(target.closest(box)) === true;

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!active || !grid.current?.contains(target) || isElsewhere(target)) return;
    const typing = active.typing !== undefined && target.closest('input, textarea') !== null;
    const asked = event.defaultPrevented ? undefined : commandOf(event);
    const command = editing || asked === 'open' ? asked : undefined;
    let handled = true;
    if (command) run(command);
    else if (event.key === 'ContextMenu' || isKey(event, keys.rowMenu)) {
      const row = target.closest('[role="row"]');
      props.onMenu(chosen, row?.querySelector('[aria-haspopup="menu"]') ?? target);
    } else handled = typing ? onEditorKey(event, active) : onCellKey(event, active);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const cellAt = (target: Element) => {
    if (isElsewhere(target)) return undefined;
    const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const column = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    return key === undefined || column === undefined ? undefined : { key, column: Number(column) };
  };
  const onFocus = (event: FocusEvent) => {
    const at = cellAt(event.target);
    if (at && (at.key !== active?.key || at.column !== active.column)) {
      cells.setActive(at);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (isElsewhere(event.target, 'dialog')) return;
    const gone = event.relatedTarget;
    const cell = event.target.closest('[data-cell]');
    // Another window leaves the cell open; so does what floats over it.
    if (!active?.typing || cell?.contains(gone) || document.activeElement === event.target) return;
    const at = cellAt(event.target);
    if (at?.key !== active.key || at.column !== active.column) return;
    cells.close();
  };
  const onMouseDown = (event: MouseEvent) => {
    const at = cellAt(event.target as Element);
    if (!at || !event.shiftKey || (event.target as Element).closest('input, textarea')) return;
    event.preventDefault();
    go(at, true);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const at = cellAt(target);
    if (!at || event.shiftKey || target.closest('input, textarea, button')) return;
    const touched = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (!touched || !open(at)) cells.setAnchor(undefined);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const at = cellAt(event.target as Element);
    if (at && !(event.target as Element).closest('input, textarea, button')) open(at, 'end');
  };

  const onMenu = (key: string, anchorElement: Element) =>
    props.onMenu(chosen.includes(key) ? chosen : [key], anchorElement);
  const latestMenu = useRef(onMenu);
  useEffect(() => {
    latestMenu.current = onMenu;
  });
  const openMenu = useCallback(
    (key: string, button: Element) => latestMenu.current(key, button),
    [],
  );
  const clipboard = useGridClipboard({ ...props, cells, range });

  const drag = useRowDrag({
    grid,
    rowHeight,
    headHeight,
    count: rows.length,
    onDrop: (key, to) => edits.move(key, to),
  });

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.length + 1 + (props.totals.size > 0 ? 1 : 0)}
      aria-colcount={columns.length + 2}
      aria-multiselectable
      aria-readonly={!editing}
      className={styles.grid}
      style={{ ['--tracks' as string]: tracks, ['--width' as string]: `${width}px` }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      {...clipboard}
      onPointerDown={editing && rights.move ? drag.onPointerDown : undefined}
    >
      <GridHead columns={columns} editing={editing} />
      <div role="rowgroup" className={styles.body} style={{ height: view.getTotalSize() }}>
        {view.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (!row) return null;
          const inRange = anchor && index >= range.rowFrom && index <= range.rowTo;
          return (
            <GridRow
              key={key}
              row={row}
              index={index}
              top={start - headHeight}
              columns={columns}
              editing={editing}
              rights={rights}
              isNew={props.isNew(row)}
              look={props.lookOf(row)}
              pending={props.isPending(row.$key)}
              errors={errors.get(row.$key)}
              searched={columns
                .filter(({ field }) => props.isSearched(field.name, row[field.name]))
                .map(({ field }) => field.name)
                .join(' ')}
              activeColumn={
                index === activeIndex
                  ? active?.column
                  : activeIndex < 0 && index === 0
                    ? 0
                    : undefined
              }
              typing={editing && index === activeIndex && active?.typing !== undefined}
              markedFrom={inRange ? range.columnFrom : undefined}
              markedTo={inRange ? range.columnTo : undefined}
              onChange={cells.onChange}
              onMenu={openMenu}
              editor={editor}
            />
          );
        })}
        {drag.mark !== undefined && (
          <div className={styles.drop} style={{ top: drag.mark }} aria-hidden />
        )}
      </div>
      {props.totals.size > 0 && (
        <TotalsLine columns={columns} totals={props.totals} index={rows.length + 2} />
      )}
    </div>
  );
}

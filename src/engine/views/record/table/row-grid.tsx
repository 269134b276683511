import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { cellRange } from './cell-range';
import { GridContext } from './grid-context';
import { GridHead } from './grid-head';
import { GridRow } from './grid-row';
import { useTable } from './table-context';
import styles from './table-grid.module.css';
import { takeBackTyped } from './take-back-typed';
import { TotalsLine } from './totals-line';
import { useColumnTracks } from './use-column-tracks';
import { useGridClipboard } from './use-grid-clipboard';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { useOpenCell, type ActiveTableCell } from './use-open-cell';
import { useRowDrag } from './use-row-drag';

const headHeight = 33;
/** Cell where the keyboard enters the grid. */
const firstCell: ActiveTableCell = { key: '', column: 0 };

/**
 * Grid of a table's rows. Only rows in view are in the document, and one cell is in the tab order. Typing, Enter or the
 * key of editing opens it; Enter goes on.
 */
export function RowGrid() {
  const of = useTable();
  const { table, columns, shown: rows, editing, rights, edits, errors, isNew, totals } = of;
  const grid = useRef<HTMLDivElement>(null);
  const coarse = window.matchMedia('(pointer: coarse)').matches;
  const rowHeight = coarse ? 49 : 34;
  const { tracks, width } = useColumnTracks(columns, coarse);

  const cells = useOpenCell(grid);
  const { active, anchor, editor, indexOf, go, open } = cells;
  const activeIndex = indexOf(active?.key);
  // The tab stop goes to the first row once its own is gone.
  const tabStop = activeIndex >= 0 ? activeIndex : 0;

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
  const { columnFrom: from, columnTo: to } = range;
  const isMarked = anchor !== undefined;
  const marked = useMemo(() => (isMarked ? { from, to } : undefined), [isMarked, from, to]);
  const chosen =
    anchor && range.rowFrom >= 0
      ? rows.slice(range.rowFrom, range.rowTo + 1).map(({ $key }) => $key)
      : active
        ? [active.key]
        : [];
  const { setActive } = of;
  const chosenText = chosen.join(' ');
  const typingField = active?.typing ? columns[active.column]?.field.name : undefined;
  const typingKey = active?.typing ? active.key : undefined;
  useEffect(
    () =>
      setActive({
        keys: chosenText === '' ? [] : chosenText.split(' '),
        typing: typingKey === undefined ? undefined : { key: typingKey, field: typingField },
      }),
    [setActive, chosenText, typingKey, typingField],
  );

  useImperativeHandle(of.grid, () => ({
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

  const onKeyDown = useGridKeys({
    ...{ grid, cells, range, chosen },
    page: () => Math.max(1, Math.floor((view.scrollRect?.height ?? 600) / rowHeight) - 3),
  });
  const pointer = useGridPointer(grid, cells);
  const onMenu = (key: string, anchorElement: Element) =>
    of.showMenu({ keys: chosen.includes(key) ? chosen : [key], anchor: anchorElement });
  const latestMenu = useRef(onMenu);
  useEffect(() => {
    latestMenu.current = onMenu;
  });
  const openMenu = useCallback(
    (key: string, button: Element) => latestMenu.current(key, button),
    [],
  );
  const clipboard = useGridClipboard(cells, range);
  const drag = useRowDrag({
    ...{ grid, rowHeight, headHeight },
    count: rows.length,
    onDrop: (key, place) => edits.move(key, place),
  });
  const { onChange: change } = cells;
  const parts = useMemo(
    () => ({ table, columns, editing, rights, isNew, change, openMenu, editor }),
    [table, columns, editing, rights, isNew, change, openMenu, editor],
  );

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={of.label}
      aria-rowcount={rows.length + 1 + (totals.size > 0 ? 1 : 0)}
      aria-colcount={columns.length + 2}
      aria-multiselectable
      aria-readonly={!editing}
      className={styles.grid}
      style={{ ['--tracks' as string]: tracks, ['--width' as string]: `${width}px` }}
      onKeyDown={onKeyDown}
      {...pointer}
      {...clipboard}
      onPointerDown={editing && rights.move ? drag.onPointerDown : undefined}
    >
      <GridHead />
      <div role="rowgroup" className={styles.body} style={{ height: view.getTotalSize() }}>
        <GridContext value={parts}>
          {view.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            if (!row) return null;
            const isFirst = activeIndex < 0 && index === 0;
            return (
              <GridRow
                key={key}
                row={row}
                index={index}
                top={start - headHeight}
                pending={of.isPending(row.$key)}
                errors={errors.get(row.$key)}
                searched={columns
                  .filter(({ field }) => of.isSearched(field.name, row[field.name]))
                  .map(({ field }) => field.name)
                  .join(' ')}
                active={index === activeIndex ? active : isFirst ? firstCell : undefined}
                marked={index >= range.rowFrom && index <= range.rowTo ? marked : undefined}
              />
            );
          })}
        </GridContext>
        {drag.mark !== undefined && (
          <div className={styles.drop} style={{ top: drag.mark }} aria-hidden />
        )}
      </div>
      {totals.size > 0 && <TotalsLine />}
    </div>
  );
}

import type { MouseEvent } from 'react';
import type { ActiveCell } from '../../../data/lists/active-cell';
import type { DataGridProps } from './data-grid';
import type { GridColumn } from '../rows/grid-column';

interface GridPointer {
  props: Pick<
    DataGridProps,
    'columns' | 'rows' | 'cards' | 'groups' | 'selection' | 'onDrillDown' | 'onMore'
  >;
  cellAt: (target: Element) => ActiveCell | undefined;
  setActive: (cell: ActiveCell) => void;
  open: (row: number) => void;
  change: (cell: ActiveCell) => boolean;
  toggle: (row: number, range: boolean) => void;
}

export function gridPointer(of: GridPointer) {
  const { props, cellAt, setActive, open, change, toggle } = of;
  const { columns, rows, cards, groups, selection } = props;
  /** Finds the column under the pointer, also on a card, which holds all columns. */
  const columnAt = (element: Element): GridColumn | undefined => {
    const fact = element.closest<HTMLElement>('[data-fact]')?.dataset.fact;
    const cell = element.closest('[role="gridcell"]');
    return columns[Number(fact ?? Number(cell?.getAttribute('aria-colindex')) - 1)];
  };
  const onClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const cell = cellAt(target);
    if (!cell) return;
    const link = target.closest('a');
    setActive(cell);
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const row = rows.rowAt(cell.row);
    // Leaves a link to itself while its record is not at hand.
    if (!row) return;
    const drillDown = target.closest('[data-drill-down]');
    if (drillDown) {
      const name = columnAt(drillDown)?.field.name;
      if (name !== undefined) props.onDrillDown?.(row, name);
      return;
    }
    if (link && link.dataset.record === undefined) return;
    if (link && modified) return;
    const isGroup = groups?.isOpen(row) !== undefined;
    if (target.closest('[data-check]')) {
      target.closest<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true });
      toggle(cell.row, event.shiftKey);
      return;
    }
    const more = target.closest('[data-more]');
    if (more) {
      if (!isGroup) props.onMore?.(row, cell.row, more);
      return;
    }
    if (isGroup || link || (cards && !modified)) {
      // Opens it here: the browser would load the whole page anew.
      event.preventDefault();
      open(cell.row);
    } else if (selection && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      toggle(cell.row, event.shiftKey);
    }
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const cell = cellAt(target);
    const row = cell && rows.rowAt(cell.row);
    // Ignores a group, which the two clicks have opened and closed.
    if (!row || groups?.isOpen(row) !== undefined) return;
    if (target.closest('a, [data-check], [data-drill-down]') || change(cell)) return;
    open(cell.row);
  };
  const onMouseDown = (event: MouseEvent): void => {
    // Selects rows on Shift and a click, not the texts between.
    if (event.shiftKey && selection) event.preventDefault();
  };
  return { onClick, onDoubleClick, onMouseDown };
}

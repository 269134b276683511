import type { KeyboardEvent } from 'react';
import type { ActiveCell } from '../../../data/lists/active-cell';
import { enterCell, leaveCell } from './cell-links';
import type { DataGridProps } from './data-grid';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';

interface GridKeys {
  props: Pick<DataGridProps, 'rows' | 'groups' | 'selection' | 'onCopy'>;
  active: ActiveCell;
  /** Tells whether an element is in the rows, not in the header or foot. */
  isInRows: (target: Element) => boolean;
  moveByKey: (event: KeyboardEvent) => boolean;
  open: (row: number) => void;
  change: (cell: ActiveCell) => boolean;
  toggle: (row: number, range: boolean) => void;
}

export function gridKeys(of: GridKeys) {
  const { props, active, isInRows, moveByKey, open, change, toggle } = of;
  const { rows, groups, selection, onCopy } = props;
  /** Opens and closes a group with the arrows on its name before they move on. */
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
  return (event: KeyboardEvent): void => {
    const target = event.target as Element;
    // Leaves keys typed into a filter to the filter.
    if (target.closest('input, select, textarea')) return;
    if (isInRows(target) && onGroupKey(event)) return;
    if (moveByKey(event)) return;
    const control = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (control && event.key.toLowerCase() === 'a' && selection) {
      event.preventDefault();
      selection.onAll();
      return;
    }
    if (active.row < 0 || !isInRows(target)) return;
    if (isKey(event, keys.edit) && (change(active) || enterCell(target))) event.preventDefault();
    else if (event.key === 'Escape' && leaveCell(target)) event.preventDefault();
    else if (event.key === 'Enter' && !target.closest('a, [data-drill-down]')) {
      event.preventDefault();
      open(active.row);
    } else if (event.key === ' ' && selection && !target.closest('a')) {
      event.preventDefault();
      toggle(active.row, event.shiftKey);
    } else if (event.key === 'Escape' && selection && selection.extent !== 'none') {
      event.preventDefault();
      selection.onClear();
    } else if (control && event.key.toLowerCase() === 'c' && onCopy) {
      // Leaves marked text for the browser to copy.
      if (window.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      onCopy(active);
    }
  };
}

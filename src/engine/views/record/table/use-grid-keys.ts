import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';
import { moveActive } from '../../../data/lists/active-cell';
import { cellKey } from '../../cells/open-cell';
import { isElsewhere } from './cell-of';
import { cellsIn, type CellRange } from './cell-range';
import { followLink, spanOf } from './reached-cells';
import { commandOf } from './row-commands';
import { useTable } from './table-context';
import { useEnterMoves } from './use-enter-moves';
import type { ActiveTableCell, OpenCell } from './use-open-cell';

interface GridKeysOptions {
  grid: RefObject<HTMLElement | null>;
  cells: OpenCell;
  range: CellRange;
  /** Keys of the rows that are marked, or of the one with the focus. */
  chosen: readonly string[];
  /** Rows that PageUp and PageDown leap over. */
  page: () => number;
}

/**
 * Handles the keyboard in a grid: typing, Enter or the key of editing opens a cell; Enter goes on, arrows go from cell
 * to cell.
 */
export function useGridKeys(options: GridKeysOptions): (event: KeyboardEvent) => void {
  const { grid, cells, range, chosen } = options;
  const { columns, shown: rows, editing, edits, run, showMenu } = useTable();
  const { active, indexOf, leave, go, open, onward } = cells;
  const enterMoves = useEnterMoves().value;

  const onEditorKey = (event: KeyboardEvent, at: ActiveTableCell): boolean => {
    const target = event.target as HTMLElement;
    const direction = event.shiftKey ? -1 : 1;
    switch (cellKey(event)) {
      case 'enter':
        if (!enterMoves || !onward(direction, true)) go(at);
        return true;
      case 'tab':
        if (onward(direction, false)) return true;
        // Beyond the first and the last cell the focus leaves.
        leave();
        return false;
      case 'escape':
        cells.revert();
        return true;
    }
    const vertical = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const modified = event.altKey || event.ctrlKey || event.shiftKey || event.metaKey;
    const isOwn = target.tagName === 'TEXTAREA' || target.role === 'combobox';
    if (vertical === 0 || modified || isOwn || event.defaultPrevented) return false;
    const next = rows[indexOf(at.key) + vertical];
    if (next && !open({ key: next.$key, column: at.column })) go({ ...at, key: next.$key });
    return true;
  };

  /** Undo, or do again; the row of the focus may be gone by now, or stand elsewhere. */
  const travel = (step: (() => void) | undefined, at: ActiveTableCell) => {
    step?.();
    const all = edits.current();
    const stays = all.find(({ $key }) => $key === at.key);
    const near = stays ?? all[Math.min(indexOf(at.key), all.length - 1)];
    if (near) go({ key: near.$key, column: at.column });
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
      travel(back ? edits.undo : edits.redo, at);
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
      page: options.page(),
      header: false,
    });
    const target = next && rows[next.row];
    if (!target) return false;
    go({ key: target.$key, column: next.column - 1 }, event.shiftKey);
    return true;
  };

  return (event) => {
    const target = event.target as Element;
    if (!active || !grid.current?.contains(target) || isElsewhere(grid.current, target)) return;
    const typing = active.typing !== undefined && target.closest('input, textarea') !== null;
    const asked = event.defaultPrevented ? undefined : commandOf(event);
    const command = editing || asked === 'open' ? asked : undefined;
    let handled = true;
    if (command) {
      leave();
      run(command, chosen);
    } else if (event.key === 'ContextMenu' || isKey(event, keys.rowMenu)) {
      const row = target.closest('[role="row"]');
      const anchor = row?.querySelector('[aria-haspopup="menu"]') ?? target;
      showMenu({ keys: chosen, anchor });
    } else handled = typing ? onEditorKey(event, active) : onCellKey(event, active);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

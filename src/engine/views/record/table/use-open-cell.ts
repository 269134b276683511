import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { newId } from '../../../../state/new-id';
import type { CellEditorHandle } from './cell-editor';
import { cellName } from '../../../editing/model/cell-name';
import type { CellAt } from './cell-range';
import { nextCell } from '../../../data/lists/next-cell';
import type { Row } from '../../../editing/model/row';
import { focusInput, inputIn } from '../../cells/focus-control';
import { useTable } from './table-context';

export interface ActiveTableCell extends CellAt {
  /** Mark and former row while it is open: every opening is one step of undo, with the row as it was. */
  typing?: { mark: string; former: Row };
}

export interface OpenCell {
  active: ActiveTableCell | undefined;
  setActive: (cell: ActiveTableCell) => void;
  /** Cell where a range began. */
  anchor: CellAt | undefined;
  setAnchor: Dispatch<SetStateAction<CellAt | undefined>>;
  editor: RefObject<CellEditorHandle | null>;
  indexOf: (key: string | undefined) => number;
  canOpen: (row: Row | undefined, column: number) => boolean;
  /** Takes over and judges what the open cell holds back. */
  leave: () => void;
  /** Moves the focus; `extend` marks what lies between. */
  go: (to: CellAt, extend?: boolean) => void;
  /** Opens a cell: selects all of its text, or puts the cursor at its end. Returns whether the cell takes input. */
  open: (to: CellAt, select?: 'all' | 'end') => boolean;
  /** Goes on to the next cell that takes input; beyond the last row a new one begins, where that is allowed. */
  onward: (direction: 1 | -1, mayAdd: boolean) => boolean;
  revert: () => void;
  close: () => void;
  onChange: (key: string, field: string, value: unknown) => void;
}

/** Finds the cell that stands in a column, or reaches over it. */
function cellIn(row: Element, column: number): HTMLElement | null {
  for (let at = column; at >= -1; at -= 1) {
    const cell = row.querySelector<HTMLElement>(`[data-cell="${at}"]`);
    if (cell) return cell;
  }
  return null;
}

/** State of the open cell. The focus follows once the cell is drawn. */
export function useOpenCell(grid: RefObject<HTMLElement | null>): OpenCell {
  const { name, columns, shown: rows, editing, rights, edits, judge } = useTable();
  const editor = useRef<CellEditorHandle>(null);
  const [active, setActive] = useState<ActiveTableCell>();
  const [anchor, setAnchor] = useState<CellAt>();
  const wantsFocus = useRef<'cell' | 'all' | 'end' | undefined>(undefined);

  useLayoutEffect(() => {
    const wanted = wantsFocus.current;
    if (wanted === undefined || !active) return;
    wantsFocus.current = undefined;
    const row = grid.current?.querySelector(`[data-row="${active.key}"]`);
    const cell = row && cellIn(row, active.column);
    const input = cell && inputIn(cell);
    if (input) focusInput(input, wanted === 'end' ? 'end' : 'all');
    else cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const latest = useRef({ active, edits });
  useLayoutEffect(() => {
    latest.current = { active, edits };
  });
  const onChange = useCallback((key: string, field: string, value: unknown) => {
    const now = latest.current;
    now.edits.setCell(key, field, value, now.active?.typing?.mark);
  }, []);

  const indexOf = (key: string | undefined) =>
    key === undefined ? -1 : rows.findIndex(({ $key }) => $key === key);
  const leave = () => {
    if (!active?.typing) return;
    editor.current?.flush();
    const field = columns[active.column]?.field.name;
    if (field !== undefined) judge(cellName(name, active.key, field));
  };
  const go: OpenCell['go'] = ({ key, column }, extend = false) => {
    leave();
    wantsFocus.current = 'cell';
    setAnchor(extend ? (anchor ?? active) : undefined);
    setActive({ key, column });
  };
  const canOpen = (row: Row | undefined, column: number) => {
    const field = columns[column]?.field.name;
    return editing && row !== undefined && field !== undefined && rights.canEdit(row, field);
  };
  const open: OpenCell['open'] = ({ key, column }, select = 'all') => {
    if (active?.typing && (active.key !== key || active.column !== column)) leave();
    const former = edits.current().find(({ $key }) => $key === key);
    if (!former || !canOpen(former, column)) return false;
    wantsFocus.current = select;
    setAnchor(undefined);
    setActive({ key, column, typing: { mark: `cell ${newId()}`, former } });
    return true;
  };
  const openFirst = (key: string) => {
    const row = edits.current().find(({ $key }) => $key === key);
    const column = columns.findIndex((_, place) => canOpen(row, place));
    if (!open({ key, column })) go({ key, column: 0 });
  };

  return {
    active,
    setActive,
    anchor,
    setAnchor,
    editor,
    indexOf,
    canOpen,
    leave,
    go,
    open,
    onward: (direction, mayAdd) => {
      if (!active) return false;
      leave();
      const all = edits.current();
      const next = nextCell({ row: indexOf(active.key), column: active.column }, direction, {
        rows: all.length,
        columns: columns.length,
        canEdit: ({ row, column }) => canOpen(all[row], column),
      });
      const row = next && all[next.row];
      if (row) return open({ key: row.$key, column: next.column });
      const added = direction === 1 && mayAdd ? edits.add(all.length) : undefined;
      if (added === undefined) return false;
      openFirst(added);
      return true;
    },
    revert: () => {
      if (!active) return;
      if (active.typing) edits.restore(active.typing.former, active.typing.mark);
      wantsFocus.current = 'cell';
      setActive({ key: active.key, column: active.column });
    },
    close: () => {
      leave();
      setActive((now) => (now === active && now ? { key: now.key, column: now.column } : now));
    },
    onChange,
  };
}

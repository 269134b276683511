import { useLayoutEffect, useRef } from 'react';
import type { Row } from '../../../editing/model/row';
import type { RowCommand } from './row-commands';
import type { RowEdits } from './use-row-edits';
import type { TableColumn } from './use-table-columns';
import type { TableRights } from './use-table-rights';

interface TableCommandsOptions {
  rows: readonly Row[];
  before: ReadonlyMap<string, Row>;
  edits: RowEdits;
  rights: TableRights;
  columns: readonly TableColumn[];
  phone: boolean;
  /** Field that holds the kind of a row. */
  kinds: string | undefined;
  /** Moves the focus to a row, in its cell or its sheet. */
  reveal: (key: string, field?: string, edit?: boolean) => void;
  onOpen: (key: string | undefined) => void;
}

interface TableCommands {
  can: (command: RowCommand, keys: readonly string[]) => boolean;
  run: (command: RowCommand, keys: readonly string[]) => void;
  /** Inserts a row of a kind behind the last of these, else at the end, and opens it. */
  insert: (keys: readonly string[], values?: Readonly<Record<string, unknown>>) => void;
}

/** Commands for one row, or for all that are marked. */
export function useTableCommands(options: TableCommandsOptions): TableCommands {
  const { rows, before, edits, rights, columns, phone, kinds, reveal, onOpen } = options;
  const indexOf = (key: string | undefined) => rows.findIndex(({ $key }) => $key === key);
  const firstField = (key: string) => {
    const row = edits.current().find(({ $key }) => $key === key);
    const open = columns.filter(({ field }) => row && rights.canEdit(row, field.name));
    // The kind was chosen with the row.
    return (open.find(({ field }) => field.name !== kinds) ?? open[0])?.field.name;
  };
  // A row that was just added is opened once it is in the document.
  const fresh = useRef<string>(undefined);
  useLayoutEffect(() => {
    const key = fresh.current;
    if (key === undefined || indexOf(key) < 0) return;
    fresh.current = undefined;
    reveal(key, firstField(key), true);
  });
  const openFresh = (key: string | undefined) => {
    if (key !== undefined) fresh.current = key;
  };
  const isChanged = (row: Row) => before.has(row.$key) && before.get(row.$key) !== row;

  const can = (command: RowCommand, keys: readonly string[]): boolean => {
    const places = keys.map(indexOf).filter((at) => at >= 0);
    const chosen = places.flatMap((at) => rows[at] ?? []);
    const [row] = chosen;
    if (!row) return command === 'insert' && rights.add;
    switch (command) {
      case 'insert':
      case 'duplicate':
        return rights.add;
      case 'up':
        return rights.move && Math.min(...places) > 0;
      case 'down':
        return rights.move && Math.max(...places) < rows.length - 1;
      case 'remove':
        return chosen.some((one) => rights.remove(one));
      case 'reset':
        return chosen.some(isChanged);
      case 'edit':
        return keys.length === 1 && firstField(row.$key) !== undefined;
      case 'open':
        return true;
    }
  };
  const insert: TableCommands['insert'] = (keys, values) => {
    const last = Math.max(...keys.map(indexOf), -1);
    openFresh(edits.add(last < 0 ? rows.length : last + 1, values));
  };

  const run: TableCommands['run'] = (command, keys) => {
    if (!can(command, keys)) return;
    const [key] = keys;
    if (command === 'insert') insert(keys);
    if (key === undefined) return;
    const [first] = columns;
    if (command === 'open') onOpen(key);
    if (command === 'duplicate') openFresh(edits.duplicate(keys));
    if (command === 'edit') reveal(key, firstField(key), true);
    if (command === 'up' || command === 'down') {
      edits.shift(keys, command === 'up' ? -1 : 1);
      if (!phone && keys.length === 1) reveal(key, first?.field.name);
    }
    if (command === 'reset') {
      for (const one of keys) {
        const former = before.get(one);
        if (former) edits.restore(former, `reset ${keys.join(' ')}`);
      }
    }
    if (command === 'remove') {
      onOpen(undefined);
      const next = edits.remove(keys);
      if (next !== undefined && !phone) reveal(next, first?.field.name);
    }
  };
  return { can, run, insert };
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { withComputed } from '../../../editing/computed-changes';
import { useChoices } from '../../form/use-choices';
import { pasteCells } from './clipboard/paste-cells';
import { cellName } from '../../../editing/model/cell-name';
import { newRow, wireRow, type Row } from '../../../editing/model/row';
import {
  changeRow,
  insertRows,
  moveRow,
  moveRows,
  removeRows,
} from '../../../editing/rows/row-edits';
import type { RowTable } from '../../../screens/row-table';
import {
  amended,
  amendedThroughout,
  emptyUndo,
  noted,
  redo,
  undo,
  type UndoStack,
} from '../../../editing/rows/row-undo';
import type { TableRights } from './use-table-rights';

interface RowEditsOptions {
  table: RowTable;
  rights: TableRights;
  rows: readonly Row[];
  record: AnyRecord;
  /** Steps of undo by table, kept by the record's page: a table comes and goes with its tab. */
  undos: Map<string, UndoStack>;
  onChange: (changes: AnyRecord) => void;
  onJudge: (...names: string[]) => void;
}

export interface RowEdits {
  /** Returns the rows with everything done to them, even before React has rendered it. */
  current: () => readonly Row[];
  /** Sets a value with what follows from it; the same `mark` again is the same step of undo. */
  setCell: (key: string, field: string, value: unknown, mark?: string) => void;
  setFields: (key: string, changes: AnyRecord, mark?: string) => void;
  /** Returns the rows with changes that are not made. */
  withChanges: (key: string, changes: AnyRecord) => readonly Row[];
  /** Puts what a text was found to stand for wherever that text stands. */
  replaceText: (field: string, text: string, value: string | number) => void;
  clearCells: (cells: readonly { key: string; field: string }[]) => void;
  restore: (row: Row, mark?: string) => void;
  /** Adds a row; returns its key. */
  add: (at: number, values?: AnyRecord) => string | undefined;
  /** Copies rows, behind the last of them; returns the key of the first copy. */
  duplicate: (keys: readonly string[]) => string | undefined;
  move: (key: string, to: number) => void;
  /** Moves all of them as one block. */
  shift: (keys: readonly string[], direction: 1 | -1) => void;
  /** Removes rows; returns the key of the row that takes their place. */
  remove: (keys: readonly string[]) => string | undefined;
  /** Makes a row as a new one begins; it is in no table. */
  blank: () => Row;
  /** Drops rows at the end that are new and say nothing yet: Enter in the last cell has begun them. */
  dropBlank: (isNew: (row: Row) => boolean) => void;
  /** Returns a row with changes and what follows from them. */
  changed: (row: Row, changes: AnyRecord) => Row;
  /** Changes rows because something has become known of them: no step of its own, undone with what it follows from. */
  amend: (change: (rows: readonly Row[]) => readonly Row[]) => void;
  paste: (
    cells: readonly (readonly string[])[],
    at: { row: number; column: number },
    columns: readonly (string | undefined)[],
    read: (text: string, field: string) => unknown,
  ) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Note of what was done, offered to be taken back where `canUndo`. */
  said: { text: string; canUndo: boolean } | undefined;
  say: (text: string) => void;
}

export function useRowEdits(options: RowEditsOptions): RowEdits {
  const { table, rights, rows, record, undos } = options;
  const { name, fields, order, tab, most } = table;
  const { me } = useEngine();
  const { t } = useTranslation('table');
  const contextOf = useChoices(fields, record);
  const [said, setSaid] = useState<RowEdits['said']>();
  const [, redraw] = useState(0);

  const now = useRef(rows);
  const latest = useRef(options);
  useLayoutEffect(() => {
    now.current = rows;
    latest.current = options;
  });

  const stack = () => undos.get(name) ?? emptyUndo;

  const apply = useCallback(
    (next: readonly Row[], mark?: string): void => {
      const before = now.current;
      if (next === before) return;
      undos.set(name, noted(undos.get(name) ?? emptyUndo, before, next, mark));
      now.current = next;
      latest.current.onChange({ [name]: next });
    },
    [name, undos],
  );

  const changed = useCallback(
    (row: Row, changes: AnyRecord): Row => {
      const { rights: may } = latest.current;
      const editable = (field: string) => may.canEdit({ ...row, ...changes }, field);
      const all = withComputed(row, changes, { fields, editable, contextOf });
      return { ...row, ...all } as Row;
    },
    [fields, contextOf],
  );

  const created = useCallback(
    (values: AnyRecord = {}): Row => {
      const defaults = Object.values(fields)
        .filter(({ property, readOnly }) => property.default !== undefined && !readOnly)
        .map((field) => [field.name, field.property.default] as const);
      const own = tab.defaults?.(wireRow(latest.current.record), me);
      return newRow({ ...Object.fromEntries(defaults), ...own, ...values }, newIdempotencyKey());
    },
    [fields, tab, me],
  );

  const setFields = useCallback(
    (key: string, changes: AnyRecord, mark?: string): void => {
      const row = now.current.find(({ $key }) => $key === key);
      if (!row) return;
      const differs = Object.entries(changes).some(
        ([field, value]) => (row[field] ?? null) !== value,
      );
      if (differs) apply(changeRow(now.current, key, changed(row, changes)), mark);
    },
    [apply, changed],
  );

  const isFull = (count: number): boolean => {
    if (now.current.length + count <= most) return false;
    setSaid({ text: t('full', { most }), canUndo: false });
    return true;
  };
  const indexOf = (key: string) => now.current.findIndex(({ $key }) => $key === key);
  const travel = (step: typeof undo, text: string) => () => {
    const result = step(stack(), now.current);
    if (!result) return;
    undos.set(name, result.stack);
    now.current = result.rows;
    latest.current.onChange({ [name]: result.rows });
    setSaid({ text, canUndo: false });
    redraw((count) => count + 1);
  };

  const setCell = useCallback<RowEdits['setCell']>(
    (key, field, value, mark) => setFields(key, { [field]: value }, mark),
    [setFields],
  );
  return {
    current: () => now.current,
    setCell,
    setFields,
    withChanges: (key, changes) =>
      now.current.map((row) => (row.$key === key ? changed(row, changes) : row)),
    replaceText: (field, text, value) => {
      const before = now.current;
      const next = before.map((row) =>
        row[field] === text ? changed(row, { [field]: value }) : row,
      );
      if (next.every((row, index) => row === before[index])) return;
      undos.set(name, amended(stack(), before, next));
      now.current = next;
      latest.current.onChange({ [name]: next });
    },
    clearCells: (cells) => {
      let next = now.current;
      for (const { key, field } of cells) {
        const row = next.find(({ $key }) => $key === key);
        if (!row || !rights.canEdit(row, field) || (row[field] ?? null) === null) continue;
        next = changeRow(next, key, changed(row, { [field]: emptyOf(table, field) }));
      }
      apply(next);
      latest.current.onJudge(...cells.map(({ key, field }) => cellName(name, key, field)));
    },
    restore: (row, mark) => {
      if (now.current.includes(row)) return;
      apply(
        now.current.map((one) => (one.$key === row.$key ? row : one)),
        mark,
      );
    },
    blank: () => created(),
    dropBlank: (isNew) => {
      const begun = wireRow(created());
      const isBlank = (row: Row) =>
        isNew(row) &&
        Object.keys({ ...begun, ...wireRow(row) }).every(
          (field) => field === order?.field || (row[field] ?? null) === (begun[field] ?? null),
        );
      const end = now.current.findLastIndex((row) => !isBlank(row)) + 1;
      if (end > 0 && end < now.current.length) apply(now.current.slice(0, end));
    },
    changed,
    amend: (change) => {
      const result = amendedThroughout(stack(), now.current, change);
      if (result.rows === now.current) return;
      undos.set(name, result.stack);
      now.current = result.rows;
      latest.current.onChange({ [name]: result.rows });
    },
    add: (at, values) => {
      if (!rights.add || isFull(1)) return undefined;
      const row = created(values);
      apply(insertRows(now.current, at, [row], order));
      setSaid(undefined);
      return row.$key;
    },
    duplicate: (keys) => {
      const chosen = new Set(keys);
      const rowsOf = now.current.filter(({ $key }) => chosen.has($key));
      const last = rowsOf.at(-1);
      if (!last || !rights.add || isFull(rowsOf.length)) return undefined;
      const copies = rowsOf.map((row) => {
        const { $suggested } = row;
        const kept = Object.entries(row).filter(
          ([field]) =>
            fields[field] && (!fields[field].readOnly || field in ($suggested?.values ?? {})),
        );
        const copy = newRow(Object.fromEntries(kept), newIdempotencyKey());
        return $suggested ? { ...copy, $suggested } : copy;
      });
      apply(insertRows(now.current, indexOf(last.$key) + 1, copies, order));
      setSaid(
        copies.length > 1
          ? { text: t('copies', { count: copies.length }), canUndo: true }
          : undefined,
      );
      return copies[0]?.$key;
    },
    shift: (keys, direction) => {
      if (!rights.move) return;
      const next = moveRows(now.current, new Set(keys), direction, order);
      if (next === now.current) return;
      apply(next);
      setSaid({ text: t('moved', { number: indexOf(keys[0] ?? '') + 1 }), canUndo: false });
    },
    move: (key, to) => {
      if (!rights.move) return;
      const next = moveRow(now.current, key, to, order);
      if (next === now.current) return;
      apply(next);
      setSaid({ text: t('moved', { number: indexOf(key) + 1 }), canUndo: false });
    },
    remove: (keys) => {
      const chosen = new Set(keys);
      const gone = now.current.filter((row) => chosen.has(row.$key) && rights.remove(row));
      const [first] = gone;
      if (!first) return undefined;
      const at = indexOf(first.$key);
      apply(removeRows(now.current, new Set(gone.map(({ $key }) => $key))));
      const text =
        gone.length > 1
          ? t('removedRows', { count: gone.length })
          : t('removed', { number: at + 1 });
      setSaid({ text, canUndo: true });
      return (now.current[at] ?? now.current.at(-1))?.$key;
    },
    paste: (cells, at, columns, read) => {
      const room = Math.max(0, most - now.current.length);
      const result = pasteCells({
        rows: now.current,
        cells,
        at,
        columns,
        read,
        canEdit: rights.canEdit,
        change: changed,
        create: rights.add
          ? (count) => Array.from({ length: Math.min(count, room) }, () => created())
          : undefined,
      });
      const taken = result.filled.length;
      if (taken > 0) apply(insertRows(result.rows, result.rows.length, result.added, order));
      latest.current.onJudge(...result.filled.map(({ key, field }) => cellName(name, key, field)));
      const rest = result.notTaken > 0 ? t('notTaken', { count: result.notTaken }) : '';
      setSaid({ text: `${t('pasted', { count: taken })} ${rest}`.trim(), canUndo: taken > 0 });
    },
    undo: undo(stack(), rows) && travel(undo, t('undone')),
    redo: redo(stack(), rows) && travel(redo, t('redone')),
    said,
    say: (text) => setSaid({ text, canUndo: false }),
  };
}

function emptyOf({ fields }: RowTable, field: string): unknown {
  return fields[field]?.type.empty ?? null;
}

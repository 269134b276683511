import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { RecordId } from '../../../../api/dialect';
import { useMedia } from '../../../../ui/use-media';
import type { AnyRecord } from '../../../define/definition';
import { useReadCell } from '../../../editing/copied/use-read-cell';
import type { FieldErrors, FormHandle } from '../../../editing/form-handle';
import { useFieldEditing } from '../../../editing/load-editing';
import type { Row } from '../../../editing/model/row';
import { rowLook } from '../../../editing/rows/row-look';
import type { UndoStack } from '../../../editing/rows/row-undo';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import type { RowTable } from '../../../screens/row-table';
import type { ActiveRows, RowGridHandle } from './row-grid-handle';
import type { EntryLineHandle } from './suggestions/entry-line';
import type { RowSuggester } from './suggestions/row-suggester';
import { useCodeEntry } from './suggestions/use-code-entry';
import { useSuggestions } from './suggestions/use-suggestions';
import { titleColumn } from './title-column';
import { useNamedReferences } from './use-named-references';
import { usePreloadReferences } from './use-preload-references';
import { useRowEdits } from './use-row-edits';
import { useRowKinds, type RowKind } from './use-row-kinds';
import { useRowRoute, type RowRoute } from './use-row-route';
import { useSums } from './use-sums';
import { useTableColumns } from './use-table-columns';
import { useTableCommands } from './use-table-commands';
import { useTableErrors } from './use-table-errors';
import { useTableFocus } from './use-table-focus';
import { useTableHandle } from './use-table-handle';
import { useTableKeys } from './use-table-keys';
import { useTableRights } from './use-table-rights';
import { useTableRows } from './use-table-rows';

export interface TableOptions {
  label: string;
  place: Place;
  table: RowTable;
  id: RecordId | 'new';
  /** Record as it is read or wanted, with the rows of its session. */
  record: AnyRecord;
  /** Record as editing began; undefined while it is read. */
  base: AnyRecord | undefined;
  errors: FieldErrors;
  undos: Map<string, UndoStack>;
  /** Cell or row that takes the focus as soon as the rows are there. */
  wanted: RefObject<string | undefined>;
  /** Row that the address names, and the call that makes the address follow. */
  route?: RowRoute;
  /** Progress of a save under way: how many rows are stored of how many. */
  saved?: { done: number; of: number } | undefined;
  onAdopt: (rows: AnyRecord) => void;
  onChange: (changes: AnyRecord) => void;
  onJudge: (...names: string[]) => void;
  handle: Ref<FormHandle>;
}

export type TableModel = ReturnType<typeof useTableModel>;

const idle: ActiveRows = { keys: [], typing: undefined };
const anything = () => true;
const noCall = () => false;

/**
 * Model of the rows of a record, read with `useTable` by what is drawn of them: the rows and how they are changed,
 * columns, rights, errors, the focus, the open row and the open menu, and the commands for rows.
 */
export function useTableModel(options: TableOptions) {
  const { label, place, table, id, record, base, wanted, undos, onChange, onJudge } = options;
  const { name, fields, tab } = table;
  const labelOf = useFieldLabel();
  const phone = useMedia('(max-width: 767px)');
  const isReady = useFieldEditing(base !== undefined);
  const editing = base !== undefined && isReady;
  const { onAdopt } = options;
  const { query, ready, rows, shown, before } = useTableRows({
    ...{ place, table, id, record, base, editing, onAdopt },
  });
  // Rows that a new record begins with, of a copy or of defaults, are stored nowhere yet.
  const isStored = useCallback(
    ({ $key }: AnyRecord) => id !== 'new' && before.has(String($key)),
    [id, before],
  );
  const isNew = useCallback(({ $key }: Row) => editing && !before.has($key), [editing, before]);
  const rights = useTableRights(place, table, id, editing && ready, isStored);
  const { columns, totalsOf, currency } = useTableColumns(table, record);
  const totals = useMemo(() => totalsOf(shown), [totalsOf, shown]);
  const sums = useSums(table, record, shown);
  const kinds = useRowKinds(table);
  const read = useReadCell(fields, currency);
  usePreloadReferences(editing ? columns : []);
  const edits = useRowEdits({ table, rights, rows, record, undos, onChange, onJudge });

  const grid = useRef<RowGridHandle>(null);
  const sheet = useRef<FormHandle>(null);
  const line = useRef<EntryLineHandle>(null);
  const [active, setActive] = useState(idle);
  const [menu, showMenu] = useState<{ keys: readonly string[]; anchor: Element }>();
  const { opened, setOpened, isMissing } = useRowRoute(options.route, rows, ready, editing);

  /** Fields without a column, which copied labels may mean. */
  const further = useMemo(
    () =>
      (tab.details ?? []).flatMap((detail) => {
        const field = fields[detail];
        return field ? [{ field, label: labelOf(field) }] : [];
      }),
    [tab, fields, labelOf],
  );
  const title = titleColumn(columns);
  const nameOf = (values: AnyRecord) =>
    columns
      .filter((column) => column === title || column.field.type.isAmount)
      .flatMap(({ field, format }) => {
        const value = values[field.name] ?? null;
        return value === null ? [] : [format(value)];
      })
      .join(' · ');
  const suggester = useRef<RowSuggester>(undefined);
  const entry = useCodeEntry({
    ...{ table, edits, nameOf },
    suggester: () => suggester.current,
    onRow: (key) => requestAnimationFrame(() => grid.current?.show(key)),
  });
  const suggested = useSuggestions({
    ...{ place, table, id, rows, before, edits, rights },
    editing: editing && ready,
    typing: active.typing,
    onCode: entry.onOutcome,
  });
  useLayoutEffect(() => {
    suggester.current = suggested?.suggester;
  });
  const mayMean = suggested?.mayMean ?? anything;
  const { isSearched, settle } = useNamedReferences(columns, rows, edits, editing, mayMean);
  const errors = useTableErrors(name, options.errors, suggested?.failures);

  const isColumn = (field: string) => columns.some((column) => column.field.name === field);
  const reveal = (key: string, field?: string, edit = false) => {
    if (phone || (field !== undefined && !isColumn(field))) setOpened(key);
    else grid.current?.focus(key, field, edit);
  };
  const commands = useTableCommands({
    ...{ rows, before, edits, rights, columns, phone, reveal },
    kinds: tab.kinds,
    onOpen: setOpened,
  });
  const focus = useTableFocus({ name, rows, columns, errors, ready, wanted, reveal });
  useTableKeys(editing && !phone);
  useTableHandle(options.handle, {
    ...{ name, edits, isNew, opened, grid, sheet, line, focus, suggester },
    settleNames: settle,
  });

  return {
    ...{ label, table, name, record, phone, editing, query, ready, isMissing },
    ...{ rows, shown, columns, further, totals, sums, kinds, rights, edits, errors, read },
    ...{ grid, sheet, line, active, setActive, menu, showMenu, entry, suggested, nameOf },
    ...{ isNew, isSearched, isPending: suggested?.isPending ?? noCall },
    lookOf: (row: Row) => rowLook(table, row),
    indexOf: (key: string | undefined) => rows.findIndex(({ $key }) => $key === key),
    saved: options.saved,
    judge: onJudge,
    can: commands.can,
    run: commands.run,
    /** Inserts a row behind the last of these, else at the end. */
    insert: (keys: readonly string[], kind?: RowKind) =>
      commands.insert(keys, kind && tab.kinds !== undefined ? { [tab.kinds]: kind.value } : {}),
    /** Key of the row in the sheet. */
    opened,
    setOpened,
  };
}

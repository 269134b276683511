import { useMedia } from '../../../../ui/use-media';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { RecordId } from '../../../../api/dialect';
import { EmptyState } from '../../../../ui/empty-state';
import type { AnyRecord } from '../../../define/definition';
import type { FieldErrors, FormHandle } from '../../../editing/form-handle';
import { useFieldEditing } from '../../../editing/load-editing';
import { cellName } from '../../../editing/model/cell-name';
import type { Row } from '../../../editing/model/row';
import { rowLook } from '../../../editing/rows/row-look';
import type { UndoStack } from '../../../editing/rows/row-undo';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import type { RowTable } from '../../../screens/row-table';
import { columnsOfCopy } from './clipboard/columns-of-copy';
import { parseTable } from './clipboard/parse-table';
import { errorsOfRows } from './errors-of-rows';
import type { RowErrors } from './grid-row';
import { groupErrors } from './group-errors';
import { RowCards } from './row-cards';
import { RowGrid } from './row-grid';
import type { ActiveRows, RowGridHandle } from './row-grid-handle';
import { TableRowMenu } from './row-menu';
import { RowSheet } from './row-sheet';
import { RowCount, RowToolbar } from './row-toolbar';
import { EntryLine, type EntryLineHandle } from './suggestions/entry-line';
import { useCodeEntry } from './suggestions/use-code-entry';
import type { RowSuggester } from './suggestions/row-suggester';
import { useSuggestions } from './suggestions/use-suggestions';
import { SumsBlock } from './sums-block';
import styles from './table-tab.module.css';
import { titleColumn } from './title-column';
import { useNamedReferences } from './use-named-references';
import { usePreloadReferences } from './use-preload-references';
import { useReadCell } from '../../../editing/copied/use-read-cell';
import { useRowEdits } from './use-row-edits';
import { useRowKinds, type RowKind } from './use-row-kinds';
import { useRowRoute } from './use-row-route';
import { useSums } from './use-sums';
import { useTableColumns } from './use-table-columns';
import { useTableCommands } from './use-table-commands';
import { useTableFocus } from './use-table-focus';
import { useTableKeys } from './use-table-keys';
import { useTableRights } from './use-table-rights';
import { useTableRows } from './use-table-rows';

export interface TableTabProps {
  label: string;
  place: Place;
  table: RowTable;
  id: RecordId | 'new';
  /** As it is read or wanted, with the rows of its session. */
  record: AnyRecord;
  /** As editing began; undefined while it is read. */
  base: AnyRecord | undefined;
  errors: FieldErrors;
  undos: Map<string, UndoStack>;
  /** Cell or row that takes the focus as soon as the rows are there. */
  wanted: RefObject<string | undefined>;
  /** That the address names. */
  route?: RowRoute;
  /** Of a save under way: how many rows are stored of how many. */
  saved?: { done: number; of: number } | undefined;
  onAdopt: (rows: AnyRecord) => void;
  onChange: (changes: AnyRecord) => void;
  onJudge: (...names: string[]) => void;
  handle: Ref<FormHandle>;
}

export interface RowRoute {
  row: RecordId | 'all' | undefined;
  /** The address follows: to a row, or to the table. */
  onRow: (row: RecordId | undefined) => void;
}

const idle: ActiveRows = { keys: [], typing: undefined };
const anything = () => true;

export function TableTab(props: TableTabProps) {
  const { label, place, table, id, record, base, errors: allErrors, wanted } = props;
  const { name, fields, tab } = table;
  const { t } = useTranslation('table');
  const labelOf = useFieldLabel();
  const phone = useMedia('(max-width: 767px)');
  const isReady = useFieldEditing(base !== undefined);
  const editing = base !== undefined && isReady;
  const of = useTableRows({ place, table, id, record, base, editing, onAdopt: props.onAdopt });
  const { ready, rows, shown, before } = of;
  // What a new record begins with, of a copy or of defaults, is stored nowhere yet.
  const isStored = useCallback(
    ({ $key }: AnyRecord) => id !== 'new' && before.has(String($key)),
    [id, before],
  );
  const rights = useTableRights(place, table, id, editing && ready, isStored);
  const { columns, totalsOf } = useTableColumns(table, record);
  const totals = useMemo(() => totalsOf(shown), [totalsOf, shown]);
  const sums = useSums(table, record, shown);
  const kinds = useRowKinds(table);
  const readText = useReadCell(fields);
  usePreloadReferences(editing ? columns : []);
  const edits = useRowEdits({
    table,
    rights,
    rows,
    record,
    undos: props.undos,
    onChange: props.onChange,
    onJudge: props.onJudge,
  });

  const grid = useRef<RowGridHandle>(null);
  const sheet = useRef<FormHandle>(null);
  const line = useRef<EntryLineHandle>(null);
  const [active, setActive] = useState(idle);
  const [menu, setMenu] = useState<{ keys: readonly string[]; anchor: Element }>();
  const { opened, setOpened, isMissing } = useRowRoute(props.route, rows, ready, editing);

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
    table,
    edits,
    suggester: () => suggester.current,
    nameOf,
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
  const { isSearched, settle } = useNamedReferences(
    columns,
    rows,
    edits,
    editing,
    suggested?.mayMean ?? anything,
  );
  const [grouped, setGrouped] = useState<FieldErrors>();
  const [sessionErrors, setErrors] = useState<ReadonlyMap<string, RowErrors>>(new Map());
  if (grouped !== allErrors) {
    setGrouped(allErrors);
    setErrors(groupErrors(allErrors, name, sessionErrors));
  }
  const errors = useMemo(
    () => errorsOfRows(sessionErrors, suggested?.failures),
    [sessionErrors, suggested?.failures],
  );

  const isNew = (row: Row) => editing && !before.has(row.$key);
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
  const { can, run } = commands;
  const insertKind = (kind: RowKind, keys: readonly string[]) =>
    commands.insert(keys, tab.kinds === undefined ? {} : { [tab.kinds]: kind.value });
  const focus = useTableFocus({ name, rows, columns, errors, ready, wanted, reveal });
  useTableKeys(editing && !phone);
  const flush = () => {
    grid.current?.flush();
    sheet.current?.flush();
  };
  useImperativeHandle(props.handle, () => ({
    flush,
    pending: () => {
      const held =
        opened !== undefined && sheet.current
          ? { key: opened, changes: sheet.current.pending() }
          : grid.current?.pending();
      if (!held || Object.keys(held.changes).length === 0) return {};
      return { [name]: edits.withChanges(held.key, held.changes) };
    },
    takeTyped: () => line.current?.takeTyped() ?? true,
    settle: async () => {
      flush();
      edits.dropBlank(isNew);
      // No cell sends anything by itself, but a form in a sheet may.
      const [isSent = true] = await Promise.all([sheet.current?.settle(), settle()]);
      if (suggester.current) {
        await suggester.current.settle();
        // A code that means nothing may be a name.
        await settle();
      }
      return isSent;
    },
    focusField: focus.focusField,
    // Rows come and go with scrolling.
    isInSight: () => false,
    focusFirstError: focus.focusFirstError,
  }));

  const indexOf = (key: string | undefined) => rows.findIndex(({ $key }) => $key === key);
  const isPending = suggested?.isPending ?? (() => false);

  if (of.query.isError && !ready) {
    return (
      <div role="alert">
        <EmptyState title={t('readFailed')}>
          <Button variant="default" onClick={of.query.refetch}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  const onPasteFirst = (event: ClipboardEvent) => {
    event.preventDefault();
    const cells = parseTable(event.clipboardData.getData('text/plain'));
    const laid = columnsOfCopy(cells, columns, 0, further);
    edits.paste(laid.cells, { row: 0, column: laid.column }, laid.names, readText);
  };
  const openedIndex = indexOf(opened);
  const openedRow = shown[openedIndex];
  const shared = { label, columns, rows: shown, editing, errors, isNew, totals };
  const lookOf = (row: Row) => rowLook(table, row);
  const { suggests } = tab;
  const increases = suggests?.increases === undefined ? undefined : fields[suggests.increases];
  const ofRecord = tab.currency === undefined ? undefined : record[tab.currency];
  return (
    <div className={styles.tab} aria-busy={!ready || undefined}>
      {editing ? (
        <RowToolbar
          count={rows.length}
          edits={edits}
          short={phone}
          kinds={kinds}
          saved={props.saved && t('savedRows', props.saved)}
          can={(command) => can(command, active.keys)}
          onAdd={
            rights.add ? (kind) => (kind ? insertKind(kind, []) : commands.insert([])) : undefined
          }
          onCommand={(command) => run(command, active.keys)}
        />
      ) : (
        ready && !phone && <RowCount count={rows.length} />
      )}
      {isMissing && (
        <div role="alert" className={styles.missing}>
          {t('rowMissing')}
        </div>
      )}
      {ready && rows.length === 0 && (
        <div
          role="group"
          aria-label={label}
          tabIndex={rights.add ? 0 : undefined}
          className={styles.none}
          onPaste={rights.add ? onPasteFirst : undefined}
        >
          <EmptyState title={t('empty')} hint={t(rights.add ? 'emptyEditHint' : 'emptyHint')} />
        </div>
      )}
      {ready &&
        rows.length > 0 &&
        (phone ? (
          <RowCards
            {...shared}
            lookOf={lookOf}
            isPending={isPending}
            onOpen={setOpened}
            onMenu={(key, anchor) => setMenu({ keys: [key], anchor })}
          />
        ) : (
          <RowGrid
            {...shared}
            name={name}
            further={further}
            rights={rights}
            edits={edits}
            read={readText}
            isSearched={isSearched}
            isPending={isPending}
            lookOf={lookOf}
            onJudge={props.onJudge}
            onCommand={run}
            onMenu={(keys, anchor) => setMenu({ keys, anchor })}
            onActive={setActive}
            handle={grid}
          />
        ))}
      {suggested && suggests?.code !== undefined && rights.add && (
        <EntryLine
          table={table}
          handle={line}
          label={t('code')}
          quantityLabel={increases && labelOf(increases)}
          entry={entry}
          ahead={suggested.suggester.ahead}
          nameOf={nameOf}
          onScanned={(code) => grid.current?.takeBack(code)}
          onRetry={suggested.suggester.retry}
        />
      )}
      {sums && ready && (
        <SumsBlock sums={sums} currency={typeof ofRecord === 'string' ? ofRecord : undefined} />
      )}
      {menu && (
        <TableRowMenu
          number={indexOf(menu.keys[0]) + 1}
          anchor={menu.anchor}
          touch={phone}
          kinds={editing ? kinds : []}
          can={(command) => (editing || command === 'open') && can(command, menu.keys)}
          onCommand={(command) => run(command, menu.keys)}
          onInsert={(kind) => insertKind(kind, menu.keys)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {openedRow && (
        <RowSheet
          key={openedRow.$key}
          table={table}
          columns={columns}
          row={openedRow}
          number={openedIndex + 1}
          editing={editing}
          rights={rights}
          errors={errors.get(openedRow.$key)}
          record={record}
          onChange={(changes) =>
            edits.setFields(openedRow.$key, changes, `sheet ${openedRow.$key}`)
          }
          onBlur={(field) => props.onJudge(cellName(name, openedRow.$key, field))}
          onRemove={
            editing && rights.remove(openedRow) ? () => run('remove', [openedRow.$key]) : undefined
          }
          onClose={() => {
            sheet.current?.flush();
            setOpened(undefined);
          }}
          handle={sheet}
        />
      )}
    </div>
  );
}

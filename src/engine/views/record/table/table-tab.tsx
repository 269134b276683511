import { useFieldEditing } from '../../../editing/load-editing';
import { useMediaQuery } from '@mantine/hooks';
import { Button } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useEffectEvent,
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
import type { RecordId } from '../../../../api/dialect';
import { EmptyState } from '../../../../ui/empty-state';
import { useShortcuts } from '../../../../ui/shortcuts/use-shortcuts';
import type { AnyRecord } from '../../../define/definition';
import type { FieldErrors, FormHandle } from '../../../editing/form-handle';
import { useErrorFocus } from '../../form/use-error-focus';
import type { Place } from '../../../screens/place';
import { parseTable } from './clipboard/parse-table';
import { groupErrors } from './group-errors';
import type { RowErrors } from './grid-row';
import { partsQuery } from '../../../editing/rows/parts-query';
import { RowCards } from './row-cards';
import { commandKeys, type RowCommand } from './row-commands';
import { RowGrid, type RowGridHandle } from './row-grid';
import { TableRowMenu } from './row-menu';
import { RowSheet } from './row-sheet';
import { RowToolbar } from './row-toolbar';
import { cellName, cellPlace } from '../../../editing/rows/cell-name';
import { byKey, propertyRows, type Row } from '../../../editing/rows/row';
import type { RowTable } from '../../../screens/row-table';
import { rowsIn } from '../../../editing/rows/session-rows';
import type { UndoStack } from '../../../editing/rows/row-undo';
import { useNamedReferences } from './use-named-references';
import { useReadCell } from './use-read-cell';
import { useRowEdits } from './use-row-edits';
import { usePreloadReferences } from './use-preload-references';
import { useTableColumns } from './use-table-columns';
import { useTableRights } from './use-table-rights';
import styles from './table-tab.module.css';

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
  onAdopt: (rows: AnyRecord) => void;
  onChange: (changes: AnyRecord) => void;
  onJudge: (...names: string[]) => void;
  handle: Ref<FormHandle>;
}

const noRows: readonly Row[] = [];

export function TableTab(props: TableTabProps) {
  const { label, place, table, id, record, base, errors: allErrors, wanted } = props;
  const { name, isProperty, fields } = table;
  const { t, i18n } = useTranslation('table');
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const isReady = useFieldEditing(base !== undefined);
  const editing = base !== undefined && isReady;
  const query = useQuery(
    isProperty || id === 'new'
      ? { queryKey: ['rows', 'of property'], queryFn: skipToken }
      : partsQuery(place, table, id, i18n.language),
  );

  const read = isProperty ? record[name] : query.data;
  const stored = useMemo(
    () => (isProperty ? propertyRows(read) : (read as readonly Row[] | undefined)),
    [isProperty, read],
  );
  const rows = editing ? rowsIn(record, name) : stored;
  const missing = editing && rows === undefined ? stored : undefined;
  const { onAdopt } = props;
  const adopt = useEffectEvent(onAdopt);
  useEffect(() => {
    if (missing) adopt({ [name]: missing });
  }, [missing, name]);

  const ready = rows !== undefined;
  const shown = rows ?? noRows;
  const formerRows = base && rowsIn(base, name);
  const before = useMemo(() => byKey(formerRows ?? noRows), [formerRows]);
  // What a new record begins with, of a copy or of defaults, is stored nowhere yet.
  const isStored = useCallback(
    ({ $key }: AnyRecord) => id !== 'new' && before.has(String($key)),
    [id, before],
  );
  const rights = useTableRights(place, table, id, editing && ready, isStored);
  const { columns, totalsOf } = useTableColumns(table, record);
  const totals = useMemo(() => totalsOf(shown), [totalsOf, shown]);
  const readText = useReadCell(fields);
  usePreloadReferences(editing ? columns : []);
  const edits = useRowEdits({
    table,
    rights,
    rows: shown,
    record,
    undos: props.undos,
    onChange: props.onChange,
    onJudge: props.onJudge,
  });
  const { isSearched, settle } = useNamedReferences(columns, shown, edits, editing);
  const [errors, setErrors] = useState<ReadonlyMap<string, RowErrors>>(new Map());
  const [grouped, setGrouped] = useState<FieldErrors>();
  if (grouped !== allErrors) {
    setGrouped(allErrors);
    setErrors(groupErrors(allErrors, name, errors));
  }

  const grid = useRef<RowGridHandle>(null);
  const sheet = useRef<FormHandle>(null);
  const [activeKey, setActiveKey] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const [menu, setMenu] = useState<{ key: string; anchor: Element }>();
  const onMenu = useCallback((key: string, anchor: Element) => setMenu({ key, anchor }), []);
  const indexOf = (key: string) => shown.findIndex(({ $key }) => $key === key);

  const reveal = (key: string, field?: string, edit = false) => {
    if (phone) setOpened(key);
    else grid.current?.focus(key, field, edit);
  };
  const firstField = (key: string) => {
    const row = edits.current().find(({ $key }) => $key === key);
    return columns.find(({ field }) => row && rights.canEdit(row, field.name))?.field.name;
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

  const can = (command: RowCommand, key: string | undefined): boolean => {
    const index = key === undefined ? -1 : indexOf(key);
    const row = shown[index];
    if (!row) return command === 'insert' && rights.add;
    switch (command) {
      case 'insert':
      case 'duplicate':
        return rights.add;
      case 'up':
        return rights.move && index > 0;
      case 'down':
        return rights.move && index < shown.length - 1;
      case 'remove':
        return rights.remove(row);
      case 'reset':
        return isChanged(row);
      case 'edit':
        return firstField(row.$key) !== undefined;
    }
  };
  const isNew = (row: Row) => editing && !before.has(row.$key);
  const isChanged = (row: Row) => before.has(row.$key) && before.get(row.$key) !== row;

  const onCommand = (command: RowCommand, key: string | undefined) => {
    if (!can(command, key)) return;
    const index = key === undefined ? -1 : indexOf(key);
    if (command === 'insert') openFresh(edits.add(index < 0 ? shown.length : index + 1));
    if (key === undefined) return;
    if (command === 'duplicate') openFresh(edits.duplicate(key));
    if (command === 'edit') reveal(key, firstField(key), true);
    if (command === 'up' || command === 'down') {
      edits.move(key, index + (command === 'up' ? -1 : 1));
      if (!phone) grid.current?.focus(key, columns[0]?.field.name);
    }
    const former = before.get(key);
    if (command === 'reset' && former) edits.restore(former);
    if (command === 'remove') {
      setOpened(undefined);
      const next = edits.remove(key);
      if (next !== undefined && !phone) grid.current?.focus(next, columns[0]?.field.name);
    }
  };

  const focusFirstError = useErrorFocus(errors, () => {
    const row = shown.find(({ $key }) => errors.has($key));
    const found = row && errors.get(row.$key);
    if (!row || !found) return false;
    reveal(
      row.$key,
      columns.find(({ field }) => found[field.name] !== undefined)?.field.name,
      true,
    );
    return true;
  });
  const focusField = (wantedName: string) => {
    const at = cellPlace(wantedName);
    if (at?.table === name) reveal(at.key, at.field, true);
  };
  useEffect(() => {
    if (!ready || wanted.current === undefined) return;
    const asked = wanted.current;
    wanted.current = undefined;
    focusField(asked);
  });
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
    settle: async () => {
      flush();
      // No cell sends anything by itself, but a form in a sheet may.
      const [isSent = true] = await Promise.all([sheet.current?.settle(), settle()]);
      return isSent;
    },
    focusField,
    // Rows come and go with scrolling.
    isInSight: () => false,
    focusFirstError,
  }));

  useShortcuts(
    t('group'),
    editing && !phone
      ? [
          ['F2', t('edit')],
          ['Enter', t('keys.next')],
          ['Esc', t('keys.cancel')],
          ...(['insert', 'duplicate', 'up', 'down', 'remove'] as const).map(
            (command) => [commandKeys[command] ?? '', t(command)] as const,
          ),
          ['Shift+F10', t('keys.menu')],
          ['Del', t('keys.clear')],
          ['Shift+↓', t('keys.select')],
          ['Ctrl+C', t('keys.copy')],
          ['Ctrl+V', t('keys.paste')],
          ['Ctrl+Z', t('undo')],
          ['Ctrl+Y', t('redo')],
        ]
      : [],
  );

  if (query.isError && !isProperty && !ready) {
    return (
      <div role="alert">
        <EmptyState title={t('readFailed')}>
          <Button variant="default" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  const onPasteFirst = (event: ClipboardEvent) => {
    event.preventDefault();
    const cells = parseTable(event.clipboardData.getData('text/plain'));
    const names = columns.map(({ field }) => field.name);
    edits.paste(cells, { row: 0, column: 0 }, names, readText);
  };
  const openedIndex = opened === undefined ? -1 : indexOf(opened);
  const openedRow = shown[openedIndex];
  const shared = { label, columns, rows: shown, editing, errors, isNew, totals };
  return (
    <div className={styles.tab} aria-busy={!ready || undefined}>
      {editing && (
        <RowToolbar
          count={shown.length}
          edits={edits}
          short={phone}
          can={(command) => can(command, activeKey)}
          onAdd={rights.add ? () => openFresh(edits.add(shown.length)) : undefined}
          onCommand={(command) => onCommand(command, activeKey)}
        />
      )}
      {ready && shown.length === 0 && (
        <div
          role="group"
          aria-label={label}
          tabIndex={rights.add ? 0 : undefined}
          onPaste={rights.add ? onPasteFirst : undefined}
        >
          <EmptyState title={t('empty')} hint={t(rights.add ? 'emptyEditHint' : 'emptyHint')} />
        </div>
      )}
      {ready &&
        shown.length > 0 &&
        (phone ? (
          <RowCards {...shared} onOpen={setOpened} onMenu={onMenu} />
        ) : (
          <RowGrid
            {...shared}
            name={name}
            rights={rights}
            edits={edits}
            read={readText}
            isSearched={isSearched}
            onJudge={props.onJudge}
            onCommand={onCommand}
            onMenu={onMenu}
            onActive={setActiveKey}
            handle={grid}
          />
        ))}
      {menu && (
        <TableRowMenu
          number={indexOf(menu.key) + 1}
          anchor={menu.anchor}
          touch={phone}
          can={(command) => can(command, menu.key)}
          onCommand={(command) => onCommand(command, menu.key)}
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
            editing && rights.remove(openedRow)
              ? () => onCommand('remove', openedRow.$key)
              : undefined
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

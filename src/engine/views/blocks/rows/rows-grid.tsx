import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../screens/record-path';
import type { AnyRecord } from '../../../../api/dialect';
import { lazyPart } from '../../../../ui/lazy-part';
import { useMedia } from '../../../../ui/use-media';
import { useEngine } from '../../../application/context';
import { mayOpen } from '../../../screens/record-rights';
import type { DrillDownDefinition, ColumnDefinition } from '../../../define/definition';
import { DialogBoundary } from '../../../../ui/dialog-boundary';
import type { Fields } from '../../../fields/field';
import type { Place } from '../../../screens/place';
import { rowHeights } from '../../list/columns/column-layout';
import { asCard } from '../../list/cards/card-roles';
import { rowRoles } from '../../list/cards/row-roles';
import { useGridColumns } from '../../list/columns/use-grid-columns';
import { useCopy } from '../../list/export/use-copy';
import { drillDownCell } from '../../list/rows/cells';
import { DataGrid } from '../../list/grid/data-grid';
import type { GridColumn, GridControl } from '../../list/rows/grid-column';
import type { GridPosition } from '../../../data/lists/position';
import { usePrintKey } from '../../list/print/use-print-key';
import { ListStates } from '../../list/page/list-states';
import { Outdated } from '../../list/page/outdated';
import { useWaitingText } from '../../values/use-waiting-text';
import { filledPath } from '../../../outbox/rows-at-hand';
import { useRows } from '../../../data/lists/use-rows';
import { nextOrder, type OrderTerm } from '../../../data/lists/list-state';
import {
  type AskedFor,
  readRowsOf,
  type RowsCall,
  rowsSource,
  wholeRowsQuery,
} from '../../../data/lists/rows-source';
import { RowsTools } from './rows-tools';
import { RowsTotals } from './rows-totals';
import styles from './rows.module.css';

const PrintList = lazyPart(async () => (await import('../../list/page/work-parts')).PrintList, {
  isNeeded: true,
});
const ExportDialog = lazyPart(
  async () => (await import('../../list/page/work-parts')).ExportDialog,
  { isNeeded: true },
);

export interface RowsGridProps {
  label: string;
  /** Content beside number and export; without it that line is left out. */
  head?: ReactNode;
  schema: string;
  fields: Fields;
  /** Abilities that their list lacks altogether. */
  lacks: Place['lacks'];
  columns: readonly ColumnDefinition[];
  of: RowsCall;
  asked: AskedFor;
  /** Clears the query; undefined when nothing was asked for. */
  onClear?: () => void;
  order: readonly OrderTerm[];
  onOrder: (order: readonly OrderTerm[]) => void;
  totals: readonly string[];
  opens?: { schema: string; id: string };
  position: GridPosition;
  /** Opens the rows behind a figure; without it figures are only read. */
  onDrillDown?: (row: AnyRecord, field: string, columns: readonly GridColumn[]) => void;
}

// Offers no check boxes: nothing is selected here.
const withoutChecks = { checks: false };

/** Grid of rows to look at, order, follow and export, and nothing else. */
export function RowsGrid(props: RowsGridProps) {
  const { schema, fields, lacks, of, asked, order, opens, totals, onDrillDown } = props;
  const { registry, can } = useEngine();
  const { t, i18n } = useTranslation('list');
  const navigate = useNavigate();
  const client = useQueryClient();
  const language = i18n.language;
  const control = useRef<GridControl>(null);
  const cards = useMedia('(max-width: 767px)');
  const source = useMemo(
    () => rowsSource(of, { asked, order, schema, language, client, lacks }),
    [of, asked, order, schema, language, client, lacks],
  );
  const rows = useRows(source, schema);
  const definition = useMemo(() => ({ columns: props.columns }), [props.columns]);
  const shown = useMemo(
    () => props.columns.filter(({ field }) => maySee(fields, field, can)),
    [props.columns, fields, can],
  );
  const plain = useGridColumns(definition, fields, shown, withoutChecks);
  const columns = useMemo(
    () =>
      plain.map((column) => {
        const drillDown = onDrillDown && drillDownOf(props.columns, column.field.name);
        return drillDown && can(`GET ${drillDown.list}`)
          ? { ...column, cell: drillDownCell }
          : column;
      }),
    [plain, props.columns, onDrillDown, can],
  );
  const screen = registry.entries.find(
    (entry) => entry.standalone && entry.schema === opens?.schema && mayOpen(entry, can),
  )?.name;
  const drawn = useMemo(() => {
    if (!cards) return columns;
    const roles = rowRoles(columns, ({ cell }) => cell === drillDownCell);
    return roles ? asCard(columns, roles, t) : columns;
  }, [cards, columns, t]);
  const idField = opens?.id;
  const hrefOf = useCallback(
    (row: AnyRecord) => {
      const id = idField === undefined ? null : (row[idField] ?? null);
      return screen === undefined || id === null ? '' : recordPath(`/${screen}`, id);
    },
    [screen, idField],
  );
  const [first] = columns;
  const titleFields = useMemo(() => (first ? [first.field.name] : []), [first]);
  const waitingOf = useWaitingText({ schema });
  const present = useCallback(
    (record: AnyRecord) => ({
      record,
      title: first?.format(record[first.field.name], record) ?? '',
      href: hrefOf(record),
      waiting: waitingOf(record),
    }),
    [first, hrefOf, waitingOf],
  );
  const copy = useCopy({ columns, rows });
  const [isExporting, setExporting] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  // Leaves the print key to the page where rows stand among other things.
  usePrintKey(props.head !== undefined && (() => setPrinting(true)));
  const foot = of.isWhole && totals.length > 0 && rows.total !== 0 && (
    <RowsTotals
      query={wholeRowsQuery(of, asked, schema, language)}
      columns={columns}
      totals={totals}
      cards={cards}
    />
  );
  return (
    <>
      {props.head !== undefined && (
        <RowsTools
          count={
            rows.total === undefined && !rows.isCapped
              ? undefined
              : { count: rows.count, isCapped: rows.isCapped }
          }
          onExport={() => {
            rows.askTotal();
            setExporting(true);
          }}
        >
          {props.head}
        </RowsTools>
      )}
      <div className={styles.stage}>
        <DataGrid
          label={props.label}
          columns={drawn}
          rows={rows}
          rowHeight={rowHeights.normal}
          order={order}
          onSort={(field, add) => props.onOrder(nextOrder(order, field, add))}
          onOpen={(row) => {
            const to = hrefOf(row);
            if (to) void navigate(to);
          }}
          present={present}
          titleFields={titleFields}
          cards={cards}
          onDrillDown={onDrillDown && ((row, field) => onDrillDown(row, field, columns))}
          onCopy={(cell) => void copy(cell)}
          position={props.position}
          foot={!cards && foot}
          control={control}
        />
        <ListStates
          rows={rows}
          cards={cards}
          filtered={props.onClear !== undefined}
          onClear={props.onClear ?? (() => {})}
          of={{ name: '', schema }}
          create={undefined}
        />
        <Outdated rows={rows} path={filledPath(of.list, of.params)} name={props.label} />
      </div>
      {cards && foot}
      {isExporting && (
        <DialogBoundary onClose={() => setExporting(false)}>
          <ExportDialog
            label={props.label}
            columns={columns}
            fields={fields}
            total={rows.count}
            isCapped={rows.isCapped}
            selected={0}
            readRows={(_, signal) => readRowsOf(of, source, rows.count, signal)}
            onPrint={() => {
              setExporting(false);
              setPrinting(true);
            }}
            onClose={() => setExporting(false)}
          />
        </DialogBoundary>
      )}
      {isPrinting && (
        <DialogBoundary onClose={() => setPrinting(false)}>
          <PrintList
            label={props.label}
            said={[]}
            columns={columns}
            count={{ count: rows.count, isCapped: rows.isCapped }}
            readRows={(signal) => readRowsOf(of, source, rows.count, signal)}
            onClose={() => setPrinting(false)}
          />
        </DialogBoundary>
      )}
    </>
  );
}

function maySee(fields: Fields, name: string, can: (right: string) => boolean): boolean {
  const field = fields[name];
  return field !== undefined && (field.right === undefined || can(field.right));
}

/** Finds the list of rows that a column's figures are made of, where there is one to look at. */
export function drillDownOf(
  columns: readonly ColumnDefinition[],
  name: string,
): DrillDownDefinition | undefined {
  return columns.find(({ field }) => field === name)?.drillDown;
}

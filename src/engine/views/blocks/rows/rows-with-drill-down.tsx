import { useCallback, useMemo, useState } from 'react';
import { DialogBoundary } from '../../../../ui/dialog-boundary';
import { Drawer } from '../../../../ui/drawer';
import type { AnyRecord } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import type { DrillDownDefinition } from '../../../define/definition';
import type { GridColumn } from '../../list/rows/grid-column';
import type { GridPosition } from '../../../data/lists/position';
import { standardBase, type OrderTerm } from '../../../data/lists/list-state';
import type { RowsCall } from '../../../data/lists/rows-source';
import { useListFields } from '../../../data/lists/use-list-fields';
import { drillDownOf, RowsGrid, type RowsGridProps } from './rows-grid';
import styles from './rows.module.css';

interface DrillDownDialogProps {
  title: string;
  of: RowsCall;
  schema: string;
  columns: RowsGridProps['columns'];
  /** Order as a definition writes it; that of the call unless given. */
  order?: readonly string[];
  totals?: RowsGridProps['totals'];
  opens?: RowsGridProps['opens'];
  onClose: () => void;
}

interface Asking {
  drillDown: DrillDownDefinition;
  row: AnyRecord;
  title: string;
}

/** Rows whose figures open the rows behind them, which may have figures to open in turn. */
export function RowsWithDrillDown(props: Omit<RowsGridProps, 'onDrillDown'>) {
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const onDrillDown = useCallback<NonNullable<RowsGridProps['onDrillDown']>>(
    (row, field, columns) => {
      const drillDown = drillDownOf(props.columns, field);
      if (drillDown)
        setAsking({ drillDown, row, title: titleOfFigure(columns, drillDown, { row, field }) });
    },
    [props.columns],
  );
  return (
    <>
      <RowsGrid {...props} onDrillDown={onDrillDown} />
      {asking && <BehindRow {...asking} params={props.of.params} onClose={close} />}
    </>
  );
}

interface BehindRowProps extends Asking {
  /** Parameters of the record that the row belongs to. */
  params: RowsCall['params'];
  onClose: () => void;
}

function BehindRow({ title, drillDown, row, params, onClose }: BehindRowProps) {
  const { registry } = useEngine();
  const of = useMemo((): RowsCall => {
    const fromRow = Object.entries(drillDown.by).map(([parameter, field]) => [
      parameter,
      row[field],
    ]);
    return {
      list: drillDown.list,
      params,
      query: { ...drillDown.query, ...(Object.fromEntries(fromRow) as RowsCall['query']) },
      fixed: [],
      isWhole: registry.whole.includes(drillDown.list),
    };
  }, [drillDown, row, params, registry]);
  const { schema, columns, totals, opens } = drillDown;
  return (
    <DrillDownDialog
      title={title}
      of={of}
      schema={schema}
      columns={columns}
      totals={totals}
      opens={opens}
      onClose={onClose}
    />
  );
}

const start: GridPosition = {
  topRow: 0,
  active: { row: 0, column: 0 },
  returned: false,
  save: () => {},
};
const nothing = {};
const none: readonly string[] = [];

/** Dialog with the rows that a figure is made of. */
export function DrillDownDialog({
  title,
  of,
  schema,
  columns,
  order: first = none,
  totals = none,
  opens,
  onClose,
}: DrillDownDialogProps) {
  const rows = useListFields(schema, of.list);
  const [order, setOrder] = useState<readonly OrderTerm[]>(() => standardBase(first).order);
  return (
    <DialogBoundary onClose={onClose}>
      <Drawer kind="dialog" title={title} onClose={onClose}>
        <div className={styles.drillDown}>
          {rows && (
            <RowsWithDrillDown
              label={title}
              schema={schema}
              fields={rows.fields}
              lacks={rows.lacks}
              columns={columns}
              of={of}
              asked={nothing}
              order={order.filter(({ field }) => !rows.fields[field]?.unordered)}
              onOrder={setOrder}
              totals={totals}
              opens={opens}
              position={start}
            />
          )}
        </div>
      </Drawer>
    </DialogBoundary>
  );
}

/** Title of the dialog, «Reserviert: Zentrallager»: the figure's name and the row it stands in. */
function titleOfFigure(
  columns: readonly GridColumn[],
  { by }: DrillDownDefinition,
  { row, field }: { row: AnyRecord; field: string },
): string {
  const named = Object.values(by).map((name) =>
    columns.find((column) => column.field.name === name)?.format(row[name], row),
  );
  const label = columns.find((column) => column.field.name === field)?.label ?? '';
  return [label, ...named.filter((text) => text)].join(': ');
}

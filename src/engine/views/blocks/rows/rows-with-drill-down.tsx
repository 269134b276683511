import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { DialogBoundary } from '../../../../ui/dialog-boundary';
import { Drawer } from '../../../../ui/drawer';
import type { AnyRecord } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import type { DrillDownDefinition } from '../../../define/definition';
import { fieldsQuery } from '../../../data/fields-query';
import type { GridColumn } from '../../list/grid/grid-column';
import type { GridPosition } from '../../../data/lists/position';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { RowsCall } from '../../../data/lists/rows-source';
import { drillDownOf, RowsGrid, type RowsGridProps } from './rows-grid';
import styles from './rows.module.css';

interface BehindDialogProps {
  title: string;
  drillDown: DrillDownDefinition;
  row: AnyRecord;
  /** Of the record that the row belongs to. */
  params: RowsCall['params'];
  onClose: () => void;
}

interface Asking {
  drillDown: DrillDownDefinition;
  row: AnyRecord;
  title: string;
}

/** The rows behind a figure may have figures to look into again. */
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
      {asking && (
        <DialogBoundary onClose={close}>
          <DrillDownDialog {...asking} params={props.of.params} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

const start: GridPosition = {
  topRow: 0,
  active: { row: 0, column: 0 },
  returned: false,
  save: () => {},
};
const nothing = {};

function DrillDownDialog({ title, drillDown, row, params, onClose }: BehindDialogProps) {
  const { registry } = useEngine();
  const fields = useQuery(fieldsQuery(registry, drillDown.schema)).data;
  const [order, setOrder] = useState<readonly OrderTerm[]>([]);
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
  return (
    <Drawer kind="dialog" title={title} onClose={onClose}>
      <div className={styles.drillDown}>
        {fields && (
          <RowsWithDrillDown
            label={title}
            schema={drillDown.schema}
            fields={fields}
            columns={drillDown.columns}
            of={of}
            asked={nothing}
            order={order}
            onOrder={setOrder}
            totals={drillDown.totals}
            opens={drillDown.opens}
            position={start}
          />
        )}
      </div>
    </Drawer>
  );
}

/** «Reserviert: Zentrallager»: what the figure is, and which row it stands in. */
function titleOfFigure(
  columns: readonly GridColumn[],
  { by }: DrillDownDefinition,
  { row, field }: { row: AnyRecord; field: string },
): string {
  const named = Object.values(by).map((name) =>
    columns.find((column) => column.field.name === name)?.format(row[name]),
  );
  const label = columns.find((column) => column.field.name === field)?.label ?? '';
  return [label, ...named.filter((text) => text)].join(': ');
}

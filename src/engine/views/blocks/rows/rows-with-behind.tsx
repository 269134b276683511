import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { DialogBoundary } from '../../../../ui/dialog-boundary';
import { Drawer } from '../../../../ui/drawer';
import type { AnyRecord } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import type { BehindDefinition } from '../../../define/definition';
import { fieldsQuery } from '../../../data/fields-query';
import type { GridColumn } from '../../list/grid/grid-column';
import type { GridPosition } from '../../../data/lists/position';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { RowsCall } from './rows-call';
import { behindOf, RowsGrid, type RowsGridProps } from './rows-grid';
import styles from './rows.module.css';

interface BehindDialogProps {
  title: string;
  behind: BehindDefinition;
  /** The row whose figure is asked about. */
  row: AnyRecord;
  /** Path parameters of the record that the row belongs to. */
  params: RowsCall['params'];
  onClose: () => void;
}

interface Asking {
  behind: BehindDefinition;
  row: AnyRecord;
  title: string;
}

/** Rows whose figures can be asked what they are made of, and so on. */
export function RowsWithBehind(props: Omit<RowsGridProps, 'onBehind'>) {
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const onBehind = useCallback<NonNullable<RowsGridProps['onBehind']>>(
    (row, field, columns) => {
      const behind = behindOf(props.columns, field);
      if (behind) setAsking({ behind, row, title: titleOfFigure(columns, behind, { row, field }) });
    },
    [props.columns],
  );
  return (
    <>
      <RowsGrid {...props} onBehind={onBehind} />
      {asking && (
        <DialogBoundary onClose={close}>
          <BehindDialog {...asking} params={props.of.params} onClose={close} />
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

/** The rows that a figure is made of, with their sum. */
function BehindDialog({ title, behind, row, params, onClose }: BehindDialogProps) {
  const { registry } = useEngine();
  const fields = useQuery(fieldsQuery(registry, behind.schema)).data;
  const [order, setOrder] = useState<readonly OrderTerm[]>([]);
  const of = useMemo((): RowsCall => {
    const fromRow = Object.entries(behind.by).map(([parameter, field]) => [parameter, row[field]]);
    return {
      list: behind.list,
      params,
      query: { ...behind.query, ...(Object.fromEntries(fromRow) as RowsCall['query']) },
      fixed: [],
      isWhole: registry.whole.includes(behind.list),
    };
  }, [behind, row, params, registry]);
  return (
    <Drawer kind="dialog" title={title} onClose={onClose}>
      <div className={styles.behind}>
        {fields && (
          <RowsWithBehind
            label={title}
            schema={behind.schema}
            fields={fields}
            columns={behind.columns}
            of={of}
            asked={nothing}
            order={order}
            onOrder={setOrder}
            totals={behind.totals}
            opens={behind.opens}
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
  { by }: BehindDefinition,
  { row, field }: { row: AnyRecord; field: string },
): string {
  const named = Object.values(by).map((name) =>
    columns.find((column) => column.field.name === name)?.format(row[name]),
  );
  const label = columns.find((column) => column.field.name === field)?.label ?? '';
  return [label, ...named.filter((text) => text)].join(': ');
}

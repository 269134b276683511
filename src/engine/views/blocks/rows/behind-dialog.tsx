import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Drawer } from '../../../../ui/drawer';
import type { AnyRecord } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import type { BehindDefinition } from '../../../define/definition';
import { fieldsQuery } from '../../../data/fields-query';
import type { GridPosition } from '../../../data/lists/position';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { RowsCall } from './rows-call';
import { RowsGrid } from './rows-grid';
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

const start: GridPosition = {
  topRow: 0,
  active: { row: 0, column: 0 },
  returned: false,
  save: () => {},
};
const nothing = {};

/** The rows that a figure is made of, with their sum. */
export function BehindDialog({ title, behind, row, params, onClose }: BehindDialogProps) {
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
          <RowsGrid
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

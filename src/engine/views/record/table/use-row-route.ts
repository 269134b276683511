import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordId } from '../../../../api/dialect';
import type { Row } from '../../../editing/model/row';

export interface RowRoute {
  row: RecordId | 'all' | undefined;
  /** Called to make the address follow: to a row, or to the table. */
  onRow: (row: RecordId | undefined) => void;
}

interface OpenedRow {
  /** Key of the open row. */
  opened: string | undefined;
  setOpened: (key: string | undefined) => void;
  /** True if the address names a row that is not there. */
  isMissing: boolean;
}

/**
 * Tracks the row whose sheet is open. While rows are read the address names it; while they are edited it stays as it
 * is.
 */
export function useRowRoute(
  route: RowRoute | undefined,
  rows: readonly Row[],
  ready: boolean,
  editing: boolean,
): OpenedRow {
  const [opened, setKey] = useState<string>();
  const asked = route?.row === 'all' ? undefined : route?.row;
  const named =
    asked === undefined || !ready
      ? undefined
      : rows.find(({ id }) => id !== undefined && String(id) === String(asked))?.$key;
  const open = useEffectEvent((key: string) => setKey(key));
  useEffect(() => {
    if (named !== undefined) open(named);
  }, [named]);
  return {
    opened,
    isMissing: asked !== undefined && ready && named === undefined && !editing,
    setOpened: (key) => {
      setKey(key);
      if (!route || editing) return;
      const id = rows.find(({ $key }) => $key === key)?.id;
      const isStored = typeof id === 'number' || typeof id === 'string';
      if (isStored || asked !== undefined) route.onRow(isStored ? (id as RecordId) : undefined);
    },
  };
}

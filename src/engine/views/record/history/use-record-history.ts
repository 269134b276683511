import { useCallback, useState } from 'react';
import { historyOperation } from '../../../../api/change-history';
import { useEngine } from '../../../application/context';

export interface RecordHistory {
  /** Opens the history of one field or of all; undefined where the contract keeps none, or a record has none yet. */
  open: ((field?: string) => void) | undefined;
  /** History that is open: `table` is the record's table code; `field` undefined: all fields. */
  shown: { table: string; field: string | undefined } | undefined;
  close: () => void;
}

export function useRecordHistory(schema: string, isNew: boolean): RecordHistory {
  const { registry } = useEngine();
  const [asked, setAsked] = useState<{ field?: string }>();
  const table = registry.codes[schema];
  const persisted = table !== undefined && historyOperation in registry.rights && !isNew;
  const open = useCallback((field?: string) => setAsked({ field }), []);
  return {
    open: persisted ? open : undefined,
    shown: asked && persisted ? { table, field: asked.field } : undefined,
    close: () => setAsked(undefined),
  };
}

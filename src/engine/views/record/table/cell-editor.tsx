import { useImperativeHandle, type Ref } from 'react';
import type { AnyRecord } from '../../../define/definition';
import type { Field } from '../../../fields/field';
import { CellControl } from '../../cells/cell-control';
import { useCellBridge } from '../../cells/use-cell-bridge';
import styles from './grid-cell.module.css';

export interface CellEditorHandle {
  flush: () => void;
  /** Returns what keystrokes would change; they stay pending. */
  pending: () => AnyRecord;
}

interface CellEditorProps {
  id: string;
  field: Field;
  /** Accessible name, like «Menge, Zeile 3». */
  label: string;
  value: unknown;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (value: unknown) => void;
  handle: Ref<CellEditorHandle>;
}

/** Form control in an open cell. Hands up what it holds back when the cell is left, or when somebody asks. */
export function CellEditor({ onChange, handle, ...control }: CellEditorProps) {
  const bridge = useCellBridge((changes) => {
    for (const next of Object.values(changes)) onChange(next);
  });
  useImperativeHandle(handle, () => ({ flush: bridge.flush, pending: bridge.pending }), [bridge]);
  return <CellControl {...control} bridge={bridge} className={styles.editor} />;
}

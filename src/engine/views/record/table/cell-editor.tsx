import { useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react';
import type { AnyRecord } from '../../../define/definition';
import { createFormBridge } from '../../../editing/form-bridge';
import type { Field } from '../../../fields/field';
import { FloatingOver } from '../../../../ui/floating-over';
import { editingOf } from '../../../editing/load-editing';
import styles from './grid-cell.module.css';

export interface CellEditorHandle {
  flush: () => void;
  /** What keystrokes would change; they stay pending. */
  pending: () => AnyRecord;
}

interface CellEditorProps {
  id: string;
  field: Field;
  /** «Menge, Zeile 3». */
  label: string;
  value: unknown;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (value: unknown) => void;
  handle: Ref<CellEditorHandle>;
}

/** The form's widget. What it holds back goes up when the cell is left, or when somebody asks. */
export function CellEditor(props: CellEditorProps) {
  const { id, field, label, value, invalid, describedBy, onChange, handle } = props;
  const [bridge] = useState(createFormBridge);
  const { Widget } = editingOf(field);
  useLayoutEffect(() => {
    bridge.listen({
      onChange: (changes) => {
        for (const next of Object.values(changes)) onChange(next);
      },
      onBlur: () => {},
    });
  });
  useImperativeHandle(handle, () => ({ flush: bridge.flush, pending: bridge.pending }), [bridge]);
  return (
    <FloatingOver value="scrolling">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.editor}>
        <Widget
          field={field}
          id={id}
          value={value}
          required={field.required}
          invalid={invalid}
          describedBy={describedBy}
          onChange={(next) => bridge.change(field.name, next)}
          onBlur={() => bridge.blur(field.name)}
          register={bridge.register}
        />
      </div>
    </FloatingOver>
  );
}

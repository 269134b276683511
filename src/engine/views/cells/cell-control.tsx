import { FloatingOver } from '../../../ui/floating-over';
import type { FormBridge } from '../../editing/form-bridge';
import { editingOf } from '../../editing/load-editing';
import type { WidgetProps } from '../../fields/field-editing';
import styles from './cell-control.module.css';

interface CellControlProps
  extends
    Pick<WidgetProps, 'field' | 'id' | 'value' | 'invalid' | 'describedBy'>,
    Pick<WidgetProps, 'country' | 'beside' | 'hold'> {
  /** Column and row for screen readers; sighted people see them. */
  label: string;
  bridge: FormBridge;
  /** Class that lays it out in its cell. */
  className: string | undefined;
}

/** Form control in a cell of a list or a table, as high as its row. The bridge hands up what it holds back. */
export function CellControl({ label, bridge, className, ...widget }: CellControlProps) {
  const { field, id } = widget;
  const { Widget } = editingOf(field);
  return (
    <FloatingOver value="scrolling">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={`${styles.control} ${className}`}>
        <Widget
          {...widget}
          required={field.required}
          onChange={(next) => bridge.change(field.name, next)}
          onBlur={() => bridge.blur(field.name)}
          register={bridge.register}
        />
      </div>
    </FloatingOver>
  );
}

import { FieldValue } from '../../views/values/field-value';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** Where there is no form around it that walks into the value, as in a cell, it is read. */
function NestedValue({ field, id, value }: WidgetProps) {
  return (
    <output id={id}>
      <FieldValue field={field} value={value} />
    </output>
  );
}

/** Of every value that a form walks into: what it holds has widgets of its own. */
export const editing: FieldEditing = { Widget: NestedValue };

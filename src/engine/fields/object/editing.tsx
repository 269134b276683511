import { FieldValue } from '../../views/values/field-value';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** Where no form walks into the value, as in a cell, it is read-only. */
function NestedValue({ field, id, value }: WidgetProps) {
  return (
    <output id={id}>
      <FieldValue field={field} value={value} />
    </output>
  );
}

/** What the value holds has widgets of its own. */
export const editing: FieldEditing = { Widget: NestedValue };

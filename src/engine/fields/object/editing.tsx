import { FieldValue } from '../../views/values/field-value';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** Read-only value, for where no form walks into it, as in a cell. */
function NestedValue({ field, id, value }: WidgetProps) {
  return (
    <output id={id}>
      <FieldValue field={field} value={value} />
    </output>
  );
}

/** Editing of an object: what the value holds has widgets of its own. */
export const editing: FieldEditing = { Widget: NestedValue };

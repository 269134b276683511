import { rank, type FieldType } from '../field-type';
import { textComparison } from '../comparisons/text';
import { NestedValue } from '../../views/values/nested-value';
import { editings } from '../load-editings';

/**
 * Objects, several of them, edited as a table or one by one in a form.
 * @group Several values
 * @example { type: array, items: { type: object, properties: { name: { type: string } } } }
 */
export const rows: FieldType = {
  name: 'rows',
  fits: ({ holds }) => (holds === 'objects' ? rank.nested : undefined),
  format: (_, texts) => (value) => texts.rows(Array.isArray(value) ? value.length : 0),
  View: NestedValue,
  isNested: true,
  comparison: textComparison,
  loadEditing: async () => (await editings()).object,
};

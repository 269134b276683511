import { rank, type FieldType } from '../field-type';
import { text } from '../comparisons/text';

/** Rows of another schema, edited as a table. */
export const rows: FieldType = {
  name: 'rows',
  fits: ({ property }) => (property.items?.$ref ? rank.several + 1 : undefined),
  format: (_, texts) => (value) => texts.rows(Array.isArray(value) ? value.length : 0),
  comparison: text,
  loadEditing: async () => (await import('./editing')).editing,
};

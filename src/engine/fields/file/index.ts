import { rank, type FieldType } from '../field-type';
import { text } from '../comparisons/text';

/** The content of a file, which goes along with the record. */
export const file: FieldType = {
  name: 'file',
  fits: ({ property }) => (property.contentEncoding === 'base64' ? rank.content - 1 : undefined),
  comparison: text,
  loadEditing: async () => (await import('./editing')).editing,
};

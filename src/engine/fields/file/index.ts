import { rank, type FieldType } from '../field-type';
import { textComparison } from '../comparisons/text';

export const file: FieldType = {
  name: 'file',
  fits: ({ property }) => (property.contentEncoding === 'base64' ? rank.content - 1 : undefined),
  comparison: textComparison,
  loadEditing: async () => (await import('./editing')).editing,
};

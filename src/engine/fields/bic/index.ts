import { ofFormat, type FieldType } from '../field-type';
import { compactText } from '../comparisons/text';

/** Stored compact in capitals. */
export const bic: FieldType = {
  name: 'bic',
  fits: ofFormat('bic'),
  metadata: { part: 'bic' },
  rowWidth: 180,
  comparison: compactText,
  loadEditing: async () => (await import('./editing')).editing,
};

import { ofFormat, type FieldType } from '../field-type';
import { compactText } from '../comparisons/text';

/** Stored compact, shown as its country spells it. */
export const vatId: FieldType = {
  name: 'vatId',
  fits: ofFormat('vat-id'),
  rowWidth: 180,
  comparison: compactText,
  loadEditing: async () => (await import('./editing')).editing,
};

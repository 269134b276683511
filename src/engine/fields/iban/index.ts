import { ofFormat, type FieldType } from '../field-type';
import { compactText } from '../comparisons/text';

/** Stored compact, shown in groups of four. */
export const iban: FieldType = {
  name: 'iban',
  fits: ofFormat('iban'),
  metadata: { part: 'iban' },
  rowWidth: 180,
  comparison: compactText,
  loadEditing: async () => (await import('./editing')).editing,
};

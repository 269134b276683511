import { rank, type FieldType } from '../field-type';
import { textComparison as comparison } from '../comparisons/text';

/** Fits everything that nothing else fits. */
export const text: FieldType = {
  name: 'text',
  fits: () => rank.anything,
  prose: 'line',
  rowWidth: 180,
  comparison,
  loadEditing: async () => (await import('./editing')).editing,
};

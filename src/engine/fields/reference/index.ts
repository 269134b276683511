import { rank, type FieldType } from '../field-type';
import { choiceComparison } from '../comparisons/choice';
import { itemFormatter } from '../value-formatter';

export const reference: FieldType = {
  name: 'reference',
  fits: ({ lookup }) => (lookup === undefined ? undefined : rank.reference),
  format: itemFormatter,
  width: 150,
  rowWidth: 160,
  comparison: choiceComparison,
  loadEditing: async () => (await import('./editing')).editing,
};

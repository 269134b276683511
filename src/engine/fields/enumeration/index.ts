import { rank, type FieldType } from '../field-type';
import { choiceComparison } from '../comparisons/choice';
import { itemFormatter } from '../value-formatter';

export const enumeration: FieldType = {
  name: 'enumeration',
  fits: ({ values }) => (values ? rank.enumeration : undefined),
  format: itemFormatter,
  width: 'values',
  comparison: choiceComparison,
  loadEditing: async () => (await import('./editing')).editing,
};

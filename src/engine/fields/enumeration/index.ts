import { rank, type FieldType } from '../field-type';
import { choice } from '../comparisons/choice';
import { itemFormatter } from '../item-formatter';

/** One of the contract's values. */
export const enumeration: FieldType = {
  name: 'enumeration',
  fits: ({ values }) => (values ? rank.enumeration : undefined),
  format: itemFormatter,
  width: 'values',
  comparison: choice,
  loadEditing: async () => (await import('./editing')).editing,
};

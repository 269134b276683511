import { rank, type FieldType } from '../field-type';
import { choice } from '../comparisons/choice';
import { itemFormatter } from '../item-formatter';

/** A value of a reference list, or a record of another screen. */
export const reference: FieldType = {
  name: 'reference',
  fits: ({ lookup }) => (lookup === undefined ? undefined : rank.reference),
  format: itemFormatter,
  width: 150,
  rowWidth: 160,
  comparison: choice,
  loadEditing: async () => (await import('./editing')).editing,
};

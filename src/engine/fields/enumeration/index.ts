import { rank, type FieldType } from '../field-type';
import { choiceComparison } from '../comparisons/choice';
import { itemFormatter } from '../value-formatter';
import { editings } from '../load-editings';

/**
 * Choice of a value that the contract enumerates; labels say what the values are called.
 * @group Choices
 * @example { type: string, enum: [NEW, PAID] }
 */
export const enumeration: FieldType = {
  name: 'enumeration',
  fits: ({ values }) => (values ? rank.enumeration : undefined),
  format: itemFormatter,
  width: 'values',
  comparison: choiceComparison,
  loadEditing: async () => (await editings()).enumeration,
};

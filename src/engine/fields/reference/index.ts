import { rank, type FieldType } from '../field-type';
import { choiceComparison } from '../comparisons/choice';
import { itemFormatter } from '../value-formatter';
import { editings } from '../load-editings';

/**
 * Record, or a row of a list to choose from: searched, shown by what it is called, and opened.
 * @group Choices
 * @example { type: integer, x-ref: Gadget }
 */
export const reference: FieldType = {
  name: 'reference',
  fits: ({ lookup }) => (lookup === undefined ? undefined : rank.reference),
  format: itemFormatter,
  width: 150,
  rowWidth: 160,
  comparison: choiceComparison,
  loadEditing: async () => (await editings()).reference,
};

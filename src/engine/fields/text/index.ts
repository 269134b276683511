import { rank, type FieldType } from '../field-type';
import { textComparison as comparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * Line of text: the type for whatever nothing else fits.
 * @group Texts
 * @example { type: string, maxLength: 60 }
 */
export const text: FieldType = {
  name: 'text',
  fits: () => rank.anything,
  prose: 'line',
  rowWidth: 180,
  comparison,
  loadEditing: async () => (await editings()).text,
};

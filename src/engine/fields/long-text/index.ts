import { LONGEST_LINE } from '../../../../schemas/rules/plain-text';
import { rank, type FieldType } from '../field-type';
import { textComparison as comparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * Text of several lines: more than 500 characters, or one whose metadata say `multiline`.
 * @group Texts
 * @example { type: string, maxLength: 4000 }
 */
export const longText: FieldType = {
  name: 'longText',
  fits: ({ types, metadata, property }) => {
    const { multiline = (property.maxLength ?? 0) > LONGEST_LINE } = metadata;
    return multiline && types.includes('string') ? rank.anything + 1 : undefined;
  },
  prose: 'lines',
  rowWidth: 240,
  comparison,
  loadEditing: async () => (await editings()).longText,
};

import { rank, type FieldType } from '../field-type';
import { textComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * Content of a file, which is only ever sent.
 * @group Contents
 * @example { type: string, contentEncoding: base64 }
 */
export const file: FieldType = {
  name: 'file',
  fits: ({ property }) => (property.contentEncoding === 'base64' ? rank.content - 1 : undefined),
  comparison: textComparison,
  loadEditing: async () => (await editings()).file,
};

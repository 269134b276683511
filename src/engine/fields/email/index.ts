import { ofFormat, type FieldType } from '../field-type';
import { textComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * E-mail address; a click writes to it.
 * @group Ways to somebody
 * @example { type: string, format: email }
 */
export const email: FieldType = {
  name: 'email',
  fits: ofFormat('email'),
  link: {
    href: (value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`,
    isContact: true,
  },
  width: 200,
  comparison: textComparison,
  loadEditing: async () => (await editings()).email,
};

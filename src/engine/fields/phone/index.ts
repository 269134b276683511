import { ofFormat, type FieldType } from '../field-type';
import { telHref } from '../../../../schemas/rules/phone-number';
import { textComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * Phone number, in any spelling; a click calls it.
 * @group Ways to somebody
 * @example { type: string, format: phone }
 */
export const phone: FieldType = {
  name: 'phone',
  fits: ofFormat('phone'),
  link: { href: telHref, byCountry: true, isContact: true },
  width: 150,
  comparison: textComparison,
  loadEditing: async () => (await editings()).phone,
};

import { ofFormat, type FieldType } from '../field-type';
import { isWebAddress } from '../../../../schemas/rules/web-address';
import { textComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * Page on the web, opened beside this one.
 * @group Ways to somebody
 * @example { type: string, format: web-address }
 */
export const webAddress: FieldType = {
  name: 'webAddress',
  fits: ofFormat('web-address'),
  link: { href: (value) => (isWebAddress(value) ? value : undefined), newTab: true },
  width: 200,
  comparison: textComparison,
  loadEditing: async () => (await editings()).webAddress,
};

import { ofFormat, type FieldType } from '../field-type';
import { isWebAddress } from '../../../../schemas/rules/web-address';
import { textComparison } from '../comparisons/text';

export const webAddress: FieldType = {
  name: 'webAddress',
  fits: ofFormat('web-address'),
  link: { href: (value) => (isWebAddress(value) ? value : undefined), newTab: true },
  width: 200,
  comparison: textComparison,
  loadEditing: async () => (await import('./editing')).editing,
};

import { ofFormat, type FieldType } from '../field-type';
import { compactComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * Currency (ISO 4217): stored in capitals.
 * @group Codes
 * @example { type: string, format: currency-code }
 */
export const currency: FieldType = {
  name: 'currency',
  fits: ofFormat('currency-code'),
  width: 72,
  rowWidth: 72,
  comparison: compactComparison,
  loadEditing: async () => (await editings()).currency,
};

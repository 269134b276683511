import { ofFormat, type FieldType } from '../field-type';
import { compactComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * GTIN (EAN, UPC); blanks and dashes between the digits are dropped.
 * @group Codes
 * @example { type: string, format: gtin }
 */
export const gtin: FieldType = {
  name: 'gtin',
  fits: ofFormat('gtin'),
  metadata: { scanned: true },
  rowWidth: 180,
  comparison: compactComparison,
  loadEditing: async () => (await editings()).gtin,
};

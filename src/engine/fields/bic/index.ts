import { ofFormat, type FieldType } from '../field-type';
import { compactComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * BIC: stored compact in capitals.
 * @group Codes
 * @example { type: string, format: bic }
 */
export const bic: FieldType = {
  name: 'bic',
  fits: ofFormat('bic'),
  metadata: { part: 'bic' },
  rowWidth: 180,
  comparison: compactComparison,
  loadEditing: async () => (await editings()).bic,
};

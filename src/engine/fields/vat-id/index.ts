import { ofFormat, type FieldType } from '../field-type';
import { compactComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * VAT id: stored compact, shown as its country spells it.
 * @group Codes
 * @example { type: string, format: vat-id }
 */
export const vatId: FieldType = {
  name: 'vatId',
  fits: ofFormat('vat-id'),
  rowWidth: 180,
  comparison: compactComparison,
  loadEditing: async () => (await editings()).vatId,
};

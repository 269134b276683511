import { ofFormat, type FieldType } from '../field-type';
import { compactComparison } from '../comparisons/text';
import { editings } from '../load-editings';

/**
 * IBAN: stored compact, shown in groups of four.
 * @group Codes
 * @example { type: string, format: iban }
 */
export const iban: FieldType = {
  name: 'iban',
  fits: ofFormat('iban'),
  metadata: { part: 'iban' },
  rowWidth: 180,
  comparison: compactComparison,
  loadEditing: async () => (await editings()).iban,
};

import { ofFormat, type FieldType } from '../field-type';
import { expectedGtinDigit } from '../../../../schemas/rules/gtin';
import { compactText } from '../comparisons/text';

/** A GTIN (EAN, UPC); blanks and dashes between its digits fall away. */
export const gtin: FieldType = {
  name: 'gtin',
  fits: ofFormat('gtin'),
  rowWidth: 180,
  comparison: compactText,
  formatProblem: (value) => {
    const expected = expectedGtinDigit(String(value));
    return expected === undefined
      ? { key: 'problems:format.gtin' }
      : { key: 'problems:checkDigit', params: { expected } };
  },
  loadEditing: async () => (await import('./editing')).editing,
};

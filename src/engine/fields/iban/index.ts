import { ofFormat, type FieldType } from '../field-type';
import { ibanLength } from '../../../../schemas/rules/iban';
import { compactText } from '../comparisons/text';

/** An IBAN is mistyped in its length more often than in its digits. */
const ibanProblem: FieldType['formatProblem'] = (value) => {
  const iban = String(value);
  const country = iban.slice(0, 2);
  const expected = ibanLength(country);
  return expected === undefined || expected === iban.length
    ? { key: 'problems:format.iban' }
    : { key: 'problems:ibanLength', params: { country, expected, length: iban.length } };
};

/** An IBAN, stored compact, shown in groups of four. */
export const iban: FieldType = {
  name: 'iban',
  fits: ofFormat('iban'),
  rowWidth: 180,
  comparison: compactText,
  formatProblem: ibanProblem,
  loadEditing: async () => (await import('./editing')).editing,
};

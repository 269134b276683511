import { ofFormat, type FieldType } from '../field-type';
import { numberComparison as comparison } from '../comparisons/number';
import { figure } from '../figure';
import { editings } from '../load-editings';

/**
 * An amount: in EUR, unless a currency stands beside it.
 * @group Figures
 * @example { type: number, format: money }
 */
export const money: FieldType = {
  name: 'money',
  fits: ofFormat('money'),
  figures: { sum: 'usually' },
  isAmount: true,
  width: 100,
  comparison,
  sheet: figure('#,##0.00\\ "€"'),
  loadEditing: async () => (await editings()).money,
};

import { ofFormat, type FieldType } from '../field-type';
import { numberComparison as comparison } from '../comparisons/number';
import { figure } from '../figure';
import { decimalCode } from '../number/decimal-code';
import { editings } from '../load-editings';

/**
 * Amount: in EUR, unless a currency stands beside it. The price of one unit (`unit-price`) has four decimals.
 * @group Figures
 * @example { type: number, format: money }
 */
export const money: FieldType = {
  name: 'money',
  fits: ofFormat('money', 'unit-price'),
  figures: { sum: 'usually' },
  isAmount: true,
  width: 100,
  comparison,
  sheet: figure((field) => `${decimalCode(field)}\\ "€"`),
  loadEditing: async () => (await editings()).money,
};

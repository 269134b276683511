import { ofFormat, type FieldType } from '../field-type';
import { numberComparison as comparison } from '../comparisons/number';
import { figure } from '../figure';
import { decimalCode } from '../number/decimal-code';
import { editings } from '../load-editings';

/**
 * Number of pieces or units; lists add it up.
 * @group Figures
 * @example { type: number, format: quantity }
 */
export const quantity: FieldType = {
  name: 'quantity',
  fits: ofFormat('quantity'),
  figures: { sum: 'usually' },
  width: 80,
  comparison,
  sheet: figure(decimalCode),
  loadEditing: async () => (await editings()).quantity,
};

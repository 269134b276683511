import { ofJsonType, type FieldType } from '../field-type';
import { numberComparison as comparison } from '../comparisons/number';
import { figure } from '../figure';
import { decimalCode } from './decimal-code';
import { editings } from '../load-editings';

/**
 * Number with as many decimals as its step (`multipleOf`) has, else two; weights have three.
 * @group Figures
 * @example { type: number, multipleOf: 0.1 }
 */
export const number: FieldType = {
  name: 'number',
  fits: ofJsonType('number'),
  figures: { sum: 'asked' },
  width: 90,
  comparison,
  sheet: figure(decimalCode),
  loadEditing: async () => (await editings()).number,
};

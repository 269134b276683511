import { ofJsonType, type FieldType } from '../field-type';
import { numberComparison as comparison } from '../comparisons/number';
import { figure } from '../figure';
import { decimalCode } from './decimal-code';

export const number: FieldType = {
  name: 'number',
  fits: ofJsonType('number'),
  figures: { sum: 'asked' },
  width: 90,
  comparison,
  sheet: figure(decimalCode),
  loadEditing: async () => (await import('./editing')).editing,
};

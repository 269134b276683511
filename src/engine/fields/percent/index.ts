import { ofFormat, type FieldType } from '../field-type';
import { numberComparison as comparison } from '../comparisons/number';
import { figure } from '../figure';
import { editings } from '../load-editings';

/**
 * Share: 12.5 on the wire is 12,50 %.
 * @group Figures
 * @example { type: number, format: percent }
 */
export const percent: FieldType = {
  name: 'percent',
  fits: ofFormat('percent'),
  figures: { sum: 'asked' },
  width: 85,
  comparison,
  sheet: figure('#,##0.00\\ "%"'),
  loadEditing: async () => (await editings()).percent,
};

import { ofJsonType, type FieldType } from '../field-type';
import { formatInteger } from '../../../../schemas/rules/format-number';
import { wholeNumber } from '../comparisons/number';
import { figure } from '../figure';
import { editings } from '../load-editings';

/**
 * Whole number.
 * @group Figures
 * @example { type: integer, minimum: 0 }
 */
export const integer: FieldType = {
  name: 'integer',
  fits: ofJsonType('integer'),
  format:
    ({ metadata: { shownPlus = 0 } }) =>
    (value) =>
      typeof value === 'number' ? formatInteger(value + shownPlus) : String(value),
  figures: { sum: 'never' },
  scale: 0,
  width: 80,
  comparison: wholeNumber,
  sheet: figure('0'),
  loadEditing: async () => (await editings()).integer,
};

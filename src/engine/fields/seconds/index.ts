import { ofFormat, type FieldType } from '../field-type';
import { wholeNumber } from '../comparisons/number';
import { editings } from '../load-editings';

/**
 * Duration that was measured: whole seconds on the wire, hours, minutes and seconds for people.
 * @group Figures
 * @example { type: integer, format: duration-seconds }
 */
export const seconds: FieldType = {
  name: 'seconds',
  fits: ofFormat('duration-seconds'),
  figures: { sum: 'usually' },
  width: 90,
  comparison: wholeNumber,
  sheet: {
    code: () => '[h]:mm:ss',
    value: (value) => (typeof value === 'number' ? value / 86_400 : undefined),
  },
  loadEditing: async () => (await editings()).integer,
};

import { ofFormat, type FieldType } from '../field-type';
import { formatDuration } from '../../../../schemas/rules/format-duration';
import { durationComparison } from './comparison';
import { editings } from '../load-editings';

/**
 * Duration: whole minutes on the wire, hours and minutes for people.
 * @group Figures
 * @example { type: integer, format: duration-minutes }
 */
export const duration: FieldType = {
  name: 'duration',
  fits: ofFormat('duration-minutes'),
  figures: { sum: 'usually' },
  width: 80,
  comparison: durationComparison,
  sheet: {
    // More than a day stays in hours, and can be summed.
    code: () => '[h]:mm',
    value: (value) => (typeof value === 'number' ? value / 1440 : undefined),
  },
  plain: formatDuration,
  loadEditing: async () => (await editings()).duration,
};

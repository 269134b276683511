import { ofFormat, type FieldType } from '../field-type';
import { dayComparison } from '../comparisons/day';
import { daysOf } from '../date';
import { editings } from '../load-editings';

/**
 * Day with its time in the company's zone, never converted, whatever the browser's zone is.
 * @group Days and times
 * @example { type: string, format: local-date-time }
 */
export const localDateTime: FieldType = {
  name: 'localDateTime',
  fits: ofFormat('local-date-time'),
  width: 135,
  rowWidth: 160,
  comparison: dayComparison,
  moment: {
    dayOf: (value) => value.slice(0, 10),
    edges: (of) => [`${of}T00:00`, `${of}T23:59`],
  },
  sheet: { code: () => 'dd\\.mm\\.yyyy\\ hh:mm', value: (_, text) => daysOf(text()) },
  loadEditing: async () => (await editings()).localDateTime,
};

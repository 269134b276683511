import { ofFormat, type FieldType } from '../field-type';
import { startOfDay, today } from '../../../../schemas/rules/today';
import { dayComparison } from '../comparisons/day';
import { daysOf } from '../date';
import { editings } from '../load-editings';

function dayAfter(of: string): string {
  return new Date(Date.parse(`${of}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/**
 * Moment: shown and typed in the company's zone, on the wire in UTC.
 * @group Days and times
 * @example { type: string, format: date-time }
 */
export const dateTime: FieldType = {
  name: 'dateTime',
  fits: ofFormat('date-time'),
  width: 135,
  rowWidth: 160,
  comparison: dayComparison,
  moment: {
    // In the company's zone: nobody filters for the very same millisecond.
    dayOf: (value) => today(new Date(value)),
    edges: (of) => [
      startOfDay(of).toISOString(),
      new Date(startOfDay(dayAfter(of)).getTime() - 1).toISOString(),
    ],
  },
  sheet: { code: () => 'dd\\.mm\\.yyyy\\ hh:mm', value: (_, text) => daysOf(text()) },
  loadEditing: async () => (await editings()).dateTime,
};

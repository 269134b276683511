import { ofFormat, type FieldType } from '../field-type';
import { timeComparison } from './comparison';
import { editings } from '../load-editings';

/** Returns the part of the day as a sheet counts it: «12:00» is 0.5. */
function partOfDay(value: unknown): number | undefined {
  const match = /^(\d\d):(\d\d)/.exec(String(value));
  return match ? (Number(match[1]) * 60 + Number(match[2])) / 1440 : undefined;
}

/**
 * Time of the day.
 * @group Days and times
 * @example { type: string, format: local-time }
 */
export const time: FieldType = {
  name: 'time',
  fits: ofFormat('time', 'local-time', 'local-end-time'),
  width: 65,
  comparison: timeComparison,
  sheet: { code: () => 'hh:mm', value: partOfDay },
  loadEditing: async () => (await editings()).time,
};

import { ofFormat, type FieldType } from '../field-type';
import { day } from '../comparisons/day';
import { daysOf } from './days-of';

/** A calendar day. */
export const date: FieldType = {
  name: 'date',
  fits: ofFormat('date'),
  width: 95,
  rowWidth: 120,
  comparison: day,
  sheet: { code: () => 'dd\\.mm\\.yyyy', value: (_, text) => daysOf(text()) },
  loadEditing: async () => (await import('./editing')).editing,
};

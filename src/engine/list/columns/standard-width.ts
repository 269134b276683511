import type { ColumnDefinition } from '../../define/definition';
import { isNumeric, type Field, type FieldKind } from '../../field/field';

/** Width of a column in px when its definition names none. */
const widthOfKind: Partial<Record<FieldKind, number>> = {
  integer: 90,
  number: 110,
  money: 120,
  percent: 90,
  quantity: 100,
  duration: 90,
  boolean: 90,
  date: 110,
  time: 80,
  dateTime: 140,
  localDateTime: 140,
  email: 220,
  webAddress: 200,
  phone: 150,
};
const usualWidth = 140;
const shortWidth = 90;
const shortLength = 10;

/** Width of a column that the user has not resized, in px: enough for its label, too. */
export function standardWidth(column: ColumnDefinition, field: Field, label: string): number {
  return column.width ?? Math.max(widthOfField(field), labelWidth(label));
}

/** Room for a label in the header's type, with padding, the mark of the order and the menu, in px. */
function labelWidth(label: string): number {
  return Math.ceil(label.length * 8.6) + 38;
}

function widthOfField(field: Field): number {
  const byKind = widthOfKind[field.kind];
  if (byKind) return byKind;
  if (field.property.format === 'country') return 80;
  return (field.property.maxLength ?? Infinity) <= shortLength ? shortWidth : usualWidth;
}

/** Which edge a column's values stand at: figures at the end unless the definition says otherwise. Identifiers read from the start. */
export function alignOf(column: ColumnDefinition, field: Field): 'start' | 'end' {
  return column.align ?? (isNumeric(field) && field.kind !== 'integer' ? 'end' : 'start');
}

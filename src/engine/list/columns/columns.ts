import { columnSizingFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { AnyRecord } from '../../../api/dialect';
import type { ColumnDefinition } from '../../define/definition';
import { isNumeric, type Field, type FieldKind, type Fields } from '../../field/field';

/** What the grid's columns can do; further features join as they come. */
export const gridFeatures = tableFeatures({ columnSizingFeature });

const helper = createColumnHelper<typeof gridFeatures, AnyRecord>();

/** Width of a column in px when its definition names none. */
const widthOfKind: Partial<Record<FieldKind, number>> = {
  integer: 90,
  number: 110,
  money: 120,
  percent: 90,
  quantity: 100,
  boolean: 90,
  date: 110,
  time: 80,
  dateTime: 140,
  localDateTime: 140,
  email: 220,
  webAddress: 200,
  phone: 150,
};
const standardWidth = 140;
const shortWidth = 90;
const shortLength = 10;

/** TanStack's column definitions of a screen. Throws for a column that the schema lacks. */
export function gridColumns(
  columns: readonly ColumnDefinition[],
  fields: Fields,
  labelOf: (field: Field) => string,
) {
  return columns.map((column) => {
    const field = fields[column.field];
    if (!field) throw new Error(`column «${column.field}»: the schema has no such field`);
    return helper.accessor((row) => row[column.field], {
      id: column.field,
      size: column.width ?? Math.max(defaultWidth(field), labelWidth(labelOf(field))),
      minSize: 48,
      maxSize: 1000,
    });
  });
}

/** Room for a label in the header's type, with padding and the mark of the order, in px. */
function labelWidth(label: string): number {
  return Math.ceil(label.length * 8.6) + 38;
}

function defaultWidth(field: Field): number {
  const byKind = widthOfKind[field.kind];
  if (byKind) return byKind;
  if (field.property.format === 'country') return 80;
  return (field.property.maxLength ?? Infinity) <= shortLength ? shortWidth : standardWidth;
}

/** Which edge a column's values stand at: figures at the end unless the definition says otherwise. Identifiers read from the start. */
export function alignOf(column: ColumnDefinition, field: Field): 'start' | 'end' {
  return column.align ?? (isNumeric(field) && field.kind !== 'integer' ? 'end' : 'start');
}

import type { Field } from '../../field/field';

/** What a cell of a file holds; everything that is not listed is its text. */
export type CellFormat =
  | 'text'
  | 'integer'
  | 'number'
  | 'number3'
  | 'money'
  | 'percent'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'duration';

/** How a field's values are written to a table: as what they are, so that they can be reckoned with. */
export function cellFormat(field: Field): CellFormat {
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'percent':
    case 'boolean':
    case 'date':
    case 'dateTime':
    case 'time':
    case 'duration':
      return field.kind;
    case 'localDateTime':
      return 'dateTime';
    case 'number':
    case 'quantity':
      return field.property.format === 'weight' ? 'number3' : 'number';
    default:
      return 'text';
  }
}

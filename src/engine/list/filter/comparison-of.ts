import type { Field } from '../../field/field';

/** How a field's values are compared in filters. */
export type Comparison = 'text' | 'number' | 'duration' | 'date' | 'time' | 'choice';

export function comparisonOf(field: Field): Comparison {
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'money':
    case 'percent':
    case 'quantity':
    case 'image':
      return 'number';
    case 'duration':
    case 'time':
      return field.kind;
    case 'date':
    case 'dateTime':
    case 'localDateTime':
      return 'date';
    case 'boolean':
    case 'enum':
    case 'lookup':
    case 'list':
      return 'choice';
    default:
      return 'text';
  }
}

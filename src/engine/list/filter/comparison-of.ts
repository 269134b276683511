import type { Field } from '../../field/field';

/** How a field's values are compared in filters. */
export type Comparison = 'text' | 'number' | 'date' | 'choice';

export function comparisonOf(field: Field): Comparison {
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'money':
    case 'percent':
    case 'quantity':
      return 'number';
    case 'date':
    case 'dateTime':
    case 'localDateTime':
      return 'date';
    case 'boolean':
    case 'enum':
    case 'lookup':
      return 'choice';
    default:
      return 'text';
  }
}

import type { Field } from '../../fields/field';
import type { FieldCondition } from './predicate';

/** Whether the server can be asked for it: some compare with one value, and in no other way. */
export function isComparable(
  field: Field | undefined,
  { operator, values }: FieldCondition,
): boolean {
  const isOne = (operator === '=' || operator === 'in') && values.length === 1;
  return isOne || !field?.type.comparison.isEquality;
}

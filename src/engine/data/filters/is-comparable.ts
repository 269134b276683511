import type { Field } from '../../fields/field';
import type { FieldCondition } from './predicate';

/** Tells whether the server can be asked for a condition: some fields compare with one value only. */
export function isComparable(
  field: Field | undefined,
  { operator, values }: FieldCondition,
): boolean {
  const isOne = (operator === '=' || operator === 'in') && values.length === 1;
  return isOne || !field?.type.comparison.isEquality;
}

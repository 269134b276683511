import type { OperatorChoice } from '../../../fields/comparison';
import type { Field } from '../../../fields/field';
import type { FieldCondition } from '../../../data/filters/predicate';
import { lastDays, periodOf } from '../../../data/filters/relative-date';

/** Returns the comparisons of a field, the usual one first. */
export function operatorsOf({ type }: Field): readonly OperatorChoice[] {
  return type.comparison.operators;
}

export function operatorOf(field: Field, condition: FieldCondition): OperatorChoice {
  const offered = operatorsOf(field);
  const { operator } = condition;
  const named = (name: string) => offered.find((choice) => choice.name === name);
  const found = named(nameOf(field, condition)) ?? offered.find((one) => one.operator === operator);
  // Shows comparisons of a link that are not offered here, e.g. «in» on a text, as they are.
  return found ?? { name: operator, operator, input: 'value' };
}

/** Names a comparison where the operator alone does not tell which one is meant. */
function nameOf({ type }: Field, { operator, values }: FieldCondition): string {
  const { isChoice, isDay } = type.comparison;
  if (isChoice && operator === '=') return 'in';
  if (isChoice && operator === '!=') return '!in';
  if (isDay && operator === '=') return periodOf(values) ? 'period' : 'on';
  if (isDay && operator === 'between') {
    if (periodOf(values)) return 'period';
    return lastDays(values) === undefined ? 'between' : 'days';
  }
  return operator;
}

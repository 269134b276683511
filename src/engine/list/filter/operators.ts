import type { Field } from '../../field/field';
import { comparisonOf } from './comparison-of';
import type { FieldCondition, FilterOperator } from './predicate';
import { lastDays, periodOf } from './relative-date';

/** One way to compare that the user can choose; its name is its text's key under `list:operator`. */
export interface OperatorChoice {
  name: string;
  operator: FilterOperator;
  /** What is entered: one value, two, one of the named periods, a number of days, some of the known values, a list of texts, nothing. */
  input: 'value' | 'range' | 'period' | 'days' | 'choice' | 'list' | 'none';
}

const emptiness: readonly OperatorChoice[] = [
  { name: 'null', operator: 'null', input: 'none' },
  { name: '!null', operator: '!null', input: 'none' },
];

export const choiceOperators: readonly OperatorChoice[] = [
  { name: 'in', operator: 'in', input: 'choice' },
  { name: '!in', operator: '!in', input: 'choice' },
  ...emptiness,
];

const textOperators: readonly OperatorChoice[] = [
  { name: 'contains', operator: '~', input: 'value' },
  { name: 'starts', operator: '^', input: 'value' },
  { name: 'is', operator: '=', input: 'value' },
  { name: 'isNot', operator: '!=', input: 'value' },
  { name: 'in', operator: 'in', input: 'list' },
  { name: '!in', operator: '!in', input: 'list' },
  ...emptiness,
];

const numberOperators: readonly OperatorChoice[] = [
  { name: 'equals', operator: '=', input: 'value' },
  { name: 'differs', operator: '!=', input: 'value' },
  { name: 'between', operator: 'between', input: 'range' },
  { name: 'atLeast', operator: '>=', input: 'value' },
  { name: 'atMost', operator: '<=', input: 'value' },
  { name: 'more', operator: '>', input: 'value' },
  { name: 'less', operator: '<', input: 'value' },
  { name: 'starts', operator: '^', input: 'value' },
  { name: 'contains', operator: '~', input: 'value' },
  { name: 'in', operator: 'in', input: 'list' },
  { name: '!in', operator: '!in', input: 'list' },
  ...emptiness,
];

const durationOperators = numberOperators.filter(
  ({ name }) => name !== 'starts' && name !== 'contains',
);

const timeOperators: readonly OperatorChoice[] = [
  { name: 'between', operator: 'between', input: 'range' },
  { name: 'from', operator: '>=', input: 'value' },
  { name: 'until', operator: '<=', input: 'value' },
  { name: 'equals', operator: '=', input: 'value' },
  { name: 'differs', operator: '!=', input: 'value' },
  { name: 'after', operator: '>', input: 'value' },
  { name: 'before', operator: '<', input: 'value' },
  ...emptiness,
];

const dateOperators: readonly OperatorChoice[] = [
  { name: 'period', operator: '=', input: 'period' },
  { name: 'days', operator: 'between', input: 'days' },
  { name: 'on', operator: '=', input: 'value' },
  { name: 'between', operator: 'between', input: 'range' },
  { name: 'from', operator: '>=', input: 'value' },
  { name: 'until', operator: '<=', input: 'value' },
  { name: 'after', operator: '>', input: 'value' },
  { name: 'before', operator: '<', input: 'value' },
  ...emptiness,
];

/** The comparisons on offer for a field, the usual one first. */
export function operatorsOf(field: Field): readonly OperatorChoice[] {
  switch (comparisonOf(field)) {
    case 'choice':
      return choiceOperators;
    case 'number':
      return numberOperators;
    case 'duration':
      return durationOperators;
    case 'date':
      return dateOperators;
    case 'time':
      return timeOperators;
    case 'text':
      return textOperators;
  }
}

/** The comparison that a condition uses. */
export function operatorOf(field: Field, condition: FieldCondition): OperatorChoice {
  const offered = operatorsOf(field);
  const { operator } = condition;
  const named = (name: string) => offered.find((choice) => choice.name === name);
  const found = named(nameOf(field, condition)) ?? offered.find((one) => one.operator === operator);
  // A link may carry what is not offered here, e.g. «in» on a text: it is shown as what it is.
  return found ?? { name: operator, operator, input: 'value' };
}

/** Where the operator alone does not tell which comparison is meant. */
function nameOf(field: Field, { operator, values }: FieldCondition): string {
  const comparison = comparisonOf(field);
  if (comparison === 'choice' && operator === '=') return 'in';
  if (comparison === 'choice' && operator === '!=') return '!in';
  if (comparison === 'date' && operator === '=') return periodOf(values) ? 'period' : 'on';
  if (comparison === 'date' && operator === 'between') {
    if (periodOf(values)) return 'period';
    return lastDays(values) === undefined ? 'between' : 'days';
  }
  return operator;
}

import type { OperatorChoice } from '../comparison';

export const emptiness: readonly OperatorChoice[] = [
  { name: 'null', operator: 'null', input: 'none' },
  { name: '!null', operator: '!null', input: 'none' },
];

export const lists: readonly OperatorChoice[] = [
  { name: 'in', operator: 'in', input: 'list' },
  { name: '!in', operator: '!in', input: 'list' },
];

export const timeOperators: readonly OperatorChoice[] = [
  { name: 'between', operator: 'between', input: 'range' },
  { name: 'from', operator: '>=', input: 'value' },
  { name: 'until', operator: '<=', input: 'value' },
];

export const strictTimeOperators: readonly OperatorChoice[] = [
  { name: 'after', operator: '>', input: 'value' },
  { name: 'before', operator: '<', input: 'value' },
];

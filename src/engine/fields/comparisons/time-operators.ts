import type { OperatorChoice } from '../comparison';

/** Before, after and between. */
export const timeOperators: readonly OperatorChoice[] = [
  { name: 'between', operator: 'between', input: 'range' },
  { name: 'from', operator: '>=', input: 'value' },
  { name: 'until', operator: '<=', input: 'value' },
];

export const strictTimeOperators: readonly OperatorChoice[] = [
  { name: 'after', operator: '>', input: 'value' },
  { name: 'before', operator: '<', input: 'value' },
];

import type { OperatorChoice } from '../comparison';

export const emptiness: readonly OperatorChoice[] = [
  { name: 'null', operator: 'null', input: 'none' },
  { name: '!null', operator: '!null', input: 'none' },
];

export const lists: readonly OperatorChoice[] = [
  { name: 'in', operator: 'in', input: 'list' },
  { name: '!in', operator: '!in', input: 'list' },
];

import type { Comparison } from '../comparison';
import { emptiness, lists } from './operators';

export const textComparison: Comparison = {
  operators: [
    { name: 'contains', operator: '~', input: 'value' },
    { name: 'starts', operator: '^', input: 'value' },
    { name: 'is', operator: '=', input: 'value' },
    { name: 'isNot', operator: '!=', input: 'value' },
    ...lists,
    ...emptiness,
  ],
  usual: '~',
  isText: true,
  hasParts: true,
  parse: (typed) => typed,
  typed: (stored) => stored,
};

/** Shown in groups, stored compact: a part is searched as it is stored. */
export const compactText: Comparison = {
  ...textComparison,
  isExact: true,
  parse: (typed) => typed.replace(/[\s.–-]/g, '').toUpperCase() || undefined,
};

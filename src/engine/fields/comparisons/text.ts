import type { Comparison } from '../comparison';
import { emptiness, lists } from './operators';

/** Texts, looked for by a part. */
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

/** Codes that are shown in groups and stored compact: a part is looked for as it is stored. */
export const compactText: Comparison = {
  ...textComparison,
  parse: (typed) => typed.replace(/[\s.–-]/g, '').toUpperCase() || undefined,
};

import { canonicalPart } from '../../../../schemas/rules/canonical-value';
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
  parse: (typed, { property }) => canonicalPart(typed, property) ?? undefined,
  typed: (stored) => stored,
};

/** Comparison of values shown in groups but stored compact: a part is searched as it is stored. */
export const compactComparison: Comparison = {
  ...textComparison,
  isExact: true,
};

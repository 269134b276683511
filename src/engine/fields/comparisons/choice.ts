import type { Comparison } from '../comparison';
import { emptiness } from './operators';

export const choiceComparison: Comparison = {
  operators: [
    { name: 'in', operator: 'in', input: 'choice' },
    { name: '!in', operator: '!in', input: 'choice' },
    ...emptiness,
  ],
  usual: '=',
  isChoice: true,
  parse: (text) => text,
  typed: (stored) => stored,
};

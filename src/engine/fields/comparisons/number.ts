import { parseNumber } from '../../../../schemas/rules/parse-number';
import type { Comparison } from '../comparison';
import { emptiness, lists } from './operators';

const asItIs = (stored: string) => stored;

/** Figures, typed with comma or dot. */
export const number: Comparison = {
  operators: [
    { name: 'equals', operator: '=', input: 'value' },
    { name: 'differs', operator: '!=', input: 'value' },
    { name: 'between', operator: 'between', input: 'range' },
    { name: 'atLeast', operator: '>=', input: 'value' },
    { name: 'atMost', operator: '<=', input: 'value' },
    { name: 'more', operator: '>', input: 'value' },
    { name: 'less', operator: '<', input: 'value' },
    { name: 'starts', operator: '^', input: 'value' },
    { name: 'contains', operator: '~', input: 'value' },
    ...lists,
    ...emptiness,
  ],
  usual: '=',
  hasParts: true,
  parse: (text) => textOf(parseNumber(text, { scale: 3 }).value),
  typed: asItIs,
  inputMode: 'decimal',
};

/** Whole numbers: «10.001» looked for among them has a sign for thousands. */
export const wholeNumber: Comparison = {
  ...number,
  parse: (text) => {
    const { value, hint } = parseNumber(text, { scale: 0 });
    return textOf(hint ?? value);
  },
};

function textOf(value: number | null | undefined): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}

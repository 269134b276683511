import i18next from 'i18next';
import { decimalSign, groupSign } from '../../../../schemas/rules/format-number';
import { readNumber } from '../../../../schemas/rules/read-number';
import type { Comparison } from '../comparison';
import { emptiness, lists } from './operators';

const language = () => i18next.language || 'de';

/**
 * Comparison of numbers typed with comma or dot; a lone sign before three digits is what it is in the user's language.
 */
export const numberComparison: Comparison = {
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
  parse: (text) => {
    const read = readNumber(text);
    const isGrouped = read?.hint !== undefined && text.includes(groupSign(language()));
    return wireText(isGrouped ? read.hint : read?.text);
  },
  typed: (stored) => stored.replace('.', decimalSign(language())),
  inputMode: 'decimal',
};

/** Comparison of whole numbers, in which «10.001» has a thousands sign. */
export const wholeNumber: Comparison = {
  ...numberComparison,
  parse: (text) => {
    const read = readNumber(text);
    const whole = wireText(read?.hint ?? read?.text);
    return whole !== undefined && Number.isInteger(Number(whole)) ? whole : undefined;
  },
};

/** Number of digits that a JSON number is sure to hold. */
const mostDigits = 15;

/** Converts to the wire's text; undefined for no number, and for more digits than one holds. */
function wireText(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length > mostDigits) return undefined;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const parts = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')];
  return `${text.startsWith('-') && digits !== '' ? '-' : ''}${parts.filter(Boolean).join('.')}`;
}

import type { Condition } from '../../../schemas/rules/filter-grammar';
import { compareWithText } from './compare-values';
import { dialledMatch, foldedMatch } from './folded-match';

/**
 * Tells whether a value meets a condition, as the server judges it (3-decisions §3.1): of an empty one nothing holds but
 * «is empty» and «is not».
 */
export function meetsCondition(value: unknown, condition: Condition): boolean {
  const { operator, values } = condition;
  if (Array.isArray(value)) return listMeets(value, condition);
  if (operator === 'null') return value == null;
  if (value == null) return operator === '!=';
  if (operator === '!null') return true;
  const [text = ''] = values;
  switch (operator) {
    case '=':
    case 'in':
      return values.some((one) => isEqual(value, one));
    case '!=':
      return !isEqual(value, text);
    case '~':
      return isFound(value, text, 'contains');
    case '^':
      return isFound(value, text, 'starts');
    case '<':
      return compareWithText(value, text) < 0;
    case '<=':
      return compareWithText(value, text) <= 0;
    case '>':
      return compareWithText(value, text) > 0;
    case '>=':
      return compareWithText(value, text) >= 0;
  }
}

const isEqual = (value: unknown, text: string): boolean =>
  String(value) === text.trim() || compareWithText(value, text.trim()) === 0;

function isFound(value: unknown, text: string, where: 'contains' | 'starts'): boolean {
  const own = String(value);
  return foldedMatch(text, where)(own) || dialledMatch(text, where)(own);
}

/** Tells the same of a list, which equals what it contains. */
function listMeets(list: readonly unknown[], { operator, values }: Condition): boolean {
  const contains = (text: string) => list.some((one) => isEqual(one, text));
  if (operator === 'null') return list.length === 0;
  if (operator === '!null') return list.length > 0;
  if (operator === '!=') return !contains(values[0] ?? '');
  return values.some(contains);
}

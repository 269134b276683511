import { isNumeric, type Field } from '../../fields/field';
import { numberScale } from '../../fields/figure';
import type { Problem } from '../../fields/field-editing';
import type { ValidationProblem } from '../../application/registry';
import { loadedEditing } from '../load-editing';

export function keywordProblem(
  { keyword, params }: ValidationProblem,
  field: Field,
  value: unknown,
): Problem {
  switch (keyword) {
    case 'type':
      return typeProblem(field, value);
    case 'enum':
      return { key: 'problems:notListed' };
    case 'minimum':
    case 'exclusiveMinimum':
      return { key: 'problems:tooSmall', params };
    case 'maximum':
    case 'exclusiveMaximum':
      return { key: `problems:${keyword}`, params };
    case 'minLength':
    case 'maxLength':
      // Characters as the contract counts them: an emoji is one.
      return { key: `problems:${keyword}`, params: { ...params, length: lengthOf(value) } };
    case 'minItems':
      return params.limit === 1
        ? { key: 'problems:required' }
        : { key: 'problems:minItems', params };
    case 'maxItems':
      return { key: 'problems:maxItems', params };
    case 'multipleOf':
      return scaleProblem(field);
    case 'pattern':
      return patternProblem(params.pattern);
    case 'format':
      return loadedEditing(field)?.formatProblem?.(value, field) ?? breakingProblem(field);
    default:
      return { key: 'problems:invalid' };
  }
}

/** Returns the problem of a value that was typed and could not be read. */
function typeProblem(field: Field, value: unknown): Problem {
  const { typeProblem: key = 'problems:invalid' } = loadedEditing(field) ?? {};
  return { key: typeof key === 'string' ? key : key(value) };
}

function breakingProblem(field: Field): Problem {
  return isNumeric(field) ? scaleProblem(field) : { key: 'problems:invalid' };
}

function lengthOf(value: unknown): number {
  return [...String(value)].length;
}

/** Patterns of digits alone can be said in words. */
function patternProblem(pattern: unknown): Problem {
  const digits = /^\^(?:\[0-9\]|\\d)\{(\d+)(?:,(\d+))?\}\$$/.exec(String(pattern));
  if (!digits) return { key: 'problems:pattern' };
  const [, min, max = min] = digits;
  return min === max
    ? { key: 'problems:digits', params: { max } }
    : { key: 'problems:digitsBetween', params: { min, max } };
}

function scaleProblem(field: Field): Problem {
  const scale = numberScale(field);
  return scale === 0
    ? { key: 'problems:notInteger' }
    : { key: 'problems:scale', params: { scale } };
}

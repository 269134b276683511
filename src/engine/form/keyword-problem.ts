import { companyNow } from '../../ui/format/company-now';
import { parseInstant } from '../../ui/format/parse-instant';
import { expectedGtinDigit } from '../../../schemas/rules/gtin';
import { ibanLength } from '../../../schemas/rules/iban';
import type { Field, FieldKind } from '../field/field';
import { numberScale } from '../field/number-scale';
import type { ValidationProblem } from '../registry';
import type { Problem } from './problem';

/** A value that is no number or day at all; the widgets hand such texts up as they were typed. */
const typeKeys: Partial<Record<FieldKind, string>> = {
  integer: 'problems:notInteger',
  number: 'problems:notNumber',
  money: 'problems:notNumber',
  percent: 'problems:notNumber',
  quantity: 'problems:notNumber',
  duration: 'problems:format.duration-minutes',
  list: 'problems:notListed',
  enum: 'problems:notListed',
  lookup: 'problems:notListed',
};

/** Formats with a text of their own, by `problems:format.<name>`. */
const textFormats = new Set(
  (
    'date time local-time date-time local-date-time email phone web-address uri uuid country bic vat-id tone ' +
    'leitweg-id duration-minutes password user-name file-name'
  ).split(' '),
);

const numericTypes = new Set(['integer', 'number']);

/** Says in the user's terms which keyword of the contract a value breaks. */
export function keywordProblem(
  { keyword, params }: ValidationProblem,
  field: Field,
  value: unknown,
): Problem {
  switch (keyword) {
    case 'type':
      return { key: typeKeys[field.kind] ?? 'problems:invalid' };
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
      return formatProblem(String(params.format), field, value);
    default:
      return { key: 'problems:invalid' };
  }
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

function formatProblem(format: string, field: Field, value: unknown): Problem {
  if (format === 'gtin') {
    const expected = expectedGtinDigit(String(value));
    return expected === undefined
      ? { key: 'problems:format.gtin' }
      : { key: 'problems:checkDigit', params: { expected } };
  }
  if (format === 'iban') return ibanProblem(String(value));
  if (format === 'date-time' && parseInstant(String(value), companyNow()) === 'skipped') {
    return { key: 'problems:clockSkipped' };
  }
  if (textFormats.has(format)) return { key: `problems:format.${format}` };
  const numeric = [field.property.type ?? 'string'].flat().some((type) => numericTypes.has(type));
  return numeric ? scaleProblem(field) : { key: 'problems:invalid' };
}

/** An IBAN is mistyped in its length more often than in its digits. */
function ibanProblem(iban: string): Problem {
  const country = iban.slice(0, 2);
  const expected = ibanLength(country);
  return expected === undefined || expected === iban.length
    ? { key: 'problems:format.iban' }
    : { key: 'problems:ibanLength', params: { country, expected, length: iban.length } };
}

/** More decimals than the field takes. */
function scaleProblem(field: Field): Problem {
  const scale = numberScale(field);
  return scale === 0
    ? { key: 'problems:notInteger' }
    : { key: 'problems:scale', params: { scale } };
}

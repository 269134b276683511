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
  integer: 'form:problems.notInteger',
  number: 'form:problems.notNumber',
  money: 'form:problems.notNumber',
  percent: 'form:problems.notNumber',
  quantity: 'form:problems.notNumber',
  duration: 'form:problems.format.duration-minutes',
  list: 'form:problems.notListed',
  enum: 'form:problems.notListed',
  lookup: 'form:problems.notListed',
};

/** Formats with a text of their own, by `form:problems.format.<name>`. */
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
      return { key: typeKeys[field.kind] ?? 'form:problems.invalid' };
    case 'enum':
      return { key: 'form:problems.notListed' };
    case 'minimum':
    case 'exclusiveMinimum':
      return { key: 'form:problems.tooSmall', params };
    case 'maximum':
    case 'exclusiveMaximum':
      return { key: `form:problems.${keyword}`, params };
    case 'minLength':
    case 'maxLength':
      // Characters as the contract counts them: an emoji is one.
      return { key: `form:problems.${keyword}`, params: { ...params, length: lengthOf(value) } };
    case 'minItems':
      return params.limit === 1
        ? { key: 'form:problems.required' }
        : { key: 'form:problems.minItems', params };
    case 'maxItems':
      return { key: 'form:problems.maxItems', params };
    case 'multipleOf':
      return scaleProblem(field);
    case 'pattern':
      return patternProblem(params.pattern);
    case 'format':
      return formatProblem(String(params.format), field, value);
    default:
      return { key: 'form:problems.invalid' };
  }
}

function lengthOf(value: unknown): number {
  return [...String(value)].length;
}

/** Patterns of digits alone can be said in words. */
function patternProblem(pattern: unknown): Problem {
  const digits = /^\^(?:\[0-9\]|\\d)\{(\d+)(?:,(\d+))?\}\$$/.exec(String(pattern));
  if (!digits) return { key: 'form:problems.pattern' };
  const [, min, max = min] = digits;
  return min === max
    ? { key: 'form:problems.digits', params: { max } }
    : { key: 'form:problems.digitsBetween', params: { min, max } };
}

function formatProblem(format: string, field: Field, value: unknown): Problem {
  if (format === 'gtin') {
    const expected = expectedGtinDigit(String(value));
    return expected === undefined
      ? { key: 'form:problems.format.gtin' }
      : { key: 'form:problems.checkDigit', params: { expected } };
  }
  if (format === 'iban') return ibanProblem(String(value));
  if (format === 'date-time' && parseInstant(String(value), companyNow()) === 'skipped') {
    return { key: 'form:problems.clockSkipped' };
  }
  if (textFormats.has(format)) return { key: `form:problems.format.${format}` };
  const numeric = [field.property.type ?? 'string'].flat().some((type) => numericTypes.has(type));
  return numeric ? scaleProblem(field) : { key: 'form:problems.invalid' };
}

/** An IBAN is mistyped in its length more often than in its digits. */
function ibanProblem(iban: string): Problem {
  const country = iban.slice(0, 2);
  const expected = ibanLength(country);
  return expected === undefined || expected === iban.length
    ? { key: 'form:problems.format.iban' }
    : { key: 'form:problems.ibanLength', params: { country, expected, length: iban.length } };
}

/** More decimals than the field takes. */
function scaleProblem(field: Field): Problem {
  const scale = numberScale(field);
  return scale === 0
    ? { key: 'form:problems.notInteger' }
    : { key: 'form:problems.scale', params: { scale } };
}

import { parseNumber, possibleReadings } from '../../../../../schemas/rules/parse-number';
import { readNumber } from '../../../../../schemas/rules/read-number';
import type { Field } from '../../../fields/field';
import { numberScale } from '../../../fields/figure';

/**
 * Spelling, one of two that a column's texts may have: the order of days, or the meaning of the only sign in «1.234».
 */
export type Spelling = 'day-first' | 'month-first' | 'decimal' | 'thousands';

/** Question about a column that has to be answered before its texts mean something. */
export interface Question {
  options: readonly Spelling[];
  /** Text that the question is about. */
  example: string;
  /** Answer by the other texts of the column; undefined where they say nothing, or both. */
  found: Spelling | undefined;
  /** Signs of the texts that the answer is meant for. */
  signs: string;
}

const ofDays = ['day-first', 'month-first'] as const;
const ofFigures = ['thousands', 'decimal'] as const;

const dayText = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;

/** Returns the question about a column; undefined where each text has one reading. `language`: of its figures. */
export function questionOf(
  field: Field,
  texts: Iterable<string>,
  language: string,
): Question | undefined {
  if (['date', 'date-time', 'local-date-time'].includes(field.property.format ?? '')) {
    return questionOfDays(texts);
  }
  const scale = numberScale(field);
  return field.type.figures && scale > 0 ? questionOfFigures(texts, scale, language) : undefined;
}

/**
 * Asks where the second part of a date is not a month: 02/29/2024. Dates with other signs in the column have an order
 * of their own.
 */
function questionOfDays(texts: Iterable<string>): Question | undefined {
  const [monthSigns, daySigns] = [new Set<string>(), new Set<string>()];
  let example: string | undefined;
  for (const text of texts) {
    const [, first, sign = '', second] = dayText.exec(text) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) daySigns.add(sign);
    if (!(Number(second) > 12 && Number(first) <= 12)) continue;
    monthSigns.add(sign);
    example ??= text;
  }
  if (example === undefined) return undefined;
  const isClear = [...monthSigns].every((sign) => !daySigns.has(sign));
  const found = isClear ? 'month-first' : undefined;
  return { options: ofDays, example, found, signs: [...monthSigns].join('') };
}

function questionOfFigures(
  texts: Iterable<string>,
  scale: number,
  language: string,
): Question | undefined {
  let example: string | undefined;
  const decimals = new Set<string>();
  for (const text of texts) {
    if (parseNumber(text, { scale, language }).readings) example ??= text;
    else {
      const sign = decimalSign(text);
      if (sign !== undefined) decimals.add(sign);
    }
  }
  if (example === undefined) return undefined;
  const [sign = '.'] = /[.,]/.exec(example) ?? [];
  const [decimal] = decimals;
  const found = decimals.size === 1 ? (decimal === sign ? 'decimal' : 'thousands') : undefined;
  return { options: ofFigures, example, found, signs: sign };
}

/** Returns the decimal sign of a figure that can be read in one way only; undefined where it shows none. */
function decimalSign(text: string): string | undefined {
  const read = readNumber(text);
  if (!read || read.hint !== undefined) return undefined;
  // «1.000,-»: what stands before the dash is decimal.
  const signs = text.match(/[.,](?=\d|\s?\p{Pd})/gu) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  if (signs.length > 1 && signs.every((sign) => sign === last)) return last === '.' ? ',' : '.';
  return last;
}

/** Spells a text so that it has one reading, by the answer for its column; `figures`: the language in which it has. */
export function spelled(
  text: string,
  field: Field,
  answer: { spelling: Spelling; signs: string } | undefined,
): { text: string; figures?: string } {
  const [ofYear, year, month = '', date = ''] = yearFirst.exec(text) ?? [];
  if (ofYear !== undefined && field.property.format?.startsWith('date')) {
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return { text: day + text.slice(ofYear.length) };
  }
  if (!answer) return { text };
  if (answer.spelling === 'month-first') {
    const [ofDay, first, sign = '', second, ofCentury] = dayText.exec(text) ?? [];
    if (ofDay === undefined || !answer.signs.includes(sign)) return { text };
    return { text: `${second}.${first}.${ofCentury}${text.slice(ofDay.length)}` };
  }
  if (answer.spelling === 'day-first') return { text };
  const readings = text.includes(answer.signs) && possibleReadings(text, numberScale(field));
  if (!readings) return { text };
  const value = readings[answer.spelling === 'decimal' ? 0 : 1];
  const { currency = '' } = readNumber(text) ?? {};
  return { text: `${String(value).replace('.', ',')} ${currency}`.trim(), figures: 'de' };
}

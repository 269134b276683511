import { parseDuration } from '../../ui/format/parse-duration';
import type { AnyRecord } from '../../api/dialect';
import { isDate } from '../../../schemas/rules/date-format';
import { daysLater, monthsLater } from '../../../schemas/rules/days-later';
import { parseNumber, parseWhole, possibleReadings } from '../../../schemas/rules/parse-number';
import { plainText } from '../../../schemas/rules/plain-text';
import { groupSign } from '../../../schemas/rules/format-number';
import type { Field } from './field';
import { numberScale } from './figure';
import { evaluateFormula, type FormulaWords, readFormula, type ReadFormula } from './formula';
import { rounded, type Rounding } from './rounding';

/** Result for a row, or the reason why there is none: a value that is needed is empty, or zero divides. */
export type Computed = { value: unknown } | { obstacle: 'empty' | 'divided' };

/** Function that computes the new value of a field from the values of its record. */
export type Compute = (record: AnyRecord, rounding: Rounding) => Computed;

/** Change that somebody typed for a field of many records. */
export type TypedChange =
  /** Value that is the same for all. */
  | { kind: 'value'; value: unknown }
  | { kind: 'formula'; compute: Compute }
  | Exclude<ReadFormula, { kind: 'formula' }>;

/** Reading of what is typed for many records, by type. */
export interface ChangeReading {
  read: (text: string, field: Field, words: FormulaWords) => TypedChange;
  /** Key of the text that says what is understood. */
  understood: string;
  /** True if its control would read too much into a formula: the text itself is asked for. */
  isPlain: boolean;
}

/**
 * Reads a value, or a formula: text that begins with a sign or «=». So «-0,50» takes away, and «= -0,50» is that
 * number. A percent sign belongs to values that are percentages: «3 %» is no price.
 */
function readNumberChange(text: string, field: Field, words: FormulaWords): TypedChange {
  const typed = plainText(text);
  if (/^(?:[=+\-*×·/÷]|x(?=[\s\d]))/i.test(typed)) return formulaChange(typed, field, words);
  if (typed.includes('%') && field.property.format !== 'percent') return { kind: 'unreadable' };
  const scale = numberScale(field);
  const { language } = words;
  const readings = scale > 0 ? possibleReadings(typed, scale) : undefined;
  if (readings && typed.includes(groupSign(language))) {
    return { kind: 'ambiguous', typed: /\d[\d.,']*\d/.exec(typed)?.[0] ?? typed, readings };
  }
  const value = scale > 0 ? parseNumber(typed, { scale, language }).value : parseWhole(typed);
  return value === undefined ? { kind: 'unreadable' } : { kind: 'value', value };
}

function formulaChange(typed: string, field: Field, words: FormulaWords): TypedChange {
  const read = readFormula(typed, field.name, words);
  if (read.kind !== 'formula') return read;
  return {
    kind: 'formula',
    compute: (record, rounding) => {
      const result = evaluateFormula(read.formula, (name) => record[name]);
      return typeof result === 'string'
        ? { obstacle: result }
        : { value: rounded(result, rounding, field) };
    },
  };
}

/**
 * Reads minutes: «1:30» for all; «+15 min», «−0:30» and «+1,5» (hours) as durations are typed elsewhere; «+10 %», «*2»,
 * «/2».
 */
function readDurationChange(text: string, field: Field, words: FormulaWords): TypedChange {
  const typed = plainText(text);
  const [, sign, amount = ''] = /^([+-])(.*)$/.exec(typed) ?? [];
  const minutes = parseDuration(sign === undefined ? typed : amount);
  if (sign === undefined && minutes !== undefined) return { kind: 'value', value: minutes };
  if (minutes) return formulaChange(`${sign}${minutes}`, field, words);
  // Sums of several steps would leave open whether a number is minutes, hours or neither.
  const isFactor = /^(?:[+-][\d.,\s]+%|[*×/÷][\d.,\s]+)$/.test(typed);
  return isFactor ? formulaChange(typed, field, words) : { kind: 'unreadable' };
}

const DAY_STEP = /^([+-])\s*(\d{1,5})\s*(\p{L}+)$/u;

/** Steps in time by their words in three languages: the length of one, in days or in months. */
const STEPS: readonly (readonly [words: RegExp, later: typeof daysLater, length: number])[] = [
  [/^(?:tage?n?|t|days?|d|jours?|j)$/i, daysLater, 1],
  [/^(?:wochen?|weeks?|w|semaines?)$/i, daysLater, 7],
  [/^(?:monate?n?|months?|m|mois)$/i, monthsLater, 1],
  [/^(?:quartale?n?|quarters?|trimestres?)$/i, monthsLater, 3],
  [/^(?:jahre?n?|years?|y|ans?|années?)$/i, monthsLater, 12],
];

/**
 * Reads «+14 Tage», «−2 Wochen», «+1 Monat», «+2 Jahre», in three languages. «+14» alone is counted from today, as in
 * every field of a day.
 */
function readDayChange(text: string, field: Field): TypedChange {
  const typed = plainText(text);
  const [, sign, count, word = ''] = DAY_STEP.exec(typed) ?? [];
  const step = STEPS.find(([words]) => words.test(word));
  if (!step) return { kind: 'value', value: typed === '' ? null : text };
  const [, later, length] = step;
  const by = Number(count) * length * (sign === '-' ? -1 : 1);
  return {
    kind: 'formula',
    compute: (record) => {
      const day = record[field.name];
      return typeof day === 'string' && isDate(day)
        ? { value: later(day, by) }
        : { obstacle: 'empty' };
    },
  };
}

export const numberChange: ChangeReading = {
  read: readNumberChange,
  understood: 'bulk:understood.number',
  isPlain: true,
};

export const durationChange: ChangeReading = {
  read: readDurationChange,
  understood: 'bulk:understood.duration',
  isPlain: true,
};

export const dayChange: ChangeReading = {
  read: readDayChange,
  understood: 'bulk:understood.day',
  isPlain: false,
};

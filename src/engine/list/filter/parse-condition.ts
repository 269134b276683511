import { localTimeOf } from '../../../../schemas/rules/company-time';
import { parseNumber } from '../../../../schemas/rules/parse-number';
import { today } from '../../../../schemas/rules/today';
import type { Operator } from '../../../../schemas/rules/filter-grammar';
import { parseDate } from '../../../ui/format/parse-date';
import { parseDuration } from '../../../ui/format/parse-duration';
import { parseTime } from '../../../ui/format/parse-time';
import type { Field } from '../../field/field';
import { wireOfTime } from '../../field/wire-of-time';
import { comparisonOf } from './comparison-of';
import type { FieldCondition } from './predicate';

/**
 * What a user typed into a column's filter as a condition: text is looked for anywhere, figures and
 * dates are compared, with an optional `=`, `!=`, `<`, `<=`, `>`, `>=`, `~`, `^` before them; `=` alone means empty,
 * `*` alone not empty, `10..20` is a range of figures or dates. Answers undefined for what cannot be read (yet), null for nothing typed.
 */
export function parseCondition(field: Field, typed: string): FieldCondition | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (text === '=') return { field: field.name, operator: 'null', values: [] };
  if (text === '*') return { field: field.name, operator: '!null', values: [] };
  const range = parseRange(field, text);
  if (range) return range;
  const [, sign, rest = ''] = /^(!=|<=|>=|=|<|>|~|\^)?\s*(.*)$/s.exec(text) ?? [];
  if (rest === '') return undefined;
  const value = comparable(field, rest);
  if (value === undefined) return undefined;
  const operator = (sign as Operator | undefined) ?? standardOperator(field);
  return canCompare(field, operator) ? { field: field.name, operator, values: [value] } : undefined;
}

/** Dates and times have no letters to look for, and a moment is compared by day: «not that day» is no single condition. */
function canCompare(field: Field, operator: Operator): boolean {
  const comparison = comparisonOf(field);
  if (operator === '~' || operator === '^') return comparison === 'text' || comparison === 'number';
  const isMoment = field.kind === 'dateTime' || field.kind === 'localDateTime';
  return !(isMoment && operator === '!=');
}

/** The operator that is meant when none is typed. */
export function standardOperator(field: Field): Operator {
  return comparisonOf(field) === 'text' ? '~' : '=';
}

function parseRange(field: Field, text: string): FieldCondition | undefined {
  const ends = text.split(/\s*\.{2,}\s*/);
  if (ends.length !== 2 || comparisonOf(field) === 'text') return undefined;
  const values = ends.map((end) => comparable(field, end));
  if (values.some((value) => value === undefined)) return undefined;
  return { field: field.name, operator: 'between', values: values as string[] };
}

/** The typed value in the wire's form, undefined when it is no number or no date. */
export function comparable(field: Field, text: string): string | undefined {
  switch (comparisonOf(field)) {
    case 'text':
      // Shown in groups, stored compact: a part of it is looked for as it is stored.
      return compactFormats.has(field.property.format ?? '')
        ? text.replace(/[\s.–-]/g, '').toUpperCase() || undefined
        : text;
    case 'choice':
      return text;
    case 'date':
      return parseDate(text, today()) ?? undefined;
    case 'time':
      return wireTime(field, text);
    case 'duration': {
      const minutes = parseDuration(text);
      return minutes === undefined || minutes === null ? undefined : String(minutes);
    }
    case 'number': {
      const whole = field.kind === 'integer';
      const { value, hint } = parseNumber(text, { scale: whole ? 0 : 3 });
      // «10.001» looked for among whole numbers has a sign for thousands.
      const meant = whole ? (hint ?? value) : value;
      return meant === undefined || meant === null ? undefined : String(meant);
    }
  }
}

const compactFormats = new Set(['iban', 'vat-id', 'bic', 'gtin']);

function wireTime({ property }: Field, text: string): string | undefined {
  const time = parseTime(text, localTimeOf(new Date()).slice(11));
  return time ? wireOfTime(time, property.format) : undefined;
}

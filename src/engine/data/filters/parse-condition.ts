import { lineText } from '../../../../schemas/rules/plain-text';
import type { Operator } from '../../../../schemas/rules/filter-grammar';
import type { Field } from '../../fields/field';
import { isComparable } from './is-comparable';
import type { FieldCondition } from './predicate';

/**
 * Parses what a user typed into a column's filter. An optional `=`, `!=`, `<`, `<=`, `>`, `>=`, `~`, `^` comes first;
 * `=` alone means empty, `*` alone not empty, `10..20` is a range. Undefined: cannot be read (yet); null: nothing
 * typed.
 */
export function parseCondition(field: Field, typed: string): FieldCondition | null | undefined {
  const read = conditionOf(field, typed);
  return !read || isComparable(field, read) ? read : undefined;
}

function conditionOf(field: Field, typed: string): FieldCondition | null | undefined {
  const text = lineText(typed);
  if (text === '') return null;
  if (text === '=') return { field: field.name, operator: 'null', values: [] };
  if (text === '*') return { field: field.name, operator: '!null', values: [] };
  const range = parseRange(field, text);
  if (range) return range;
  const [, sign, rest = ''] = /^(!=|<=|>=|=|<|>|~|\^)?\s*(.*)$/s.exec(text) ?? [];
  if (rest === '') return undefined;
  const value = comparable(field, rest);
  if (value === undefined) return undefined;
  const operator = (sign as Operator | undefined) ?? field.type.comparison.usual;
  return canCompare(field, operator) ? { field: field.name, operator, values: [value] } : undefined;
}

/**
 * Tells whether a field can be compared so: dates and times have no letters to search, and a moment is compared by day:
 * «not that day» takes two conditions.
 */
function canCompare({ type }: Field, operator: Operator): boolean {
  if (operator === '~' || operator === '^') return type.comparison.hasParts === true;
  return !(type.moment && operator === '!=');
}

function parseRange(field: Field, text: string): FieldCondition | undefined {
  const ends = text.split(/\s*\.{2,}\s*/);
  if (ends.length !== 2 || field.type.comparison.isText) return undefined;
  const values = ends.map((end) => comparable(field, end));
  if (values.some((value) => value === undefined)) return undefined;
  return { field: field.name, operator: 'between', values: values as string[] };
}

/** Converts a typed text to the wire's form; undefined when it is no number or no date. */
export function comparable(field: Field, text: string): string | undefined {
  return field.type.comparison.parse(text, field);
}

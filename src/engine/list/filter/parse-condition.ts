import { parseNumber } from '../../../../schemas/rules/parse-number';
import { today } from '../../../../schemas/rules/today';
import type { Condition, Operator } from '../../../../schemas/rules/filter-grammar';
import { parseDate } from '../../../ui/format/parse-date';
import type { Field } from '../../field/field';

/**
 * What a user typed into a column's filter as a condition: text is looked for anywhere, figures and
 * dates are compared, with an optional `=`, `!=`, `<`, `<=`, `>`, `>=`, `~`, `^` before them; `=` alone means empty,
 * `*` alone not empty. Answers undefined for what cannot be read (yet), null for nothing typed.
 */
export function parseCondition(field: Field, typed: string): Condition | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (text === '=') return { field: field.name, operator: 'null', values: [] };
  if (text === '*') return { field: field.name, operator: '!null', values: [] };
  const [, sign, rest = ''] = /^(!=|<=|>=|=|<|>|~|\^)?\s*(.*)$/s.exec(text) ?? [];
  if (rest === '') return undefined;
  const value = comparable(field, rest);
  if (value === undefined) return undefined;
  const operator = (sign as Operator | undefined) ?? standardOperator(field);
  return { field: field.name, operator, values: [value] };
}

/** The operator that is meant when none is typed. */
export function standardOperator(field: Field): Operator {
  return comparisonOf(field) === 'text' ? '~' : '=';
}

function comparisonOf(field: Field): 'text' | 'number' | 'date' {
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'money':
    case 'percent':
    case 'quantity':
      return 'number';
    case 'date':
    case 'dateTime':
    case 'localDateTime':
      return 'date';
    default:
      return 'text';
  }
}

/** The typed value in the wire's form, undefined when it is no number or no date. */
function comparable(field: Field, text: string): string | undefined {
  switch (comparisonOf(field)) {
    case 'text':
      return text;
    case 'date':
      return parseDate(text, today()) ?? undefined;
    case 'number': {
      const whole = field.kind === 'integer';
      const { value, hint } = parseNumber(text, { scale: whole ? 0 : 3 });
      // «10.001» looked for among whole numbers has a sign for thousands.
      const meant = whole ? (hint ?? value) : value;
      return meant === undefined || meant === null ? undefined : String(meant);
    }
  }
}

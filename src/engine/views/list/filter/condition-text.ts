import type { Field } from '../../../fields/field';
import { parseCondition } from '../../../data/filters/parse-condition';
import type { FieldCondition } from '../../../data/filters/predicate';

/**
 * A condition as it is typed into a column's filter: the reverse of `parseCondition`. Undefined for what
 * cannot be typed there, e.g. a relative date or a choice of several values.
 */
export function conditionText(field: Field, condition: FieldCondition): string | undefined {
  const text = textOf(field, condition);
  const read = parseCondition(field, text);
  const same =
    read &&
    read.operator === condition.operator &&
    String(read.values) === String(condition.values);
  return same ? text : undefined;
}

function textOf(field: Field, { operator, values }: FieldCondition): string {
  if (operator === 'null') return '=';
  if (operator === '!null') return '*';
  const { typed, usual } = field.type.comparison;
  const texts = values.map((value) => typed(value));
  if (operator === 'between') return texts.join('..');
  const text = texts[0] ?? '';
  return operator === usual ? text : operator + text;
}

import { formatDate } from '../../../ui/format/format-date';
import { isDate } from '../../../../schemas/rules/date-format';
import type { Condition } from '../../../../schemas/rules/filter-grammar';
import type { Field } from '../../field/field';
import { standardOperator } from './parse-condition';

/** A condition as it is typed into a column's filter: the reverse of `parseCondition`. */
export function conditionText(field: Field, { operator, values }: Condition): string {
  if (operator === 'null') return '=';
  if (operator === '!null') return '*';
  const value = values[0] ?? '';
  const text = isDate(value) ? formatDate(value) : value;
  return operator === standardOperator(field) ? text : operator + text;
}

import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { builtInVariable, type VariableContext } from '../../../../schemas/rules/query-variables';
import { startOfDay } from '../../../../schemas/rules/today';
import type { FieldKind, Fields } from '../../field/field';
import { comparisonOf } from './comparison-of';

/**
 * A condition with its values as its field stores them: a variable becomes what it means now
 * (`:HEUTE-7`, `:ICH`), and on a field with a time of day «on that day» becomes its first until its
 * last moment.
 */
export function resolveDates(
  condition: Condition,
  fields: Fields,
  context: VariableContext,
): readonly Condition[] {
  const field = fields[condition.field];
  // In a text a colon is a colon.
  if (!field || comparisonOf(field) === 'text') return [condition];
  const values = condition.values.map((value) => resolved(value, context));
  const [day = ''] = values;
  const isMoment = field.kind === 'dateTime' || field.kind === 'localDateTime';
  if (!isMoment || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return [{ ...condition, values }];

  const term = (operator: '<' | '<=' | '>' | '>=', edge: 'first' | 'last'): Condition => ({
    field: field.name,
    operator,
    values: [moment(field.kind, day, edge)],
  });
  switch (condition.operator) {
    case '=':
      return [term('>=', 'first'), term('<=', 'last')];
    case '<':
    case '>=':
      return [term(condition.operator, 'first')];
    case '>':
    case '<=':
      return [term(condition.operator, 'last')];
    default:
      return [{ ...condition, values: [moment(field.kind, day, 'first')] }];
  }
}

function resolved(value: string, context: VariableContext): string {
  if (!value.startsWith(':')) return value;
  return String(builtInVariable(value.slice(1), context) ?? value);
}

/** The first or last moment of a day in a field's own spelling. */
function moment(kind: FieldKind, day: string, edge: 'first' | 'last'): string {
  if (kind === 'localDateTime') return `${day}T${edge === 'first' ? '00:00' : '23:59'}`;
  if (edge === 'first') return startOfDay(day).toISOString();
  const nextDay = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return new Date(startOfDay(nextDay).getTime() - 1).toISOString();
}

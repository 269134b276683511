import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { builtInVariable, type VariableContext } from '../../../../schemas/rules/query-variables';
import type { Fields } from '../../fields/field';

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
  if (!field || field.type.comparison.isText) return [condition];
  const values = condition.values.map((value) => resolved(value, context));
  const [day = ''] = values;
  const { moment } = field.type;
  if (!moment || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return [{ ...condition, values }];

  const [first, last] = moment.edges(day);
  const term = (operator: '<' | '<=' | '>' | '>=', edge: string): Condition => ({
    field: field.name,
    operator,
    values: [edge],
  });
  switch (condition.operator) {
    case '=':
      return [term('>=', first), term('<=', last)];
    case '<':
    case '>=':
      return [term(condition.operator, first)];
    case '>':
    case '<=':
      return [term(condition.operator, last)];
    default:
      return [{ ...condition, values: [first] }];
  }
}

function resolved(value: string, context: VariableContext): string {
  if (!value.startsWith(':')) return value;
  return String(builtInVariable(value.slice(1), context) ?? value);
}

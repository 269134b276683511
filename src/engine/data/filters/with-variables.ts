import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { builtInVariable, type VariableContext } from '../../../../schemas/rules/query-variables';

/** Conditions with what their variables (`:ICH`, `:HEUTE`) stand for: lists that are no computed query know none. */
export function withVariables(
  conditions: readonly Condition[],
  context: VariableContext,
): Condition[] {
  return conditions.map((condition) => ({
    ...condition,
    values: condition.values.map((value) =>
      value.startsWith(':') ? String(builtInVariable(value.slice(1), context)) : value,
    ),
  }));
}

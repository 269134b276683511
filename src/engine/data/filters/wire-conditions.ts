import type { Condition } from '../../../../schemas/rules/filter-grammar';
import type { FieldCondition } from './predicate';

/** A condition as terms of the wire's grammar, all of which must hold. Relative dates stay as they are. */
export function wireConditions({ field, operator, values }: FieldCondition): readonly Condition[] {
  if (operator === 'between') {
    const [from = '', to = ''] = values;
    return [
      { field, operator: '>=', values: [from] },
      { field, operator: '<=', values: [to] },
    ];
  }
  if (operator === '!in')
    return values.map((value) => ({ field, operator: '!=', values: [value] }));
  return [{ field, operator, values }];
}

import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { literalText, type VariableContext } from '../../../../schemas/rules/query-variables';
import type { Field, Fields } from '../../fields/field';
import { valueOfText } from '../../fields/value-of-text';
import { type FieldCondition, type Filter, type FilterPredicate, isGroup } from './predicate';
import { resolveDates } from './relative-date';

type QueryValue = string | number | boolean;

/** Predicate as computed queries take it (`QueryPredicate` of the contract). */
export type QueryPredicate =
  | { op: 'AND' | 'OR'; items: readonly QueryPredicate[] }
  | { attribute: string; operator: string; value?: QueryValue | readonly QueryValue[] };

/** Converts a filter to a predicate. Relative dates are resolved; without `context` they stay, to be stored. */
export function queryPredicate(
  filter: Filter,
  fields: Fields,
  context?: VariableContext,
): QueryPredicate {
  const resolve = (condition: Condition) =>
    context ? resolveDates(condition, fields, context) : [condition];
  const itemOf = (predicate: FilterPredicate): QueryPredicate => {
    if (isGroup(predicate)) return { op: predicate.op, items: predicate.items.map(itemOf) };
    const terms = wireConditions(predicate)
      .flatMap(resolve)
      .map((term) => leaf(term, fields));
    return terms.length === 1 && terms[0] ? terms[0] : { op: 'AND', items: terms };
  };
  return { op: 'AND', items: filter.map(itemOf) };
}

function leaf({ field: name, operator, values }: Condition, fields: Fields): QueryPredicate {
  const typed = values.map((value) => valueOf(value, operator, fields[name]));
  if (operator === 'null' || operator === '!null') return { attribute: name, operator };
  const [value = ''] = typed;
  return { attribute: name, operator, value: operator === 'in' ? typed : value };
}

function valueOf(text: string, operator: string, field: Field | undefined): QueryValue {
  if (operator === '~' || operator === '^' || !field) return literalText(text);
  const value = valueOfText(field, text);
  if (value !== undefined && typeof value !== 'string') return value;
  return field.type.comparison.isText ? literalText(text) : text;
}

/** Splits a condition into terms of the wire's grammar, all of which must hold. Relative dates stay. */
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

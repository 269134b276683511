import { and, or, sql, type SQL } from 'drizzle-orm';
import { decimal } from '../../schemas/rules/decimal';
import type { JsonSchema } from '../http/contract/contract';
import { Problem, problem } from '../http/errors/problem';
import { conditionSql } from '../resources/lists/condition-sql';
import type { TextRoom } from '../resources/lists/text-room';
import { kindOf } from '../resources/lists/typed-value';
import { visibleProperty, type ListScope } from '../resources/lists/visible-property';
import type { Comparison, Predicate } from './predicate';
import type { Scalar, Substitute } from './variables';

/** Faults and excesses of the call itself: no stored predicate can be out of date because of them. */
const ofTheCall = new Set([
  'msg_cunit_variable_unknown',
  'msg_cunit_predicate_size',
  'msg_filter_texts',
]);

interface Context extends ListScope {
  substitute: Substitute;
  /** Room of the statement that the predicate becomes part of. */
  room: TextRoom;
  /** True for a stored predicate: parts that no longer fit the list or the caller set no condition. */
  stored?: boolean;
}

/**
 * Builds the SQL of a predicate tree; undefined when it sets no condition. Throws as `conditionSql` does, and 422 for a
 * value of the wrong JSON type or an unknown variable.
 */
export function predicateSql(predicate: Predicate | undefined, context: Context): SQL | undefined {
  if (!predicate) return undefined;
  if (!('op' in predicate)) return comparisonSql(predicate, context);
  const items = predicate.items.map((item) => predicateSql(item, context));
  switch (predicate.op) {
    case 'AND':
      return and(...items);
    case 'OR':
      return or(...items);
    case 'NOT':
      // A comparison with an empty field is null in SQL, and «not null» is null again: NOT (a = 1)
      // would lose the rows whose a is empty. «is not true» takes null for false, as people do.
      return items[0] && sql`(${items[0]}) is not true`;
  }
}

function comparisonSql(comparison: Comparison, context: Context): SQL | undefined {
  try {
    const { attribute, operator } = comparison;
    const property = visibleProperty(attribute, context, 'msg_filter_field_unknown');
    const values = valuesOf(comparison, property, context.substitute);
    if (operator === 'in' && values.length === 0) return sql`false`;
    return conditionSql({ field: attribute, operator, values }, context, context.room);
  } catch (error) {
    const isOutdated =
      error instanceof Problem && error.services.every(({ code }) => !ofTheCall.has(code));
    if (context.stored && isOutdated) return undefined;
    throw error;
  }
}

/** Values as the filter grammar spells them, each of the JSON type that the property has. */
function valuesOf(
  { attribute, operator, value }: Comparison,
  property: JsonSchema,
  substitute: Substitute,
): string[] {
  const isList = Array.isArray(value);
  if (operator === 'null' || operator === '!null') {
    if (value === undefined || value === null) return [];
    throw problem(422, 'msg_filter_value', attribute, String(value));
  }
  if (isList !== (operator === 'in') || value === undefined || value === null) {
    throw problem(
      422,
      'msg_filter_value',
      attribute,
      isList ? value.join(', ') : String(value ?? ''),
    );
  }
  const values = [value].flat().flatMap(substitute);
  const isText = operator === '~' || operator === '^';
  if (values.length !== 1 && operator !== 'in') {
    throw problem(422, 'msg_filter_value', attribute, values.join(', '));
  }
  for (const scalar of values) {
    // «contains» and «starts with» read figures as they are written.
    const fits = typeof scalar === jsonType(property) || (isText && typeof scalar !== 'boolean');
    if (!fits) throw problem(422, 'msg_filter_value', attribute, String(scalar));
  }
  return values.map(spell);
}

function jsonType(property: JsonSchema): 'string' | 'number' | 'boolean' {
  const kind = kindOf(property);
  if (kind === 'list') return jsonType(property.items ?? {});
  if (kind === 'boolean') return 'boolean';
  return kind === 'integer' || kind === 'decimal' ? 'number' : 'string';
}

/** Writes figures without an exponent. */
function spell(value: Scalar): string {
  return typeof value === 'number' ? decimal(value).toFixed() : String(value);
}

import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { parseFilter, type Condition } from '../../schemas/rules/filter-grammar';
import type { Caller } from '../http/caller';
import { requireRight } from '../http/caller';
import type { JsonSchema } from '../http/contract';
import type { Language } from '../http/language';
import { problem } from '../http/problem';
import { rightToSee } from '../http/property-rights';
import { foldPattern } from './fold-pattern';
import type { Resource } from './resource';
import { kindOf, typedValue } from './typed-value';

const MOST_CONDITIONS = 100;

interface Scope {
  resource: Resource;
  caller: Caller | undefined;
  language: Language;
}

/**
 * The condition of a `filter` parameter (3-decisions 3.1); undefined for an empty one. Throws 422 for
 * what the grammar, the property or its type does not allow, 403 for a property that needs a right.
 */
export function filterCondition(filter: string | undefined, scope: Scope): SQL | undefined {
  const { conditions, invalid } = parseFilter(filter ?? '');
  if (invalid[0] !== undefined) throw problem(422, 'msg_filter_syntax', invalid[0]);
  if (conditions.length > MOST_CONDITIONS) {
    throw problem(422, 'msg_filter_too_long', String(MOST_CONDITIONS));
  }
  return and(...conditions.map((condition) => conditionSql(condition, scope)));
}

/** A property by its name in a filter or an order. Throws 422 with `unknown`, or 403. */
export function visibleProperty(
  name: string,
  { resource, caller }: Scope,
  unknown: string,
): JsonSchema {
  const property = Object.hasOwn(resource.properties, name) && resource.properties[name];
  if (!property) throw problem(422, unknown, name);
  const right = rightToSee(property);
  if (right !== undefined) requireRight(caller, right);
  return property;
}

function conditionSql(condition: Condition, scope: Scope): SQL {
  const { field, operator, values } = condition;
  const property = visibleProperty(field, scope, 'msg_filter_field_unknown');
  const column = scope.resource.columnOf(field, scope.language);
  switch (operator) {
    case 'null':
      return isNull(column);
    case '!null':
      return isNotNull(column);
    case '~':
    case '^':
      return textSql(condition, property, column);
    case 'in': {
      const typed = values.map((value) => valueOf(value, condition, property));
      return sql`${column} in (${sql.join(typed, sql`, `)})`;
    }
    case '=':
      return sql`${column} = ${valueOf(values[0], condition, property)}`;
    case '!=':
      // An empty field is not equal to any value.
      return sql`${column} is distinct from ${valueOf(values[0], condition, property)}`;
    default:
      if (kindOf(property) === 'boolean') throw operatorProblem(condition);
      return sql`${column} ${sql.raw(operator)} ${valueOf(values[0], condition, property)}`;
  }
}

/** «contains» and «starts with» read figures as they are written; dates and booleans have no letters. */
function textSql(condition: Condition, property: JsonSchema, column: PgColumn): SQL {
  const kind = kindOf(property);
  if (kind === 'boolean' || kind === 'date' || kind === 'moment') throw operatorProblem(condition);
  const text = condition.values[0]?.trim() ?? '';
  if (text === '') throw valueProblem(condition, '');
  const pattern = foldPattern(text, condition.operator === '~' ? 'contains' : 'starts');
  return kind === 'text'
    ? sql`kontor_fold(${column}) like ${pattern}`
    : sql`${column}::text like ${pattern}`;
}

function valueOf(text: string | undefined, condition: Condition, property: JsonSchema): SQL {
  const value = typedValue(text?.trim() ?? '', property);
  if (value === undefined) throw valueProblem(condition, text ?? '');
  switch (kindOf(property)) {
    case 'integer':
      return sql`${value}::bigint`;
    case 'decimal':
      return sql`${value}::numeric`;
    case 'boolean':
      return sql`${value}::boolean`;
    case 'date':
      return sql`${value}::date`;
    case 'moment':
      return sql`${value}::timestamptz`;
    case 'text':
      return sql`${value}`;
  }
}

function valueProblem({ field }: Condition, value: string) {
  return problem(422, 'msg_filter_value', field, value);
}

function operatorProblem({ field, operator }: Condition) {
  return problem(422, 'msg_filter_operator', field, operator);
}

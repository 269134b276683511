import { isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { canonicalPart, canonicalValue } from '../../../schemas/rules/canonical-value';
import { gtinForms } from '../../../schemas/rules/code-forms';
import { isDate } from '../../../schemas/rules/date-format';
import type { Condition } from '../../../schemas/rules/filter-grammar';
import { dialledForms } from '../../../schemas/rules/phone-number';
import { companyZone } from '../../../schemas/rules/today';
import type { JsonSchema } from '../../http/contract/contract';
import { problem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import { matchesFolded } from './matches-folded';
import { takeRoom, textRoom, type TextRoom } from './text-room';
import { kindOf, typedValue } from './typed-value';
import { visibleProperty, type ListScope } from './visible-property';

/** Shortest text in a trigram index. */
const TRIGRAM = 3;

/**
 * Builds one condition of a filter or of a query's predicate (operators of 3-decisions 3.1). Where the field is empty
 * it is null or false, for `!=` true. Throws 422 for an unknown property, an operator or a value that does not suit it,
 * and for a text too many; 403 for a property that needs a right.
 */
export function conditionSql(condition: Condition, scope: ListScope, room: TextRoom): SQL {
  const { field, operator, values } = condition;
  const property = visibleProperty(field, scope, 'msg_filter_field_unknown');
  const column = scope.resource.columnOf(field, scope.language);
  if (kindOf(property) === 'list') return listSql(condition, property.items ?? {}, column);
  switch (operator) {
    case 'null':
      return isNull(column);
    case '!null':
      return isNotNull(column);
    case '~':
    case '^':
      return textSql(condition, { property, column, room, resource: scope.resource });
    case 'in': {
      const typed = values
        .flatMap((value) => spellings(value, property))
        .map((value) => valueOf(value, condition, property));
      return sql`${column} in (${sql.join(typed, sql`, `)})`;
    }
    case '=':
      if (property.format === 'gtin') {
        return conditionSql({ ...condition, operator: 'in' }, scope, room);
      }
      return sql`${column} = ${valueOf(values[0], condition, property)}`;
    case '!=':
      // An empty field is not equal to any value.
      return sql`${column} is distinct from ${valueOf(values[0], condition, property)}`;
    default:
      if (kindOf(property) === 'boolean') throw operatorProblem(condition);
      return sql`${column} ${sql.raw(operator)} ${valueOf(values[0], condition, property)}`;
  }
}

/** Spellings of an article number with any of the zeros that its lengths differ by; any other text as it is. */
function spellings(text: string, { format }: JsonSchema): readonly string[] {
  const forms = format === 'gtin' ? gtinForms(canonicalValue(text, { format }) ?? '') : [];
  return forms.length > 0 ? forms : [text];
}

/** Builds the condition of a list, which equals what it contains; it is empty where others are null. */
function listSql(condition: Condition, item: JsonSchema, column: PgColumn): SQL {
  const { operator, values } = condition;
  const contains = (value: string | undefined) =>
    sql`${valueOf(value, condition, item)} = any(${column})`;
  switch (operator) {
    case 'null':
      return sql`cardinality(${column}) = 0`;
    case '!null':
      return sql`cardinality(${column}) > 0`;
    case '=':
      return contains(values[0]);
    case '!=':
      return sql`not (${contains(values[0])})`;
    case 'in':
      return sql`(${sql.join(values.map(contains), sql` or `)})`;
    default:
      throw operatorProblem(condition);
  }
}

/**
 * Builds the condition of a text: «contains» and «starts with» read figures as they are written; dates and booleans
 * have no letters.
 */
function textSql(
  condition: Condition,
  {
    property,
    column,
    room,
    resource: { columns, searched },
  }: { property: JsonSchema; column: PgColumn; room: TextRoom; resource: Resource },
): SQL {
  const kind = kindOf(property);
  if (!['text', 'integer', 'decimal'].includes(kind)) throw operatorProblem(condition);
  const text = canonicalPart(condition.values[0] ?? '', property);
  if (text === null) throw valueProblem(condition, '');
  const where = condition.operator === '~' ? 'contains' : 'starts';
  if (property.format === 'phone') {
    const suche = searched.has(condition.field) ? columns.suche : undefined;
    return phoneSql(text, { column, suche, where, room });
  }
  const matches =
    kind === 'text'
      ? matchesFolded(sql`kontor_fold(${column})`, text, { where, room })
      : matchesFolded(sql`${column}::text`, text, { where, room });
  // The search text contains every searched field: its trigram index serves them all. It is the same text, and takes no
  // more room.
  if (!columns.suche || !searched.has(condition.field) || text.length < TRIGRAM) return matches;
  const held = matchesFolded(columns.suche, text, { where: 'contains', room: textRoom() });
  return sql`(${held} and ${matches})`;
}

/**
 * Builds the condition of a telephone number: it is found by its digits, however either is grouped; with too few of
 * them as it is written.
 */
function phoneSql(
  text: string,
  {
    column,
    suche,
    where,
    room,
  }: {
    column: PgColumn;
    suche: PgColumn | undefined;
    where: 'contains' | 'starts';
    room: TextRoom;
  },
): SQL {
  const written = matchesFolded(sql`kontor_fold(${column})`, text, { where, room });
  const forms = dialledForms(text);
  if (forms.length === 0) return written;
  // Without an index every row's digits are read.
  if (!suche) takeRoom(room, { letters: 0, folds: true });
  const digits = sql`ltrim(regexp_replace(${column}, '[(] *0 *[)]|[^0-9]+', '', 'g'), '0')`;
  const dialled = forms.map((form) => {
    const matches = sql`${digits} like ${where === 'starts' ? `${form}%` : `%${form}%`}`;
    // The search text holds the digits of the telephone numbers in it, and has an index.
    return suche ? sql`(${suche} like ${`%${form}%`} and ${matches})` : matches;
  });
  return sql`(${sql.join(dialled, sql` or `)})`;
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
      // A day stands for the moment at which it begins in the company's zone.
      return isDate(String(value))
        ? sql`(${value}::date::timestamp at time zone ${companyZone})`
        : sql`${value}::timestamptz`;
    case 'local-moment':
      return sql`${value}::timestamp`;
    case 'text':
    case 'list':
      return sql`${value}`;
  }
}

function valueProblem({ field }: Condition, value: string) {
  return problem(422, 'msg_filter_value', field, value);
}

function operatorProblem({ field, operator }: Condition) {
  return problem(422, 'msg_filter_operator', field, operator);
}

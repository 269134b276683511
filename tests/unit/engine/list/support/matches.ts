import type { Condition } from '../../../../../schemas/rules/filter-grammar';
import { isGroup, type FilterPredicate } from '../../../../../src/engine/data/filters/predicate';
import {
  type QueryPredicate,
  wireConditions,
} from '../../../../../src/engine/data/filters/query-predicate';

type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Whether a row meets a predicate, judged as the server does, without a database. */
export function matches(predicate: FilterPredicate, row: Row): boolean {
  if (isGroup(predicate)) {
    const meets = (item: FilterPredicate) => matches(item, row);
    return predicate.op === 'OR' ? predicate.items.some(meets) : predicate.items.every(meets);
  }
  return wireConditions(predicate).every((term) => meetsTerm(term, row));
}

/** The same for what a computed query is sent. */
export function meetsQuery(predicate: QueryPredicate, row: Row): boolean {
  if ('op' in predicate) {
    const meets = (item: QueryPredicate) => meetsQuery(item, row);
    return predicate.op === 'OR' ? predicate.items.some(meets) : predicate.items.every(meets);
  }
  const { attribute: field, operator, value } = predicate;
  const values = value === undefined ? [] : [value].flat().map(String);
  return meetsTerm({ field, operator: operator as Condition['operator'], values }, row);
}

export function meetsTerm({ field, operator, values }: Condition, row: Row): boolean {
  const value = row[field] ?? null;
  if (operator === 'null') return value === null;
  if (operator === '!null') return value !== null;
  const [text = ''] = values;
  if (operator === '!=') return String(value) !== text;
  if (value === null) return false;
  const order =
    typeof value === 'number' ? value - Number(text) : String(value).localeCompare(text);
  switch (operator) {
    case '=':
      return String(value) === text;
    case 'in':
      return values.includes(String(value));
    case '~':
      return String(value).toLowerCase().includes(text.toLowerCase());
    case '^':
      return String(value).toLowerCase().startsWith(text.toLowerCase());
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

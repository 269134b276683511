import type { FilterOperator } from '../../fields/comparison';

/** The wire's operators, and two that it writes as several terms: a range, and «none of these values». */
export type { FilterOperator };

/** One condition on a field. Values are texts as the wire spells them; a date may be relative (`:MONAT-1`). */
export interface FieldCondition {
  field: string;
  operator: FilterOperator;
  values: readonly string[];
}

/** Conditions of which all (AND) or at least one (OR) must hold. */
export interface Group {
  op: 'AND' | 'OR';
  items: readonly Predicate[];
}

export type Predicate = FieldCondition | Group;

/** A list's filter: all of it must hold. */
export type Filter = readonly Predicate[];

export function isGroup(predicate: Predicate): predicate is Group {
  return 'op' in predicate;
}

/** Whether the wire's GET can carry the filter: no «or» in it. */
export function isPlain(filter: Filter): filter is readonly FieldCondition[] {
  return !filter.some(isGroup);
}

/** The conditions on one field that stand for themselves, outside of groups. */
export function conditionsOn(filter: Filter, field: string): readonly FieldCondition[] {
  return filter.filter((item): item is FieldCondition => !isGroup(item) && item.field === field);
}

/** The filter with other conditions on one field; the field keeps its place. */
export function withConditionsOn(
  filter: Filter,
  field: string,
  conditions: readonly FieldCondition[],
): Filter {
  const isOther = (item: Predicate) => isGroup(item) || item.field !== field;
  const found = filter.findIndex((item) => !isOther(item));
  const place = found < 0 ? filter.length : found;
  return [...filter.slice(0, place), ...conditions, ...filter.slice(place).filter(isOther)];
}

/** Every field that a filter names. */
export function fieldsIn(filter: Filter): readonly string[] {
  const names = filter.flatMap((item) => (isGroup(item) ? fieldsIn(item.items) : [item.field]));
  return [...new Set(names)];
}

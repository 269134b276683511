import type { FilterOperator } from '../../fields/comparison';

/** Operators of the wire, and two that it writes as several terms: a range and «none of these values». */
export type { FilterOperator };

/** Condition on a field; values are texts as the wire spells them; a date may be relative (`:MONAT-1`). */
export interface FieldCondition {
  field: string;
  operator: FilterOperator;
  values: readonly string[];
}

export interface Group {
  op: 'AND' | 'OR';
  items: readonly FilterPredicate[];
}

export type FilterPredicate = FieldCondition | Group;

/** Filter of which every part must hold. */
export type Filter = readonly FilterPredicate[];

export function isGroup(predicate: FilterPredicate): predicate is Group {
  return 'op' in predicate;
}

/** Tells whether a filter is plain: the wire's GET knows no «or». */
export function isPlain(filter: Filter): filter is readonly FieldCondition[] {
  return !filter.some(isGroup);
}

/** Tells whether a filter means the same for everybody and on every day. */
export function isFixed(filter: Filter): boolean {
  return filter.every((item) =>
    isGroup(item) ? isFixed(item.items) : !item.values.some((value) => value.startsWith(':')),
  );
}

/** Returns the conditions on a field, without those inside groups. */
export function conditionsOn(filter: Filter, field: string): readonly FieldCondition[] {
  return filter.filter((item): item is FieldCondition => !isGroup(item) && item.field === field);
}

/** Replaces the conditions on a field, which keeps its place. */
export function withConditionsOn(
  filter: Filter,
  field: string,
  conditions: readonly FieldCondition[],
): Filter {
  const isOther = (item: FilterPredicate) => isGroup(item) || item.field !== field;
  const found = filter.findIndex((item) => !isOther(item));
  const place = found < 0 ? filter.length : found;
  return [...filter.slice(0, place), ...conditions, ...filter.slice(place).filter(isOther)];
}

export function fieldsIn(filter: Filter): readonly string[] {
  const names = filter.flatMap((item) => (isGroup(item) ? fieldsIn(item.items) : [item.field]));
  return [...new Set(names)];
}

/**
 * Simplifies a filter to the form that its text gives back: `a>=1,a<=9` is a range, `a!=1,a!=2` «none of», needless
 * groups are dissolved.
 */
export function normalFilter(filter: Filter): Filter {
  return joinTerms(flatten(filter, 'AND'));
}

function flatten(items: readonly FilterPredicate[], op: 'AND' | 'OR'): readonly FilterPredicate[] {
  return items.flatMap((item): readonly FilterPredicate[] => {
    if (!isGroup(item)) return hasValues(item) ? [item] : [];
    const inner = flatten(item.items, item.op);
    const joined = item.op === 'AND' ? joinTerms(inner) : inner;
    if (joined.length > 1 && item.op !== op) return [{ op: item.op, items: joined }];
    // The content of a dissolved group may be a group like the one around it.
    return joined.flatMap((one) => (isGroup(one) && one.op === op ? one.items : [one]));
  });
}

function hasValues({ operator, values }: FieldCondition): boolean {
  return operator === 'null' || operator === '!null' || values.length > 0;
}

function joinTerms(items: readonly FilterPredicate[]): readonly FilterPredicate[] {
  const joined: FilterPredicate[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const both = last && !isGroup(last) && !isGroup(item) ? together(last, item) : undefined;
    if (both) joined[joined.length - 1] = both;
    else joined.push(item);
  }
  return joined;
}

function together(first: FieldCondition, second: FieldCondition): FieldCondition | undefined {
  const { field } = first;
  if (field !== second.field) return undefined;
  const values = [...first.values, ...second.values];
  if (first.operator === '>=' && second.operator === '<=')
    return { field, operator: 'between', values };
  const excludes = (operator: string) => operator === '!=' || operator === '!in';
  if (excludes(first.operator) && excludes(second.operator))
    return { field, operator: '!in', values: [...new Set(values)] };
  return undefined;
}

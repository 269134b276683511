import { isGroup, type FieldCondition, type Filter, type Predicate } from './predicate';

/**
 * The simplest form of a filter, which is also what comes back from its text: groups of none go,
 * groups of one and groups within their like dissolve, `a>=1,a<=9` becomes a range and `a!=1,a!=2`
 * «none of».
 */
export function normalFilter(filter: Filter): Filter {
  return joinTerms(flatten(filter, 'AND'));
}

function flatten(items: readonly Predicate[], op: 'AND' | 'OR'): readonly Predicate[] {
  return items.flatMap((item): readonly Predicate[] => {
    if (!isGroup(item)) return hasValues(item) ? [item] : [];
    const inner = flatten(item.items, item.op);
    const joined = item.op === 'AND' ? joinTerms(inner) : inner;
    if (joined.length > 1 && item.op !== op) return [{ op: item.op, items: joined }];
    // What is left of a dissolved group may be a group like the one around it.
    return joined.flatMap((one) => (isGroup(one) && one.op === op ? one.items : [one]));
  });
}

/** A choice of nothing says nothing. */
function hasValues({ operator, values }: FieldCondition): boolean {
  return operator === 'null' || operator === '!null' || values.length > 0;
}

function joinTerms(items: readonly Predicate[]): readonly Predicate[] {
  const joined: Predicate[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const both = last && !isGroup(last) && !isGroup(item) ? together(last, item) : undefined;
    if (both) joined[joined.length - 1] = both;
    else joined.push(item);
  }
  return joined;
}

/** Two neighbouring conditions on one field as the one that they stand for. */
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

import type { Field } from './field';

export interface ValueGroup<Value> {
  title: string;
  values: { value: Value; label: string }[];
}

/** Pattern of labels such as «Addresses: see»: a group and what stands in it; a French colon has a space before it. */
const inGroup = /^(.+?)\s?: (.+)$/;

/** Groups values by the group that each label names, in order; undefined where one names none. */
export function groupedValues<Value>(
  options: readonly { value: Value; label: string }[],
): readonly ValueGroup<Value>[] | undefined {
  const groups = new Map<string, ValueGroup<Value>>();
  for (const { value, label } of options) {
    const [, title, own] = inGroup.exec(label) ?? [];
    if (title === undefined || own === undefined) return undefined;
    const group = groups.get(title) ?? { title, values: [] };
    groups.set(title, group);
    group.values.push({ value, label: own });
  }
  return groups.size > 0 ? [...groups.values()] : undefined;
}

/** Number of values from which they are not read in one line. */
const MANY = 12;

/**
 * Tells whether a field holds several of many values: it has the whole width, and is read and chosen by groups where
 * its labels name some.
 */
export function holdsMany({ type, values = [] }: Field): boolean {
  return type.isSeveral === true && values.length > MANY;
}

import type { AnyRecord } from '../../define/definition';

/** Undefined, null and '' are the same: empty. */
export function changedFields(before: AnyRecord, after: AnyRecord): string[] {
  return Object.keys(after).filter((name) => !sameValue(before[name], after[name]));
}

/** Body of a PATCH: empty becomes null, which clears. */
export function changesOf(before: AnyRecord, after: AnyRecord): AnyRecord {
  return Object.fromEntries(
    changedFields(before, after).map((name) => [name, isEmpty(after[name]) ? null : after[name]]),
  );
}

/** Body of a POST: without empty fields. */
export function filledFields(values: AnyRecord): AnyRecord {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

export function sameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (one instanceof Blob || other instanceof Blob) return one === other;
  return one === other || JSON.stringify(one, comparable) === JSON.stringify(other, comparable);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The order of members and the session's row keys do not count. */
function comparable(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const filled = Object.entries(value).filter(([name, one]) => name !== '$key' && !isEmpty(one));
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

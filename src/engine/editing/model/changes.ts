import type { AnyRecord } from '../../define/definition';

/** Returns the changed fields. Undefined, null and '' are the same: empty. */
export function changedFields(before: AnyRecord, after: AnyRecord): string[] {
  return Object.keys(after).filter((name) => !sameValue(before[name], after[name]));
}

/** Builds the body of a PATCH: empty becomes null, which clears. */
export function changesOf(before: AnyRecord, after: AnyRecord): AnyRecord {
  return Object.fromEntries(
    changedFields(before, after).map((name) => [name, isEmpty(after[name]) ? null : after[name]]),
  );
}

/** Builds the body of a POST: without empty fields. */
export function filledFields(values: AnyRecord): AnyRecord {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/**
 * Compares values member by member, since each key press asks it of tables with hundreds of rows. The order of members
 * and the session's row keys do not count.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => sameValue(item, other[at]));
  }
  return isPlain(one) && isPlain(other) && sameMembers(one, other);
}

function sameMembers(one: AnyRecord, other: AnyRecord): boolean {
  for (const name in one) {
    if (name !== '$key' && !sameValue(one[name], other[name])) return false;
  }
  for (const name in other) {
    if (name !== '$key' && !(name in one) && !isEmpty(other[name])) return false;
  }
  return true;
}

/** Tells whether a value is a plain object: not a list, and not a file, which equals only itself. */
function isPlain(value: unknown): value is AnyRecord {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

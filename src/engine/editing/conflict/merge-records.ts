import type { AnyRecord } from '../../define/definition';
import { changedFields, sameValue } from '../model/changes';

export interface FieldConflict {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** Values of their record with my changes; mine where both changed. */
  values: AnyRecord;
  conflicts: readonly FieldConflict[];
  /** Fields that only they changed. */
  adopted: readonly string[];
}

/** Merges records. `fields` are those a person can change: stamps and versions are not merged. */
export function mergeRecords(
  base: AnyRecord,
  mine: AnyRecord,
  theirs: AnyRecord,
  fields: readonly string[],
): Merge {
  const myChanges = changedFields(base, mine).filter((name) => fields.includes(name));
  const theirChanges = changedFields(base, theirs).filter((name) => fields.includes(name));
  const values: Record<string, unknown> = { ...theirs };
  for (const name of myChanges) values[name] = mine[name];
  return {
    values,
    conflicts: myChanges
      .filter((name) => theirChanges.includes(name) && !sameValue(mine[name], theirs[name]))
      .map((field) => ({ field, base: base[field], mine: mine[field], theirs: theirs[field] })),
    adopted: theirChanges.filter((name) => !myChanges.includes(name)),
  };
}

import type { ComputeContext } from '../../../schemas/define';
import type { AnyRecord } from '../define/definition';
import type { Fields } from '../fields/field';

export interface FollowOptions {
  fields: Fields;
  editable: (field: string) => boolean;
  contextOf: (record: AnyRecord) => ComputeContext;
}

/**
 * Returns `changes` and what a chosen row fills in (`fills`): fields that are empty, as the contract begins them or as
 * the row chosen before has filled them. What somebody has written stays, and so does a field in `changes` itself.
 */
export function withFilled(
  before: AnyRecord,
  changes: AnyRecord,
  { fields, editable, contextOf }: FollowOptions,
): AnyRecord {
  let all = changes;
  for (const { name, metadata } of Object.values(fields)) {
    if (!metadata.fills || !(name in changes)) continue;
    const former = contextOf(before).choice(name);
    const chosen = contextOf({ ...before, ...changes }).choice(name);
    for (const [target, property] of Object.entries(metadata.fills)) {
      if (target in changes || !editable(target)) continue;
      const current = before[target] ?? null;
      const start = fields[target]?.property.default ?? null;
      const starts = [null, '', start, former?.[property] ?? null];
      const value = chosen?.[property] ?? start;
      if (starts.includes(current) && value !== current) all = { ...all, [target]: value };
    }
  }
  return all;
}

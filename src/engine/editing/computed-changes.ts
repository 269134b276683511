import type { AnyRecord } from '../define/definition';
import type { Field } from '../fields/field';
import { withFilled, type FollowOptions } from './filled-changes';

/**
 * Returns `changes` and what follows: what a chosen row fills in, then computed fields. One is filled again when a
 * source of it changes, unless somebody has entered another value than the one computed. A field in `changes` itself
 * stays.
 */
export function withComputed(
  before: AnyRecord,
  changes: AnyRecord,
  { fields, editable, contextOf }: FollowOptions,
): AnyRecord {
  // A computed field may be the source of another: try until nothing follows any more.
  let waiting = Object.values(fields).filter(
    ({ name, readOnly, metadata }) =>
      metadata.computed && !readOnly && editable(name) && !(name in changes),
  );
  let all = withFilled(before, changes, { fields, editable, contextOf });
  for (;;) {
    const next = waiting.find((field) =>
      field.metadata.computed?.from.some((source) => source in all),
    );
    if (!next) return all;
    waiting = waiting.filter((field) => field !== next);
    const current = before[next.name] ?? null;
    const own = current !== null && current !== '' && current !== computed(next, before, contextOf);
    if (own) continue;
    const value = computed(next, { ...before, ...all }, contextOf);
    if (value !== current) all = { ...all, [next.name]: value };
  }
}

function computed(
  { metadata }: Field,
  record: AnyRecord,
  contextOf: FollowOptions['contextOf'],
): unknown {
  return metadata.computed?.value({ ...record }, contextOf(record)) ?? null;
}

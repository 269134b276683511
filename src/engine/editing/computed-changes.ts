import type { ComputeContext } from '../../../schemas/define';
import type { AnyRecord } from '../define/definition';
import type { Field, Fields } from '../fields/field';

interface ComputeOptions {
  fields: Fields;
  editable: (field: string) => boolean;
  contextOf: (record: AnyRecord) => ComputeContext;
}

/**
 * `changes` and what follows: a computed field is filled again when a source of it changes, unless somebody has entered
 * another value than the one computed. A field in `changes` itself stays.
 */
export function withComputed(
  before: AnyRecord,
  changes: AnyRecord,
  { fields, editable, contextOf }: ComputeOptions,
): AnyRecord {
  // A computed field may be the source of another: try until nothing follows any more.
  let waiting = Object.values(fields).filter(
    ({ name, readOnly, metadata }) =>
      metadata.computed && !readOnly && editable(name) && !(name in changes),
  );
  let all = changes;
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
  contextOf: ComputeOptions['contextOf'],
): unknown {
  return metadata.computed?.value({ ...record }, contextOf(record)) ?? null;
}

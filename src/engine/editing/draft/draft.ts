import type { AnyRecord } from '../../define/definition';
import { changedFields } from '../session/changes';
import { partsIn } from '../rows/session-rows';

/** Input of one record that is not saved: what differs from the record, and what stood there before. */
export interface Draft {
  v: 1;
  /** Version of the record that was being changed; undefined for a new record. */
  version: unknown;
  before: AnyRecord;
  changes: AnyRecord;
  /** ISO instant of the last keystroke. */
  time: string;
  /** A draft that was on offer and not answered when this one began. */
  older?: Draft;
}

/** The draft of what was typed; undefined when nothing differs. */
export function draftOf(base: AnyRecord, values: AnyRecord, time: Date): Draft | undefined {
  // A chosen file cannot be kept as text: it has to be chosen again.
  const persisted = (name: string) => !(values[name] instanceof Blob);
  const changed = changedFields(base, values).filter(persisted);
  if (changed.length === 0) return undefined;
  // A new record may have started from another one, which nobody knows when the draft is restored.
  const isNew = base.version === undefined;
  const fields = isNew ? Object.keys({ ...base, ...values }).filter(persisted) : changed;
  return {
    v: 1,
    version: base.version,
    before: pick(base, fields),
    changes: pick(values, fields),
    time: time.toISOString(),
  };
}

/**
 * Where an edit session goes on from a draft. When somebody has changed the record since, its base is
 * what the draft was typed over, with the old version: saving then meets the conflict and shows it.
 */
export function restoredFrom(
  { version, before, changes }: Draft,
  record: AnyRecord,
): { base: AnyRecord; values: AnyRecord } {
  const current = record.version === version ? record : { ...record, ...before, version };
  // Rows of their own carry their own versions, and are not loaded yet.
  const base = { ...current, ...partsIn(before) };
  return { base, values: { ...base, ...changes } };
}

/** Reads a stored draft. What is broken, or was written in a form that is not known, is none. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    return draft?.v === 1 && isObject(draft.before) && isObject(draft.changes)
      ? (draft as Draft)
      : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pick(record: AnyRecord, fields: readonly string[]): AnyRecord {
  return Object.fromEntries(fields.map((name) => [name, record[name] ?? null]));
}

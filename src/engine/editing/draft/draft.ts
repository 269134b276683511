import type { AnyRecord } from '../../define/definition';
import { changedFields } from '../model/changes';
import { partsIn } from '../model/session-rows';

/** Draft: what differs from the record, and what stood there before. */
export interface Draft {
  v: 1;
  /** Version of the record; undefined for a new one. */
  version: unknown;
  before: AnyRecord;
  changes: AnyRecord;
  /** Time of the last keystroke, an ISO instant. */
  time: string;
  /** Draft still on offer when this one began. */
  older?: Draft;
}

/** Makes a draft; undefined when nothing differs. */
export function draftOf(base: AnyRecord, values: AnyRecord, time: Date): Draft | undefined {
  // A file cannot be kept as text: it has to be chosen again.
  const persisted = (name: string) => !(values[name] instanceof Blob);
  const changed = changedFields(base, values).filter(persisted);
  if (changed.length === 0) return undefined;
  // A new record may have started from another one, which is unknown when the draft is restored.
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
 * Restores a draft. After somebody else's change it keeps the old base and version: saving then meets the conflict and
 * shows it.
 */
export function restoredFrom(
  { version, before, changes }: Draft,
  record: AnyRecord,
): { base: AnyRecord; values: AnyRecord } {
  const current = record.version === version ? record : { ...record, ...before, version };
  // Rows below the record carry their own versions and are not loaded yet.
  const base = { ...current, ...partsIn(before) };
  return { base, values: { ...base, ...changes } };
}

/** Parses a draft; undefined for one that is broken or of an unknown form. */
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

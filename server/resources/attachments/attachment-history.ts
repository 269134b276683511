import type { Scope } from '../../http/access/scope';
import { announceChange, ATTACHMENT_FIELDS, noteInHistory } from '../history/history';
import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';

interface Change {
  kind: keyof typeof ATTACHMENT_FIELDS;
  before?: AnyRecord | undefined;
  after?: AnyRecord | undefined;
}

const told = ['id', 'dateiname', 'betreff', 'bildindex', 'typ', 'groesse', 'sha256'];

/**
 * Writes an event of a file into the history of the record it belongs to: so whoever may read that record reads it, and
 * nobody else. Contents are never in a history; the SHA-256 says which one it was.
 */
export async function writeAttachmentHistory(
  parent: Resource,
  record: AnyRecord,
  { kind, before, after }: Change,
  scope: Scope & { remark?: unknown },
): Promise<void> {
  if (!parent.tableCode) return;
  const note = {
    feld: ATTACHMENT_FIELDS[kind],
    vorher: before ? shown(before) : null,
    nachher: after ? shown(after) : null,
    bemerkung: typeof scope.remark === 'string' ? scope.remark : null,
  };
  await noteInHistory(parent, record, note, scope);
}

/** Writes the same, and announces an event of the record: it changed, though its version did not. */
export async function attachmentChanged(
  parent: Resource,
  record: AnyRecord,
  change: Change,
  scope: Scope & { remark?: unknown },
): Promise<void> {
  await writeAttachmentHistory(parent, record, change, scope);
  if (!parent.tableCode) return;
  await announceChange(parent, { art: 'CHANGE', before: record, after: record, fields: [] }, scope);
}

function shown(row: AnyRecord): AnyRecord {
  return Object.fromEntries(
    told
      .filter((name) => row[name] !== null && row[name] !== undefined)
      .map((name) => [name, row[name]]),
  );
}
